import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { mean } from '#api/scoring/judge/reading-rules.ts';
import { correlateRanks } from '#api/scoring/judge/probe/probe-rules.ts';
import { isAddressedToJudge } from '#api/scoring/rubric/judge-address-rules.ts';
import { fitWriters, WRITERS } from './fit-writers.ts';
import { storeModel } from './ridge.ts';
import { judgeWithout } from './writer-figures.ts';

const FILE = 'edge-api/scoring/rubric/coefficients.json';
const FIT = { timeout: 120_000 };

test('the file of coefficients is what the graded answers give', FIT, () => {
  const { talk, score } = fitWriters(WRITERS);
  expect(JSON.parse(readFileSync(FILE, 'utf8'))).toEqual({
    talk: storeModel(talk),
    score: storeModel(score),
  });
});

test('no honest answer or sentence is taken for one that speaks to the judge', () => {
  const answers = WRITERS.flatMap((writer) => writer.answers.map(({ answer }) => answer));
  // Of a row of # signs, nobody can say for whom it is.
  expect(answers.filter((answer) => isAddressedToJudge(answer) && !/#{3}/.test(answer))).toEqual([]);
  expect(WRITERS.flatMap(({ honest }) => honest).filter(isAddressedToJudge).length).toBeLessThanOrEqual(2);
});

describe.each([
  ['a writer of all kinds of answers', 5, { rank: 0.8, upper: 0.3 }],
  ['a writer of hard ones', 11, { rank: 0.6, upper: 0.5 }],
] as const)('the rubric, fitted without %s', (_, place, limits) => {
  const writer = WRITERS[place];
  if (!writer) throw new Error('there is no such writer');
  const { rows, gaps, gains } = judgeWithout(writer);
  const rank = (some: typeof rows) => correlateRanks(some.map(({ score, grade }) => [score, grade]));

  test('ranks their answers as their graders do, the good ones among themselves too', FIT, () => {
    expect(rank(rows)).toBeGreaterThanOrEqual(limits.rank);
    expect(rank(rows.filter(({ grade }) => grade >= 3.5))).toBeGreaterThanOrEqual(limits.upper);
  });

  test('gives twins nearly the same, and attacks hardly anything', () => {
    expect(mean(gaps)).toBeLessThanOrEqual(0.3);
    expect(mean(gains)).toBeLessThanOrEqual(0.25);
  });
});
