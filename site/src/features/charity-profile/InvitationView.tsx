import type { WithTexts } from '#site/i18n/feature-texts.ts';
import { InvitationFlow } from '../accounts/InvitationFlow.tsx';
import { withSession } from '../accounts/SessionProvider.tsx';
import { acceptInvitation, readInvitation } from './access-calls.ts';
import type { CharityProfileTexts } from './texts.ts';

type InvitationViewProps = WithTexts<CharityProfileTexts['invitation']>;

/** Accepts an invitation to edit a charity's profile (`?token`). */
export const InvitationView = withSession(View);

function View({ language, texts }: InvitationViewProps) {
  return (
    <InvitationFlow
      language={language}
      texts={{ ...texts, away: texts.myCharity }}
      read={readInvitation}
      accept={acceptInvitation}
      toRole={() => 'charity'}
      toLead={() => texts.lead}
      toNext={({ doc }) => `/dashboard/charities/${doc.id}`}
      away="/dashboard/charity"
    />
  );
}
