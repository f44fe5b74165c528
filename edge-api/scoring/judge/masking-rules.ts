import { judgeByRubric, type Brief } from '../rubric/rubric-rules.ts';

/** What stands in the place of a sentence that speaks to the judge. */
const MASK = '[…]';
const SENTENCE_END = /(?<=[.!?…;:]["'”’)]?)\s+|[\r\n]+/u;

/**
 * Returns an answer for another reading: sentences that speak to whoever judges are masked, all others stay as they
 * are. An answer that does so only as a whole stays whole.
 */
export function maskAddressing(brief: Brief, answer: string): string {
  const sentences = answer.split(SENTENCE_END).filter((sentence) => sentence.trim() !== '');
  const isAddressing = (text: string) => judgeByRubric(brief, text).flags.includes('addresses-judge');
  const masked = new Set([...sentences.keys()].filter((index) => isAddressing(sentences[index] ?? '')));
  for (const index of sentences.keys()) {
    if (index === 0 || masked.has(index) || masked.has(index - 1)) continue;
    const pair = `${sentences[index - 1] ?? ''} ${sentences[index] ?? ''}`;
    if (isAddressing(pair)) masked.add(index - 1).add(index);
  }
  return sentences.map((sentence, index) => (masked.has(index) ? MASK : sentence)).join(' ');
}
