import { isAddressedToJudge } from '../rubric/judge-address-rules.ts';
import { weighSentence } from '../rubric/judge-talk.ts';
import { splitSentences } from '../rubric/sentence-rules.ts';

/** What replaces a sentence that speaks to the judge. */
export const MASK = '[…]';
/** A sentence of which less than this counts is left out, although nobody is told that it speaks to the judge. */
const COUNTS_LEAST = 0.5;

/**
 * Returns an answer as a model reads it: sentences that speak to the judge, or sound as if they did, are masked, all others
 * stay as they are. An answer that does so only as a whole stays whole.
 */
export function maskAddressing(answer: string): string {
  const sentences = splitSentences(answer);
  const masked = new Set<number>();
  for (const [index, sentence] of sentences.entries()) {
    if (isAddressedToJudge(sentence) || weighSentence(sentence) < COUNTS_LEAST) masked.add(index);
  }
  for (const [index, sentence] of sentences.entries()) {
    const next = sentences[index + 1];
    if (next === undefined || masked.has(index) || masked.has(index + 1)) continue;
    if (isAddressedToJudge(`${sentence} ${next}`)) masked.add(index).add(index + 1);
  }
  return sentences.map((sentence, index) => (masked.has(index) ? MASK : sentence)).join(' ');
}
