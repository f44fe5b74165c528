import type { Language } from '#api/platform/rules.ts';
import type { ShareTexts } from './texts.ts';

/** Reads the texts of share pictures from the page (SharePictures.astro). */
export function readShareTexts(): Readonly<Record<Language, ShareTexts>> {
  const read = (language: Language): ShareTexts => {
    const element = document.querySelector<HTMLElement>(`[data-share-texts="${language}"]`);
    const {
      call = '',
      from = '',
      during = '',
      until = '',
      who = '',
      closed = '',
      next = '',
      over = '',
      more = '',
    } = element?.dataset ?? {};
    return { call, from, during, until, who, closed, next, over, more };
  };
  return { nl: read('nl'), en: read('en') };
}
