import type { TeamInvitation as Invitation } from '#api/management/team-contract.ts';
import type { Language } from '#api/platform/rules.ts';
import { fillText } from '#widget/client/fill-text.ts';
import { api } from '../../accounts/api.ts';
import { InvitationFlow } from '../../accounts/InvitationFlow.tsx';
import { withSession } from '../../accounts/SessionProvider.tsx';
import type { TeamTexts } from './texts.ts';

/** Accepts an invitation to a team, or to take over a campaign (`?token`). */
export const TeamInvitation = withSession(View);

const readInvitation = (token: string) => api.invitations.read.$post({ json: { token } });

function View({ language, texts }: { readonly language: Language; readonly texts: TeamTexts['invitation'] }) {
  return (
    <InvitationFlow
      language={language}
      texts={texts}
      read={readInvitation}
      accept={(token) => api.invitations.accept.$post({ json: { token } })}
      toRole={(doc) => (doc.campaign === null ? undefined : 'celebrity')}
      toLead={(doc) => renderLead(doc, texts)}
      toNext={() => '/dashboard'}
      away="/dashboard"
    />
  );
}

function renderLead(
  { from, owner, rights, campaign }: Invitation['doc'],
  texts: TeamTexts['invitation'],
): string {
  if (campaign === null) {
    const lead = fillText(from === owner ? texts.leadTeam : texts.leadMember, { from, owner });
    return [lead, ...rights.map((right) => texts.leadRights[right])].join(' ');
  }
  return fillText(texts.leadHandover, { from, campaign: campaign.name, artist: campaign.artistName });
}
