import type { Language } from '#api/platform/rules.ts';
import { ProfileView, type ProfileTexts } from './ProfileView.tsx';
import { Spinner } from '#site/ui/Spinner.tsx';
import type { ShellTexts } from '../accounts/shell/texts.ts';
import { VerificationNotice } from '../accounts/shell/VerificationNotice.tsx';
import { RequireUser } from '../accounts/shell/RequireUser.tsx';

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
