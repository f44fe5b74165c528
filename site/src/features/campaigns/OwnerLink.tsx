import { useStore } from '@nanostores/react';
import { Pencil } from 'lucide-react';
import { useEffect } from 'react';
import type { Language } from '#api/platform/rules.ts';
import { startSession } from '../accounts/session.ts';
import { $user } from '../accounts/session-state.ts';

type OwnerLinkProps = {
  /** The campaign's id. */
  readonly id: string;
  /** The id in the campaign's `celebrity`: of a charity that runs campaigns itself, its own. */
  readonly celebrityId: string;
  readonly language: Language;
  readonly text: string;
};

/** Leads a charity from its campaign's page to the edit page, which My Campaigns does not (specification §6). */
export function OwnerLink({ id, celebrityId, language, text }: OwnerLinkProps) {
  const user = useStore($user);
  useEffect(() => void startSession(), []);
  if (user?.role !== 'charity' || user.id !== celebrityId) return null;
  return (
    <p>
      <a
        className="button button-secondary button-small"
        href={`/${language}/dashboard/campaigns/${id}/edit`}
      >
        <Pencil aria-hidden="true" />
        {text}
      </a>
    </p>
  );
}
