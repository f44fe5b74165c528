import { COUNTRY_CODES } from '#api/celebrities/country-rules.ts';
import type { Language } from '#api/platform/rules.ts';
import { countryName } from './country-name.ts';

/** Lists every country as its code and its name, in the language's alphabetical order. */
export function countries(language: Language): readonly (readonly [code: string, name: string])[] {
  return COUNTRY_CODES.map((code) => [code, countryName(code, language)] as const).toSorted(([, a], [, b]) =>
    a.localeCompare(b, language),
  );
}
