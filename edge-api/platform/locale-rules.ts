import type { Language } from './rules.ts';

/** Returns the attributes of an element that holds what a person wrote: its language, where that is known, and direction. */
export function writtenIn(language?: Language) {
  return { lang: language, dir: 'auto' } as const;
}

/** Returns a function that makes an Intl format once per locale, because that takes as long as dozens of uses. */
export function memoizeByLocale<Format>(create: (locale: string) => Format): (locale: string) => Format {
  const formats = new Map<string, Format>();
  return (locale) => {
    const format = formats.get(locale) ?? create(locale);
    formats.set(locale, format);
    return format;
  };
}
