import type { LocalizedText } from '../platform/rules.ts';
import { toSlug } from '../platform/slug-rules.ts';

/** Maximum length of the two sentences about a charity, and of what € 10 does there. */
export const ABOUT_MAX = 300;
export const TEN_EUROS_MAX = 160;
export const REGISTRATION_MAX = 40;
/** Maximum length of a slug before a suffix makes it unique. */
const SLUG_MAX = 80;
export const CHARITY_CAMPAIGNS_PAGE_SIZE = 12;
/** Maximum number of charities in the sitemap; each has an address per language. */
export const SITEMAP_CHARITIES_MAX = 20_000;
/** Maximum number of charities listed for one account. */
export const OWN_CHARITIES_MAX = 50;

/** Slugs reserved for other pages and calls beside those of charities. */
const RESERVED_CHARITY_SLUGS: readonly string[] = ['addresses', 'by-slug', 'index', 'mine', 'page', 'search'];

/** Returns the slug of a charity's page, which may be taken; undefined if its name yields none. */
export function toCharitySlug(name: string): string | undefined {
  const slug = toSlug(name).slice(0, SLUG_MAX).replace(/-$/, '');
  return slug === '' || RESERVED_CHARITY_SLUGS.includes(slug) ? undefined : slug;
}

const RSIN_WEIGHTS = [9, 8, 7, 6, 5, 4, 3, 2, -1] as const;

/**
 * Returns whether nine digits are an RSIN: like all Dutch tax numbers, their weighted sum is a multiple of eleven
 * (https://nl.wikipedia.org/wiki/Burgerservicenummer#11-proef).
 */
export function isRsin(digits: string): boolean {
  if (!/^\d{9}$/.test(digits) || /^0+$/.test(digits)) return false;
  const sum = RSIN_WEIGHTS.reduce((total, weight, at) => total + weight * Number(digits[at]), 0);
  return sum % 11 === 0;
}

/** Removes the spaces and dots that group the digits of an entered number. */
export const normalizeRsin = (typed: string): string => typed.replace(/[\s.]/g, '');

/** The texts of a profile in both languages. */
type Pairs = Readonly<Record<'aboutNl' | 'aboutEn' | 'tenEurosNl' | 'tenEurosEn', string | null>>;
type Registration = { readonly rsin: string | null; readonly isAnbi: boolean };
type Problem = { readonly path: string; readonly message: LocalizedText };

/** Returns the problems of a complete profile: a text in only one language, or an ANBI without its RSIN. */
export function validateProfile(profile: Pairs & Registration): Problem[] {
  const pairs = [
    ['aboutNl', 'aboutEn'],
    ['tenEurosNl', 'tenEurosEn'],
  ] as const;
  const missing = pairs.flatMap((pair) =>
    pair.some((name) => profile[name])
      ? pair.filter((name) => !profile[name]).map((path) => ({ path, message: OTHER_LANGUAGE_MISSING }))
      : [],
  );
  const needsRsin = profile.isAnbi && !profile.rsin;
  return [...missing, ...(needsRsin ? [{ path: 'rsin', message: ANBI_NEEDS_RSIN }] : [])];
}

export const OTHER_LANGUAGE_MISSING: LocalizedText = {
  en: 'Please write this in both languages',
  nl: 'Schrijf dit in beide talen',
};
const ANBI_NEEDS_RSIN: LocalizedText = {
  en: 'Please enter the RSIN the ANBI is registered under',
  nl: 'Vul het RSIN in waarmee de ANBI geregistreerd staat',
};
export const RSIN_INVALID: LocalizedText = {
  en: 'This is not an RSIN: please check its nine digits',
  nl: 'Dit is geen RSIN: controleer de negen cijfers',
};
export const WEBSITE_INSECURE: LocalizedText = {
  en: 'Please enter a web address that starts with https://',
  nl: 'Vul een webadres in dat met https:// begint',
};
export const COUNTRY_INVALID: LocalizedText = {
  en: 'Please choose a country from the list',
  nl: 'Kies een land uit de lijst',
};
export const PROFILE_EDITED_ELSEWHERE: LocalizedText = {
  en: 'This profile has been changed elsewhere in the meantime. Check your texts, then save again to replace that version.',
  nl: 'Dit profiel is intussen ergens anders gewijzigd. Controleer je teksten en sla opnieuw op om die versie te vervangen.',
};
