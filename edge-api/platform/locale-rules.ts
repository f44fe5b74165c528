import type { Language } from './rules.ts';

/** Returns the attributes of an element with a person's own words: the language, if known, and the direction. */
export function writtenIn(language?: Language) {
  return { lang: language, dir: 'auto' } as const;
}

/** Turns quotation marks inside others into the other kind: “An hour with ‘Mila’”, ‘Een uur met “Mila”’. */
export function nestQuotes(text: string): string {
  return text
    .replace(
      /“((?:[^“”„]|[“„][^“”„]*”)*)”/g,
      (_, quoted: string) => `“${quoted.replace(/[“„"]([^“”„"]+)["”]/g, '‘$1’')}”`,
    )
    .replace(
      /‘((?:[^‘’]|‘[^‘’]*’)*)’/g,
      (_, quoted: string) => `‘${quoted.replace(/‘([^‘’]+)’|["„]([^"„”‘’]+)["”]/g, '“$1$2”')}’`,
    );
}

/** Caches one Intl format per locale, because creating one takes as long as dozens of uses. */
export function memoizeByLocale<Format>(create: (locale: string) => Format): (locale: string) => Format {
  const formats = new Map<string, Format>();
  return (locale) => {
    const format = formats.get(locale) ?? create(locale);
    formats.set(locale, format);
    return format;
  };
}
