import { JUDGE_ADDRESS_PATTERNS, MARKUP_PATTERNS } from './judge-address-patterns.ts';
import { soundsAddressed } from './judge-talk.ts';
import { splitSentences } from './sentence-rules.ts';
import { normalizeText, tokenize } from './stem-rules.ts';

const SENTENCE_END = /(?<=[.!?…;])\s+|[\r\n]+/u;
/** Single letters one after another are one word, written so as to be overlooked. */
const SPACED_LETTERS = /(?<![\p{L}\p{N}])(?:[\p{L}\p{N}][ .\-_]){2,}[\p{L}\p{N}](?![\p{L}\p{N}])/gu;
const LEET: Readonly<Record<string, string>> = { '0': 'o', '1': 'i', '3': 'e', '4': 'a', '5': 's', '7': 't' };
/** Text that only a program reads: tag characters, long codes. */
const ENCODED =
  /[\u{E0020}-\u{E007F}]|(?<![\p{L}\p{N}+/])(?=[a-z+/]{0,60}[\dA-Z])[\da-zA-Z+/]{28,}={0,2}(?![\p{L}\p{N}])|(?:[.-]{1,5}\s){8}/u;
/** A number of points in languages that are written in other letters. */
const FOREIGN_POINTS = /10\s?[分点點]|балл|نقاط|درجات/u;

/** Tells whether any sentence of an answer speaks to the judge, openly or hidden. The answer is judged either way. */
export function isAddressedToJudge(answer: string): boolean {
  return hasJudgeAddress(answer) || splitSentences(answer).some(soundsAddressed);
}

/** Tells whether a text has a sign of speaking to the judge, of those that are written down. */
export function hasJudgeAddress(answer: string): boolean {
  if (ENCODED.test(answer) || FOREIGN_POINTS.test(answer)) return true;
  return listReadings(normalizeText(answer)).some(
    (text) =>
      MARKUP_PATTERNS.some((pattern) => pattern.test(text)) ||
      text.split(SENTENCE_END).some((sentence) => isAddress(tokenize(sentence).join(' '))),
  );
}

function isAddress(sentence: string): boolean {
  return JUDGE_ADDRESS_PATTERNS.some((pattern) => pattern.test(sentence));
}

/** A text unchanged, with single letters joined, and with digits read as letters. */
function listReadings(plain: string): readonly string[] {
  const joined = plain
    .replace(/ {2,}/g, '\u0001')
    .replace(SPACED_LETTERS, (run) => run.replace(/[ .\-_]/g, ''))
    .replaceAll('\u0001', ' ');
  const letters = joined.replace(/[\da-z]{3,}/g, (word) =>
    /[a-z]/.test(word) ? word.replace(/[013457]/g, (digit) => LEET[digit] ?? digit) : word,
  );
  return [...new Set([plain, joined, letters])];
}
