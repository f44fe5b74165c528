import type { Language } from '#api/platform/rules.ts';
import { countryName } from '#site/i18n/country-name.ts';

/** Returns a country's name from its code; '' for none or 'Not specified' (RULES.md, "Data"). */
export function getCountryLabel(code: string | null, language: Language): string {
  return !code || code === 'Not specified' ? '' : countryName(code, language);
}

/** Formats a place of residence: city and country, as far as known. */
export function formatLocation(
  { city, countryOfResidence }: { readonly city: string | null; readonly countryOfResidence: string | null },
  language: Language,
): string {
  return [city ?? '', getCountryLabel(countryOfResidence, language)].filter(Boolean).join(', ');
}
