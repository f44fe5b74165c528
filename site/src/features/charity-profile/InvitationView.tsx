import type { WithTexts } from '#site/i18n/feature-texts.ts';
import { api } from '../accounts/api.ts';
import { InvitationFlow } from '../accounts/InvitationFlow.tsx';
import { withSession } from '../accounts/SessionProvider.tsx';
import type { CharityProfileTexts } from './texts.ts';

/** Accepts an invitation to edit a charity's profile (`?token`). */
export const InvitationView = withSession(View);

const readInvitation = (token: string) => api['charity-invitations'].read.$post({ json: { token } });

function View({ language, texts }: WithTexts<CharityProfileTexts['invitation']>) {
  return (
    <InvitationFlow
      language={language}
      texts={{ ...texts, away: texts.myCharity }}
      read={readInvitation}
      accept={(token) => api['charity-invitations'].accept.$post({ json: { token } })}
      toRole={() => 'charity'}
      toLead={() => texts.lead}
      toNext={({ doc }) => `/dashboard/charities/${doc.id}`}
      away="/dashboard/charity"
    />
  );
}
