import type { Language } from '#api/platform/rules.ts';
import { Spinner } from '#site/ui/Spinner.tsx';
import { RequireUser } from '../accounts/shell/RequireUser.tsx';
import type { ShellTexts } from '../accounts/shell/texts.ts';
import { ProfileEditor, type ProfileEditorTexts } from './ProfileEditor.tsx';

type CharityProfileRootProps = {
  readonly id: string;
  readonly language: Language;
  readonly shell: ShellTexts['shell'];
  readonly texts: ProfileEditorTexts;
};

/** The page on which a charity's profile is edited. */
export function CharityProfileRoot({ id, language, shell, texts }: CharityProfileRootProps) {
  return (
    <RequireUser texts={shell} waiting={<Spinner label={shell.loading} row />}>
      {(user) => <ProfileEditor id={id} user={user} language={language} texts={texts} />}
    </RequireUser>
  );
}
