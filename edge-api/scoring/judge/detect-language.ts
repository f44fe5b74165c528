import { eld } from 'eld/extrasmall';

/** Fewer letters than this say nothing about the language. */
const MIN_LETTERS = 12;

/** Returns the language of a text as an ISO 639-1 code; undefined when the text is too short or too mixed to tell. */
export function detectLanguage(text: string): string | undefined {
  const plain = text.normalize('NFKC');
  if ((plain.match(/\p{L}/gu)?.length ?? 0) < MIN_LETTERS) return undefined;
  const detected = eld.detect(plain);
  return detected.isReliable() ? detected.language : undefined;
}
