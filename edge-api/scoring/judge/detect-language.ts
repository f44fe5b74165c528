import { eld } from 'eld/extrasmall';
import { LANGUAGES } from '#api/platform/rules.ts';

/** Fewer letters than this say nothing about the language. */
const MIN_LETTERS = 12;
/** A text with a smaller part of Latin letters than this is in another script. */
const MIN_LATIN_RATIO = 0.4;

/** Returns the language of a text as an ISO 639-1 code; undefined when the text is too short or too mixed to tell. */
export function detectLanguage(text: string): string | undefined {
  const plain = text.normalize('NFKC');
  if (countLetters(plain) < MIN_LETTERS) return undefined;
  const detected = eld.detect(plain);
  return detected.isReliable() ? detected.language : undefined;
}

/** Tells whether an answer is in a language that the rubric's words are not of, so that its score would say nothing. */
export function isOtherLanguage(answer: string): boolean {
  const plain = answer.normalize('NFKC');
  const letters = countLetters(plain);
  if (letters < MIN_LETTERS) return false;
  if (countLetters(plain, /\p{Script=Latin}/gu) / letters < MIN_LATIN_RATIO) return true;
  const detected = detectLanguage(plain);
  return detected !== undefined && !LANGUAGES.some((language) => language === detected);
}

function countLetters(text: string, letter = /\p{L}/gu): number {
  return text.match(letter)?.length ?? 0;
}
