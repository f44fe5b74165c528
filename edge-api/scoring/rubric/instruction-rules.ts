import { ASIDE, JUDGING, STRONG } from './instruction-signs.ts';
import { plainOf, wordsOf } from './stem-rules.ts';

const WEAK_NEEDED = 3;
const JUDGING_NEEDED = 2;

/** Longer sentences are looked at in parts of this many words, so that one sign does not silence a whole answer. */
const PART_WORDS = 24;

/**
 * The sentences of an answer that speak to the fan's question, and how many pieces speak to whoever judges instead. A
 * sentence of which a piece is left out goes on as what stands before and after it.
 */
export function answeringSentences(answer: string): {
  readonly sentences: readonly string[];
  readonly ignored: number;
} {
  const judged = split(answer, SENTENCE_END).map((sentence) => {
    const parts = split(sentence, CLAUSE_END).flatMap(partsOf);
    return parts.map((part, index) => ({
      part,
      isIgnored:
        isInstruction(part) || [index - 1, index].some((at) => isSpokenAcross(parts[at], parts[at + 1])),
    }));
  });
  const sentences = judged.flatMap((parts) => {
    const runs: string[][] = [[]];
    for (const { part, isIgnored } of parts) {
      if (isIgnored) runs.push([]);
      else runs.at(-1)?.push(part);
    }
    return runs.filter(({ length }) => length > 0).map((run) => run.join(' '));
  });
  return { sentences, ignored: judged.flat().filter(({ isIgnored }) => isIgnored).length };
}

const SENTENCE_END = /(?<=[.!?…])["'”’)]*\s+|[\r\n]+/u;
const CLAUSE_END = /(?<=[;:])["'”’)]*\s+/u;

function split(text: string, end: RegExp): readonly string[] {
  return text
    .split(end)
    .map((part) => part.trim())
    .filter((part) => /[\p{L}\p{N}]/u.test(part));
}

function partsOf(sentence: string): readonly string[] {
  const words = sentence.split(/\s+/);
  const count = Math.ceil(words.length / PART_WORDS);
  return Array.from({ length: count }, (_, index) =>
    words.slice(index * PART_WORDS, (index + 1) * PART_WORDS).join(' '),
  );
}

/** Whether a sentence tells the judge what to do; it is then left out, whatever else it says. */
function isInstruction(sentence: string): boolean {
  if (hasStrongSign(sentence)) return true;
  const spoken = wordsOf(sentence).join(' ');
  const judging = new Set(spoken.match(JUDGING)).size;
  return judging >= JUDGING_NEEDED && judging + new Set(spoken.match(ASIDE)).size >= WEAK_NEEDED;
}

/** Whether two parts of one sentence hold, where they meet, what neither does alone. */
function isSpokenAcross(left: string | undefined, right: string | undefined): boolean {
  if (left === undefined || right === undefined) return false;
  const [end, start] = [left.split(' ').slice(-8), right.split(' ').slice(0, 8)];
  return hasStrongSign([...end, ...start].join(' '));
}

function hasStrongSign(sentence: string): boolean {
  const plain = plainOf(sentence);
  const spoken = wordsOf(sentence).join(' ');
  return STRONG.some((sign) => sign.test(plain) || sign.test(spoken));
}
