import type { Language } from '#api/platform/rules.ts';

/** Returns the attributes of an element that holds what a person wrote: its language, where that is known, and direction. */
export function writtenIn(language?: Language) {
  return { lang: language, dir: 'auto' } as const;
}
