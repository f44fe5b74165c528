import { useStore } from '@nanostores/react';
import { Megaphone, Pencil } from 'lucide-react';
import { useEffect, useState } from 'react';
import type { Language } from '#api/platform/rules.ts';
import { callEndpoint } from '#widget/client/outcome.ts';
import { api } from '../accounts/api.ts';
import { startSession } from '../accounts/session.ts';
import { $user } from '../accounts/session-state.ts';

type OwnerLinksProps = {
  /** The campaign's id. */
  readonly id: string;
  /** The id in the campaign's `celebrity`: of a charity that runs campaigns itself, its own. */
  readonly celebrityId: string;
  /** Whether nobody can take part any more. */
  readonly isOver: boolean;
  readonly language: Language;
  readonly texts: Readonly<Record<'edit' | 'promotionKit', string>>;
};

/**
 * Leads a campaign's owner from its page to what they can do with it: a charity to the edit page too, which My Campaigns
 * does not (RULES.md, "Roles").
 */
export function OwnerLinks({ id, celebrityId, isOver, language, texts }: OwnerLinksProps) {
  const user = useStore($user);
  const isOwnCharity = user?.role === 'charity' && user.id === celebrityId;
  const isOwnCelebrity = useIsOwnCampaign(id, user?.role === 'celebrity');
  useEffect(() => void startSession(), []);
  if (!isOwnCharity && (!isOwnCelebrity || isOver)) return null;
  const path = `/${language}/dashboard/campaigns/${id}`;
  return (
    <p className="row owner-links">
      {isOwnCharity && (
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

/** Asks whether a campaign is the visitor's own; a celebrity's profile has another id than the account. */
function useIsOwnCampaign(id: string, isAsked: boolean): boolean {
  const [isOwn, setOwn] = useState(false);
  useEffect(() => {
    if (!isAsked) return;
    void callEndpoint(() => api.campaigns[':id'].$get({ param: { id } })).then(({ kind }) =>
      setOwn(kind === 'done'),
    );
  }, [id, isAsked]);
  return isAsked && isOwn;
}
