import { isAddressedToJudge } from '../rubric/judge-address-rules.ts';
import { weighSentence } from '../rubric/judge-talk.ts';
import { splitSentences } from '../rubric/sentence-rules.ts';
import { tokenize } from '../rubric/stem-rules.ts';

/** What replaces a sentence that speaks to the judge. */
export const MASK = '[…]';
/** A sentence of so many words of which less counts is left out, although nobody is told that it speaks to the judge. */
const COUNTS_LEAST = 0.5;
const WORDS_MIN = 3;

/**
 * Returns an answer as a model reads it: sentences that speak to the judge, or sound as if they did, are masked, all others
 * stay as they are. An answer that does so only as a whole stays whole.
 */
export function maskAddressing(answer: string): string {
  const sentences = splitSentences(answer);
  const masked = new Set<number>();
  for (const [index, sentence] of sentences.entries()) {
    const counts = tokenize(sentence).length < WORDS_MIN ? 1 : weighSentence(sentence);
    if (counts < COUNTS_LEAST || isAddressedToJudge(sentence)) masked.add(index);
  }
  for (const [index, sentence] of sentences.entries()) {
    const next = sentences[index + 1];
    if (next === undefined || masked.has(index) || masked.has(index + 1)) continue;
    if (isAddressedToJudge(`${sentence} ${next}`)) masked.add(index).add(index + 1);
  }
  return sentences.map((sentence, index) => (masked.has(index) ? MASK : sentence)).join(' ');
}
