import { describe, expect, test } from 'vitest';
import { isAddressedToJudge } from '#api/scoring/rubric/judge-address-rules.ts';
import { WRITERS } from './fit-writers.ts';
import { hashSources, readFitted } from './fitted.ts';

const fitted = readFitted();

test('coefficients and figures are what this rubric and these graded answers give', () => {
  expect(fitted.sources, 'they have changed: npm run fit-judge').toBe(hashSources());
});

test('no honest answer or sentence is taken for one that speaks to the judge', () => {
  const answers = WRITERS.flatMap((writer) => writer.answers.map(({ answer }) => answer));
  // It is unclear whom a row of # signs addresses.
  expect(answers.filter((answer) => isAddressedToJudge(answer) && !/#{3}/.test(answer))).toEqual([]);
  expect(WRITERS.flatMap(({ honest }) => honest).filter(isAddressedToJudge).length).toBeLessThanOrEqual(2);
});

describe.each([
  ['a writer of all kinds of answers', 'allKinds', { rank: 0.8, upper: 0.3 }],
  ['a writer of hard ones', 'hard', { rank: 0.6, upper: 0.5 }],
] as const)('the rubric, fitted without %s', (_, kind, limits) => {
  const figures = fitted.figures[kind];

  test('ranks their answers as their graders do, the good ones among themselves too', () => {
    expect(figures['spearman']).toBeGreaterThanOrEqual(limits.rank);
    expect(figures['of the good']).toBeGreaterThanOrEqual(limits.upper);
  });

  test('gives twins nearly the same, and attacks hardly anything', () => {
    expect(figures['twins mean']).toBeLessThanOrEqual(0.3);
    expect(figures['attacks mean']).toBeLessThanOrEqual(0.25);
  });
});
