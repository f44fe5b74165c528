import type { User } from '#api/accounts/contract.ts';
import type { WithTexts } from '#site/i18n/feature-texts.ts';
import { useResource } from '#widget/client/use-resource.ts';
import type { ImageTexts } from '#site/features/media/texts.ts';
import { callEndpoint } from '#widget/client/outcome.ts';
import { api } from '../accounts/api.ts';
import type { AccountTexts } from '../accounts/texts.ts';
import { PasskeysPanel } from '../accounts/passkeys/PasskeysPanel.tsx';
import { StepUpDialog } from '../accounts/step-up/StepUpDialog.tsx';
import { CelebrityForm } from './CelebrityForm.tsx';
import type { DraftTexts } from '#site/ui/DraftForm.tsx';
import { EmailForm } from './EmailForm.tsx';
import { ErasePanel } from './ErasePanel.tsx';
import { ExportPanel } from './ExportPanel.tsx';
import { Panel } from '#site/ui/Panel.tsx';
import { PasswordForm } from './PasswordForm.tsx';
import { PersonForm } from './PersonForm.tsx';
import type { LoadedProfile } from './load-profile.ts';
import { SessionsPanel } from './SessionsPanel.tsx';
import type { ShellTexts } from '../accounts/shell/texts.ts';
import { VerificationNotice } from '../accounts/shell/VerificationNotice.tsx';

type ProfileTexts = Pick<
  AccountTexts,
  'common' | 'login' | 'profile' | 'passkeys' | 'personal' | 'problems' | 'sessions' | 'stepUp'
> &
  Pick<ShellTexts, 'verification'> & {
    readonly image: ImageTexts;
    readonly draft: DraftTexts;
  };

type ProfileViewProps = WithTexts<ProfileTexts> & {
  readonly user: User;
  readonly loaded: LoadedProfile;
};

/** What we know about a person, and what they can do with it. */
export function ProfileView({ user, loaded, language, texts }: ProfileViewProps) {
  const { profile: words } = texts;
  const { value, refresh } = useResource(() => callEndpoint(() => api.users.me.profile.$get()), {
    first: loaded.profile,
  });
  const { profile } = value;

  return (
    <>
      <h1>{words.title}</h1>
      <p className="lead">{words.lead}</p>
      <VerificationNotice user={user} language={language} texts={texts.verification} />
      <PersonForm owner={user.id} person={profile} texts={texts} />
      {user.role === 'celebrity' && (
        <CelebrityForm doc={loaded.celebrity} owner={user.id} language={language} texts={texts} />
      )}
      {user._verified ? (
        <>
          <EmailForm email={user.email} language={language} texts={texts} />
          <PasswordForm person={profile} language={language} texts={texts} onChanged={() => void refresh()} />
          <ExportPanel texts={words} />
        </>
      ) : (
        <Panel title={words.email} text={words.unproven} />
      )}
      <PasskeysPanel first={loaded.passkeys} language={language} texts={texts} />
      <SessionsPanel first={loaded.sessions} language={language} texts={texts.sessions} />
      <ErasePanel language={language} texts={words} />
      <StepUpDialog email={user.email} hasPassword={profile.hasPassword} language={language} texts={texts} />
    </>
  );
}
