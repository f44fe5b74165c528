/** The languages of the product, default first (specification §1, §9). */
export const LANGUAGES = ['nl', 'en'] as const;
export type Language = (typeof LANGUAGES)[number];
export const DEFAULT_LANGUAGE: Language = 'nl';

/** One text for a person, in every language of the product. */
export type LocalizedText = Readonly<Record<Language, string>>;

/** Name of the cookie that remembers the language a visitor chose. */
export const LANGUAGE_COOKIE = 'lang';

/** Name of the script-readable cookie that says only that there is a session. */
export const SESSION_HINT_COOKIE = 'ph_session';

/** Most characters of an id that somebody names; ours are UUIDs. */
export const ID_MAX = 100;

/** Cards on one answer of a public list at most (api.md, campaigns-list). */
export const PAGE_SIZE_MAX = 200;

/** Whether a value is one of the product's languages. */
export function isLanguage(value: unknown): value is Language {
  return LANGUAGES.some((language) => language === value);
}

/**
 * The visitor's language: the cookie, else the first supported one of Accept-Language by weight, else Dutch
 * (decisions.md, "Addresses and language").
 */
export function negotiateLanguage(
  cookie: string | undefined,
  acceptLanguage: string | null | undefined,
): Language {
  if (isLanguage(cookie)) return cookie;
  const wanted = (acceptLanguage ?? '')
    .split(',')
    .map((part) => {
      const [tag = '', ...parameters] = part.trim().toLowerCase().split(';');
      const weight = parameters.map((p) => p.trim()).find((p) => p.startsWith('q='));
      return { language: tag.trim().split('-')[0], q: weight ? Number(weight.slice(2)) : 1 };
    })
    .filter(({ q }) => q > 0)
    .toSorted((a, b) => b.q - a.q);
  const known = wanted.map(({ language }) => language).find(isLanguage);
  return known ?? DEFAULT_LANGUAGE;
}

/** Returns whether a value is an object that is no list. */
export function isRecord(value: unknown): value is Readonly<Record<string, unknown>> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}
