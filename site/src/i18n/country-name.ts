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
