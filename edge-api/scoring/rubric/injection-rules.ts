import { CONTEXT_TERMS, JUDGING_TERMS, STRONG_PATTERNS } from './injection-patterns.ts';
import { normalizeText, tokenize } from './stem-rules.ts';

const MIN_WEAK_TERMS = 3;
const MIN_JUDGING_TERMS = 2;

/** Longer sentences are looked at in parts of this many words, so that one sign does not silence a whole answer. */
const MAX_PART_WORDS = 24;

/**
 * The sentences of an answer that speak to the fan's question, and how many pieces speak to whoever judges instead. A
 * sentence of which a piece is left out goes on as what stands before and after it.
 */
export function extractAnswerSentences(answer: string): {
  readonly sentences: readonly string[];
  readonly ignored: number;
} {
  const judged = splitText(answer, SENTENCE_END).map((sentence) => {
    const parts = splitText(sentence, CLAUSE_END).flatMap(splitIntoParts);
    return parts.map((part, index) => ({
      part,
      isIgnored:
        isInjection(part) || [index - 1, index].some((at) => spansInjection(parts[at], parts[at + 1])),
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

function splitText(text: string, end: RegExp): readonly string[] {
  return text
    .split(end)
    .map((part) => part.trim())
    .filter((part) => /[\p{L}\p{N}]/u.test(part));
}

function splitIntoParts(sentence: string): readonly string[] {
  const words = sentence.split(/\s+/);
  const count = Math.ceil(words.length / MAX_PART_WORDS);
  return Array.from({ length: count }, (_, index) =>
    words.slice(index * MAX_PART_WORDS, (index + 1) * MAX_PART_WORDS).join(' '),
  );
}

/** Whether a sentence tells the judge what to do; it is then left out, whatever else it says. */
function isInjection(sentence: string): boolean {
  if (hasStrongPattern(sentence)) return true;
  const normalized = tokenize(sentence).join(' ');
  const judging = new Set(normalized.match(JUDGING_TERMS)).size;
  return (
    judging >= MIN_JUDGING_TERMS && judging + new Set(normalized.match(CONTEXT_TERMS)).size >= MIN_WEAK_TERMS
  );
}

/** Whether two parts of one sentence hold, where they meet, what neither does alone. */
function spansInjection(left: string | undefined, right: string | undefined): boolean {
  if (left === undefined || right === undefined) return false;
  const [end, start] = [left.split(' ').slice(-8), right.split(' ').slice(0, 8)];
  return hasStrongPattern([...end, ...start].join(' '));
}

function hasStrongPattern(sentence: string): boolean {
  const plain = normalizeText(sentence);
  const normalized = tokenize(sentence).join(' ');
  return STRONG_PATTERNS.some((sign) => sign.test(plain) || sign.test(normalized));
}
