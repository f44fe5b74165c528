import type { Language } from '#api/platform/rules.ts';
import { useResource } from '#widget/client/use-resource.ts';
import { readProfile } from './profile-calls.ts';

type GeneratedPasswordNoticeProps = {
  readonly language: Language;
  readonly texts: Readonly<Record<'generatedText' | 'generatedChoose', string>>;
};

/** Tells a person with a generated password about it, and leads to the form in which they choose their own. */
export function GeneratedPasswordNotice({ language, texts }: GeneratedPasswordNoticeProps) {
  const { resource } = useResource(readProfile);
  const profile = resource.kind === 'ready' ? resource.value.profile : undefined;
  if (!profile?.passwordIsGenerated) return null;
  return (
    <p className="notice notice-info">
      <span>
        {texts.generatedText} <a href={`/${language}/dashboard/profile#password`}>{texts.generatedChoose}</a>
      </span>
    </p>
  );
}
