import type { User } from '#api/accounts/contract.ts';
import type { Language } from '#api/platform/rules.ts';
import { useResource } from '#widget/client/use-resource.ts';
import { LoadFailure } from '#site/features/dashboard/LoadFailure.tsx';
import { Spinner } from '#site/ui/Spinner.tsx';
import type { ImageTexts } from '#site/features/media/use-picture.ts';
import type { AccountTexts } from '../texts.ts';
import { GeneratedPasswordNotice } from '../GeneratedPasswordNotice.tsx';
import { PasskeysPanel } from '../passkeys/PasskeysPanel.tsx';
import { CelebrityForm } from './CelebrityForm.tsx';
import type { DraftTexts } from './DraftForm.tsx';
import { EmailForm } from './EmailForm.tsx';
import { ErasePanel } from './ErasePanel.tsx';
import { ExportPanel } from './ExportPanel.tsx';
import { PasswordForm } from './PasswordForm.tsx';
import { PersonForm } from './PersonForm.tsx';
import { readProfile } from './profile-calls.ts';

type ProfileViewProps = {
  readonly user: User;
  readonly language: Language;
  readonly texts: Pick<AccountTexts, 'common' | 'profile' | 'passkeys' | 'personal' | 'problems'> & {
    readonly image: ImageTexts;
    readonly draft: DraftTexts;
  };
};

/** What we know about a person, and what they can do with it. */
export function ProfileView({ user, language, texts }: ProfileViewProps) {
  const { profile: words } = texts;
  const { resource, reload } = useResource(readProfile);

  return (
    <>
      <h1>{words.title}</h1>
      <p className="lead">{words.lead}</p>
      {resource.kind === 'loading' && <Spinner label={words.loading} row />}
      {resource.kind === 'failed' && (
        <LoadFailure text={words.loadFailed} retryLabel={words.retry} onRetry={reload} />
      )}
      {resource.kind === 'ready' && (
        <PersonForm owner={user.id} person={resource.value.profile} texts={texts} />
      )}
      {user.role === 'celebrity' && <CelebrityForm owner={user.id} language={language} texts={texts} />}
      <EmailForm email={user.email} language={language} texts={texts} />
      <GeneratedPasswordNotice language={language} texts={words} />
      <PasswordForm email={user.email} language={language} texts={texts} />
      <PasskeysPanel language={language} texts={texts} />
      <ExportPanel texts={words} />
      <ErasePanel language={language} texts={texts} />
    </>
  );
}
