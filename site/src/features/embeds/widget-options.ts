import { isLanguage, type Language } from '#api/platform/rules.ts';
import { parseAccent } from '#widget/frame/accent.ts';

export const THEMES = ['light', 'dark', 'auto'] as const;
export type Theme = (typeof THEMES)[number];

export const LAYOUTS = ['card', 'button'] as const;
type Layout = (typeof LAYOUTS)[number];

export const VERSIONS = ['newest', 'exact'] as const;
export type Version = (typeof VERSIONS)[number];

/** How a widget looks on a partner's page. */
export type WidgetOptions = {
  readonly language: Language;
  readonly theme: Theme;
  readonly layout: Layout;
  /** Colour such as `#5b2a9d`; undefined is the product's own. */
  readonly accent: string | undefined;
};

/** Returns the input if it is one of the values, else the first value. */
export function pickOption<T extends string>(values: readonly [T, ...T[]], input: string | null): T {
  return values.find((value) => value === input) ?? values[0];
}

/** Parses the options in an address; invalid ones fall back to the default. */
export function parseWidgetOptions(query: URLSearchParams, fallback: Language): WidgetOptions {
  const lang = query.get('lang');
  const accent = parseAccent(query.get('accent') ?? '');
  return {
    language: isLanguage(lang) ? lang : fallback,
    theme: pickOption(THEMES, query.get('theme')),
    layout: pickOption(LAYOUTS, query.get('layout')),
    accent: accent === undefined ? undefined : `#${accent}`,
  };
}

/** Returns the element's attributes; omits defaults, except for the language. */
export function toWidgetAttributes(slug: string, options: WidgetOptions): Readonly<Record<string, string>> {
  const { language, theme, layout, accent } = options;
  return {
    campaign: slug,
    lang: language,
    ...(theme !== THEMES[0] && { theme }),
    ...(layout !== LAYOUTS[0] && { layout }),
    ...(accent !== undefined && { accent }),
  };
}
