/** The languages of the product, default first (RULES.md, "Addresses"). */
export const LANGUAGES = ['nl', 'en'] as const;
export type Language = (typeof LANGUAGES)[number];
export const DEFAULT_LANGUAGE: Language = 'nl';

/** One text for a person, in every language of the product. */
export type LocalizedText = Readonly<Record<Language, string>>;

/** How long a text may be without surrounding white space, and the messages for one that is too short or too long. */
export type TextLimits = {
  readonly min: number;
  readonly max: number;
  readonly tooShort: LocalizedText;
  readonly tooLong: LocalizedText;
};

/** Returns the message for a text that exceeds a limit. */
export const tooLong = (max: number): LocalizedText => ({
  en: `Please keep this within ${max} characters`,
  nl: `Houd dit binnen ${max} tekens`,
});

/** Limits a text; `say` returns the message for one that is too short. */
export function limitText(
  min: number,
  max: number,
  say: (min: number, max: number) => LocalizedText,
): TextLimits {
  return { min, max, tooShort: say(min, max), tooLong: tooLong(max) };
}

/** Counts the characters of a text as all limits do: an emoji is one, where `length` gives two or more. */
export const countCodePoints = (text: string): number => Array.from(text).length;

/** Format characters, such as direction marks, fillers, and control characters other than white space. */
const UNSEEN = /[\p{Cf}\p{DI}\u2800]|(?!\s)\p{Cc}/gu;

/** Counts the characters of a text that can be read, as every minimum does: invisible ones add nothing. */
export const countReadable = (text: string): number => countCodePoints(text.replace(UNSEEN, '').trim());

/** Silently cuts a text to a limit. */
export const cutText = (text: string, max: number): string => Array.from(text).slice(0, max).join('');

/** Returns the message for a text that is too short or too long; undefined if its length is fine. */
export function findLengthProblem({ min, max, tooShort, tooLong }: TextLimits, text: string) {
  if (countReadable(text) < min) return tooShort;
  return countCodePoints(text.trim()) > max ? tooLong : undefined;
}

/** Roles of people (RULES.md, "People"). */
export const ROLES = ['fan', 'celebrity', 'charity', 'admin'] as const;
export type Role = (typeof ROLES)[number];

/** What an owner can allow a member of their team: to `decide` on winners or the end of campaigns, to `invite` others. */
export const TEAM_RIGHTS = ['decide', 'invite'] as const;
export type TeamRight = (typeof TEAM_RIGHTS)[number];

/** Acts on an owner's campaigns and team: `view` as the owner, `moderate` as admins do. */
export type CampaignAct = 'view' | 'manage' | 'moderate' | 'hand-over' | TeamRight;

/** Name of the cookie that remembers the language a visitor chose. */
export const LANGUAGE_COOKIE = 'lang';

/** Name of the cookie that only tells scripts that there is a session. */
export const SESSION_HINT_COOKIE = 'ph_session';

/** Maximum length of an id in a request; the product's own are UUIDs. */
export const ID_MAX = 100;

/** Maximum length of an instant in a request: ISO 8601 with a fraction and an offset is shorter. */
export const INSTANT_MAX = 40;

/** Maximum number of cards in one page of a public list (RULES.md, "Calls"). */
export const PAGE_SIZE_MAX = 200;

/** Returns whether a value is an object with named fields, neither null nor an array. */
export function isRecord(value: unknown): value is Readonly<Record<string, unknown>> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

/** Returns the fields whose value is not undefined. */
export function omitUndefined<Fields extends object>(
  fields: Fields,
): { [Name in keyof Fields]: Exclude<Fields[Name], undefined> };
export function omitUndefined(fields: object): object {
  return Object.fromEntries(Object.entries(fields).filter(([, value]) => value !== undefined));
}

/** Escapes text for HTML, XML and SVG, in content and in quoted attributes. */
export function escapeHtml(text: string): string {
  return text.replace(/[&<>"']/g, (character) => `&#${character.charCodeAt(0)};`);
}

/** Returns whether a text has nothing to read. */
export const isBlank = (text: string): boolean => countReadable(text) === 0;

/** Returns whether a value is one of the product's languages. */
export function isLanguage(value: unknown): value is Language {
  return LANGUAGES.some((language) => language === value);
}

/** Returns the visitor's language: the cookie, else Accept-Language, else Dutch (RULES.md, "Addresses"). */
export function negotiateLanguage(
  cookie: string | undefined,
  acceptLanguage: string | null | undefined,
): Language {
  if (isLanguage(cookie)) return cookie;
  const accepted = (acceptLanguage ?? '')
    .split(',')
    .map((part) => {
      const [tag = '', ...parameters] = part.toLowerCase().split(';');
      const weight = parameters.map((p) => p.trim()).find((p) => p.startsWith('q='));
      return { language: tag.trim().split('-')[0], q: weight ? Number(weight.slice(2)) : 1 };
    })
    .filter(({ q }) => q > 0)
    .toSorted((a, b) => b.q - a.q);
  return accepted.map(({ language }) => language).find(isLanguage) ?? DEFAULT_LANGUAGE;
}

export const SECOND_MS = 1000;

export const MINUTE_MS = 60 * SECOND_MS;

export const HOUR_MS = 60 * MINUTE_MS;

export const DAY_MS = 24 * HOUR_MS;

/** Domain of erased people's addresses, to which no mail is sent. */
export const ERASED_DOMAIN = '@erased.invalid';
