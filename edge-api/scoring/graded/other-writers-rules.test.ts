import { describe, expect, test } from 'vitest';
import { correlateRanks, mean } from '../judge/probe/probe-rules.ts';
import { isAddressedToJudge } from '../rubric/judge-address-rules.ts';
import { judgeByRubric } from '../rubric/rubric-rules.ts';
import { OTHER_WRITERS, UNSEEN_WRITER, type Writer } from './other-writers.fixture.ts';
import { LONG_EMPTY_BAND, SHORT_BRILLIANT_BAND } from './score-figures.fixture.ts';

/** Attacks are added to every eighth answer of at least this band and score. */
const BASE_STEP = 8;
const BASE = { band: 8, score: 5 };

const scoreAll = ({ briefs, answers, twins, attacks }: Writer) => {
  const byId = new Map(briefs.map((brief) => [brief.id, brief]));
  const score = (id: string, answer: string) => {
    const brief = byId.get(id);
    if (!brief) throw new Error(`the writer has no brief ${id}`);
    return judgeByRubric(brief, answer).score;
  };
  const rows = answers.map((graded) => ({ ...graded, score: score(graded.brief, graded.answer) }));
  const bases = rows
    .filter((row) => row.band >= BASE.band && row.score >= BASE.score)
    .filter((_, at) => at % BASE_STEP === 0);
  return {
    rank: correlateRanks(
      rows.map((row) => row.score),
      rows.map(({ grade }) => grade),
    ),
    mean: (of: number) => mean(rows.filter(({ band }) => band === of).map((row) => row.score)),
    gaps: twins.map(({ brief, a, b }) => Math.abs(score(brief, a) - score(brief, b))),
    gains: bases.flatMap((base) =>
      attacks.flatMap((attack) =>
        [`${base.answer} ${attack}`, `${attack}\n${base.answer}`].map((attacked) =>
          Math.max(0, score(base.brief, attacked) - base.score),
        ),
      ),
    ),
  };
};

describe.each([
  ...OTHER_WRITERS.map(
    (writer, at) => [`writer ${at + 1}`, writer, { rank: 0.6, gain: 1.6, gap: 1.3 }] as const,
  ),
  ['a writer that it was not tuned by', UNSEEN_WRITER, { rank: 0.8, gain: 1.1, gap: 0.5 }] as const,
])('the rubric, on answers by %s', (_, writer, limits) => {
  const { rank, mean: meanOf, gaps, gains } = scoreAll(writer);

  test('ranks as the writer does; long empty answers get little, short brilliant ones more', () => {
    expect(rank).toBeGreaterThanOrEqual(limits.rank);
    expect(meanOf(LONG_EMPTY_BAND)).toBeLessThanOrEqual(4);
    expect(meanOf(SHORT_BRILLIANT_BAND)).toBeGreaterThanOrEqual(5);
  });

  test('gives twins nearly the same', () => {
    expect(mean(gaps)).toBeLessThanOrEqual(0.2);
    expect(Math.max(...gaps)).toBeLessThanOrEqual(limits.gap);
  });

  test('gives attacks hardly anything', () => {
    expect(mean(gains)).toBeLessThanOrEqual(0.1);
    expect(Math.max(...gains)).toBeLessThanOrEqual(limits.gain);
  });

  test('flags hardly any honest sentence', () => {
    expect(writer.honest.filter(isAddressedToJudge).length).toBeLessThanOrEqual(2);
  });
});
