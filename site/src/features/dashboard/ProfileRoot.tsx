import type { Language } from '#api/platform/rules.ts';
import { ProfileView, type ProfileTexts } from '../accounts/profile/ProfileView.tsx';
import { Spinner } from '#site/ui/Spinner.tsx';
import type { DashboardTexts } from './texts.ts';
import { VerificationNotice } from './VerificationNotice.tsx';
import { RequireUser } from './RequireUser.tsx';

type ProfileRootProps = {
  readonly language: Language;
  readonly texts: Pick<DashboardTexts, 'shell' | 'verification'> & ProfileTexts;
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
