import { useStore } from '@nanostores/react';
import { lazy, Suspense, useEffect } from 'react';
import type { Submission } from '#api/subscriptions/contract.ts';
import type { WithTexts } from '#site/i18n/feature-texts.ts';
import { $user } from '../accounts/session-state.ts';
import { startSession } from '../accounts/session.ts';
import type { OwnShareTexts } from '../sharing/share-texts.ts';
import type { Ticket } from '../sharing/use-ticket-picture.ts';

const SharePanel = lazy(() => import('../sharing/SharePanel.tsx'));

type ShareTicketProps = WithTexts<OwnShareTexts> & {
  readonly submissionId: string;
  /** Unknown for one who paid on a partner's page: they share the campaign without their own link and ticket. */
  readonly submission: Pick<Submission, 'campaign' | 'minute'> | undefined;
  readonly campaign: { readonly slug: string; readonly celebrityName: string; readonly dial: Ticket['dial'] };
};

/** Lets a fan who has paid invite others. */
export function ShareTicket({ submission, campaign, language, ...props }: ShareTicketProps) {
  const user = useStore($user, { ssr: 'initial' });
  useEffect(() => void startSession(), []);
  const [firstName = ''] = user?.name.split(' ') ?? [];
  return (
    <div className="share-ticket-panel">
      <Suspense>
        {user !== undefined && (
          <SharePanel
            // Recreates the panel when the name changes, because the link and the ticket show it.
            key={firstName}
            campaign={campaign}
            ticket={submission && { ...submission, dial: campaign.dial, firstName, language }}
            language={language}
            {...props}
          />
        )}
      </Suspense>
    </div>
  );
}
