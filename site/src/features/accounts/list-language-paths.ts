import { LANGUAGES } from '#api/platform/rules.ts';

/** Returns the static paths of a page that exists once in each language. */
export function listLanguagePaths() {
  return LANGUAGES.map((lang) => ({ params: { lang }, props: { language: lang } }));
}
