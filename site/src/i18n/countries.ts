import { COUNTRY_CODES } from '#api/celebrities/country-rules.ts';
import type { Language } from '#api/platform/rules.ts';

/** Returns the name of a country in a language, else in English, else its code (RULES.md, "Data"). */
export function countryName(code: string, language: Language): string {
  for (const locale of [language, 'en']) {
    try {
      const name = new Intl.DisplayNames(locale, { type: 'region', fallback: 'none' }).of(code);
      if (name !== undefined) return name;
    } catch {
      return code;
    }
  }
  return code;
}

/** Lists every country as its code and its name, in the language's alphabetical order. */
export function countries(language: Language): readonly (readonly [code: string, name: string])[] {
  return COUNTRY_CODES.map((code) => [code, countryName(code, language)] as const).toSorted(([, a], [, b]) =>
    a.localeCompare(b, language),
  );
}
