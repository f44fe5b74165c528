import type { User } from '#api/accounts/contract.ts';
import type { Language } from '#api/platform/rules.ts';
import { useResource } from '#widget/client/use-resource.ts';
import { LoadFailure } from '#site/ui/LoadFailure.tsx';
import { Spinner } from '#site/ui/Spinner.tsx';
import type { ImageTexts } from '#site/features/media/texts.ts';
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
import { readProfile } from '../accounts/profile-calls.ts';
import { SessionsPanel } from './SessionsPanel.tsx';
import type { ShellTexts } from '../accounts/shell/texts.ts';
import { VerificationNotice } from '../accounts/shell/VerificationNotice.tsx';
import { RequireUser } from '../accounts/shell/RequireUser.tsx';

type ProfileTexts = Pick<
  AccountTexts,
  'common' | 'login' | 'profile' | 'passkeys' | 'personal' | 'problems' | 'sessions' | 'stepUp'
> & {
  readonly image: ImageTexts;
  readonly draft: DraftTexts;
};

type ProfileViewProps = {
  readonly user: User;
  readonly language: Language;
  readonly texts: ProfileTexts;
};

/** What we know about a person, and what they can do with it. */
export function ProfileView({ user, language, texts }: ProfileViewProps) {
  const { profile: words } = texts;
  const { resource, reload } = useResource(readProfile);
  const profile = resource.kind === 'ready' ? resource.value.profile : undefined;

  return (
    <>
      <h1>{words.title}</h1>
      <p className="lead">{words.lead}</p>
      {resource.kind === 'loading' && <Spinner label={words.loading} row />}
      {resource.kind === 'failed' && (
        <LoadFailure text={words.loadFailed} retryLabel={words.retry} onRetry={reload} />
      )}
      {profile && <PersonForm owner={user.id} person={profile} texts={texts} />}
      {user.role === 'celebrity' && <CelebrityForm owner={user.id} language={language} texts={texts} />}
      {user._verified ? (
        <>
          <EmailForm email={user.email} language={language} texts={texts} />
          <PasswordForm person={profile ?? user} language={language} texts={texts} onChanged={reload} />
          <ExportPanel texts={words} />
        </>
      ) : (
        [words.email, words.password, words.yours].map((title) => (
          <Panel key={title} title={title} text={words.unproven} />
        ))
      )}
      <PasskeysPanel language={language} texts={texts} />
      <SessionsPanel language={language} texts={texts.sessions} />
      <ErasePanel language={language} texts={words} />
      <StepUpDialog
        email={user.email}
        hasPassword={profile?.hasPassword ?? true}
        language={language}
        texts={texts}
      />
    </>
  );
}

type ProfileRootProps = {
  readonly language: Language;
  readonly texts: Pick<ShellTexts, 'shell' | 'verification'> & ProfileTexts;
};

/** The profile page of the person who is logged in. */
export function ProfileRoot({ language, texts }: ProfileRootProps) {
  const { shell, verification } = texts;
  return (
    <RequireUser texts={shell} waiting={<Spinner label={shell.loading} row />}>
      {(user) => (
        <>
          <VerificationNotice user={user} language={language} texts={verification} />
          <ProfileView user={user} language={language} texts={texts} />
        </>
      )}
    </RequireUser>
  );
}
