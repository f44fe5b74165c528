import { judgeByRubric, type Brief } from '../rubric/rubric-rules.ts';
import { splitSentences } from '../rubric/sentence-rules.ts';

/** What replaces a sentence that speaks to the judge. */
export const MASK = '[…]';

/**
 * Returns an answer for another reading: sentences that speak to the judge are masked, all others stay as they
 * are. An answer that does so only as a whole stays whole.
 */
export function maskAddressing(brief: Brief, answer: string): string {
  const sentences = splitSentences(answer);
  const isAddressing = (text: string) => judgeByRubric(brief, text).flags.includes('addresses-judge');
  const masked = new Set<number>();
  for (const [index, sentence] of sentences.entries()) if (isAddressing(sentence)) masked.add(index);
  for (const [index, sentence] of sentences.entries()) {
    const next = sentences[index + 1];
    if (next === undefined || masked.has(index) || masked.has(index + 1)) continue;
    if (isAddressing(`${sentence} ${next}`)) masked.add(index).add(index + 1);
  }
  return sentences.map((sentence, index) => (masked.has(index) ? MASK : sentence)).join(' ');
}
