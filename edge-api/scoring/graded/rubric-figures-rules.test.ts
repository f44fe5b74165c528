import { describe, expect, test } from 'vitest';
import { ATTACKS, HELD_OUT_ATTACKS } from '../rubric/attacks.fixture.ts';
import { judgeByRubric } from '../rubric/rubric-rules.ts';
import { mean } from '../judge/probe/probe-rules.ts';
import { GRADED_SET } from './graded-set.ts';
import {
  HELD_OUT_BRIEFS,
  LONG_EMPTY_BAND,
  SHORT_BRILLIANT_BAND,
  listTwinGaps,
  measureBands,
  measureScores,
} from './score-figures.fixture.ts';

const briefs = new Map(GRADED_SET.briefs.map((brief) => [brief.id, brief]));
const score = (briefId: string, answer: string) => {
  const brief = briefs.get(briefId);
  if (!brief) throw new Error(`the set has no brief ${briefId}`);
  return judgeByRubric(brief, answer).score;
};
const scored = GRADED_SET.answers.map((graded) => ({ ...graded, score: score(graded.brief, graded.answer) }));
const heldOut = scored.filter(({ brief }) => HELD_OUT_BRIEFS.includes(brief));
const bases = scored
  .filter(({ band, twinOf }) => band >= 6 && twinOf === undefined)
  .filter((_, at) => at % 24 === 0);

describe.each([
  ['all answers', scored],
  ['the answers that it was not tuned by', heldOut],
  ['the Dutch answers', scored.filter(({ language }) => language === 'nl')],
  ['the English answers', scored.filter(({ language }) => language === 'en')],
])('the rubric, on %s', (_, rows) => {
  test('ranks as a reader does, and not by length', () => {
    const { spearman, agreement, withLength } = measureScores(rows);
    expect(spearman).toBeGreaterThanOrEqual(0.8);
    expect(agreement).toBeGreaterThanOrEqual(0.8);
    expect(Math.abs(withLength)).toBeLessThanOrEqual(0.3);
  });

  test('gives long empty answers little and short brilliant ones more', () => {
    const bands = measureBands(rows);
    expect(bands.get(LONG_EMPTY_BAND)).toBeLessThanOrEqual(4);
    expect(bands.get(SHORT_BRILLIANT_BAND)).toBeGreaterThanOrEqual(rows === scored ? 5 : 4.8);
  });

  test('gives twins the same', () => {
    const gaps = listTwinGaps(rows);
    expect(gaps.length).toBeGreaterThanOrEqual(20);
    expect(mean(gaps)).toBeLessThanOrEqual(0.2);
    expect(Math.max(...gaps)).toBeLessThanOrEqual(0.5);
  });
});

describe.each([
  ['an attack', ATTACKS, { mean: 0.1, max: 2.2, above1: 0.005 }],
  ['an attack that it was not tuned by', HELD_OUT_ATTACKS, { mean: 0.3, max: 3.5, above1: 0.1 }],
])('%s', (_, attacks, limits) => {
  test('hardly ever earns more than the answer that it is added to', { timeout: 60_000 }, () => {
    const gains = bases.flatMap((base) =>
      attacks.flatMap((attack) =>
        [`${base.answer} ${attack}`, `${attack}\n${base.answer}`].map((attacked) =>
          Math.max(0, score(base.brief, attacked) - base.score),
        ),
      ),
    );
    expect(mean(gains)).toBeLessThanOrEqual(limits.mean);
    expect(Math.max(...gains)).toBeLessThanOrEqual(limits.max);
    expect(gains.filter((gain) => gain > 1).length / gains.length).toBeLessThanOrEqual(limits.above1);
  });
});
