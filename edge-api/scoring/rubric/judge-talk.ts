import coefficients from './coefficients.json' with { type: 'json' };
import { hashTerms, listGrams } from './hash-terms.ts';
import { applyModel, readModel, type Measured } from './linear-model.ts';
import { stemWord, tokenize } from './stem-rules.ts';

const GRAM_LETTERS = [4];
/** A sentence counts in full up to the first, and not at all from the second on. */
const COUNTS_UNTIL = 0.35;
const COUNTS_NOT_FROM = 0.6;
/** From here on a person is shown the answer as one that speaks to the judge. */
const ADDRESSED_FROM = 0.8;
/** Of fewer words nobody can say whom they are meant for. */
const ADDRESSED_WORDS_MIN = 4;

const model = readModel(coefficients.talk);

/** Measures a sentence for {@link weighSentence}: its words, each two in a row, and letters in a row. */
export function measureSentence(sentence: string): Measured {
  const stems = tokenize(sentence).map(stemWord);
  const pairs = stems.slice(1).map((stem, at) => `${stems[at] ?? ''} ${stem}`);
  const toTerms = (terms: readonly string[]) => terms.map((term) => ({ term, weight: 1 }));
  return {
    named: {},
    hashed: hashTerms([
      toTerms([...stems, ...pairs]),
      toTerms(stems.flatMap((stem) => listGrams(stem, GRAM_LETTERS))),
    ]),
  };
}

/**
 * Returns from 0 to 1 how much of a sentence counts: the less, the more it sounds like those that people add for the
 * judge. It accuses nobody.
 */
export function weighSentence(sentence: string): number {
  return weighTalk(measureTalk(sentence));
}

/** Tells whether a sentence sounds so much like those that people add for the judge that a person should look at it. */
export function soundsAddressed(sentence: string): boolean {
  return tokenize(sentence).length >= ADDRESSED_WORDS_MIN && measureTalk(sentence) >= ADDRESSED_FROM;
}

const measureTalk = (sentence: string) => applyModel(model, measureSentence(sentence));

/** Returns how much of a sentence counts that is talk to the judge by so much, 0 to 1. */
export function weighTalk(talk: number): number {
  return Math.min(1, Math.max(0, (COUNTS_NOT_FROM - talk) / (COUNTS_NOT_FROM - COUNTS_UNTIL)));
}
