import { Megaphone, Pencil } from 'lucide-react';
import type { WithTexts } from '#site/i18n/feature-texts.ts';
import type { Visitor } from './load-visitor.ts';

type OwnerLinksProps = WithTexts<Readonly<Record<'edit' | 'promotionKit', string>>> & {
  readonly id: string;
  readonly visitor: Visitor;
  readonly isOver: boolean;
};

/** Links a campaign's owner from its public page to what they can do with it (RULES.md, "Roles"). */
export function OwnerLinks({ id, visitor: { user, isOwner }, isOver, language, texts }: OwnerLinksProps) {
  const isCharity = user.role === 'charity';
  if (!isOwner || (isOver && !isCharity)) return null;
  const path = `/${language}/dashboard/campaigns/${id}`;
  return (
    <p className="row owner-links">
      {isCharity && (
        <a className="button button-secondary button-small" href={`${path}/edit`}>
          <Pencil aria-hidden="true" />
          {texts.edit}
        </a>
      )}
      {!isOver && (
        <a className="button button-secondary button-small" href={`${path}/kit`}>
          <Megaphone aria-hidden="true" />
          {texts.promotionKit}
        </a>
      )}
    </p>
  );
}
