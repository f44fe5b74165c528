import { expect, test } from 'vitest';
import { createLanguageJudge, createReading } from '#tests/support/mock-judges.ts';
import { isBeyondUsual } from './reading-rules.ts';
import { createPanel, listMembers } from './scoring-model.ts';

const BRIEF = { question: 'Why?', description: 'We cook.', keywords: [] };
const CONTENDER = { question: BRIEF.question, answer: 'I cook.' };

test('the models of a panel take turns in readings, each by its own numbers, and in rounds of the final', async () => {
  const asked: string[] = [];
  const [one, other] = ['one', 'other'].map((name) => ({
    ...createLanguageJudge((_, __, { reading }) => {
      asked.push(`${name} reads ${reading}`);
      return Promise.resolve(createReading(5));
    }),
    name,
    compare: () => {
      asked.push(`${name} compares`);
      return Promise.resolve('equal' as const);
    },
  }));
  if (!one || !other) throw new Error('two models make a panel');
  const panel = createPanel(one, other);
  for (const reading of [1, 2, 3, 4]) await panel.read(BRIEF, 'I cook.', { language: 'en', reading });
  for (const round of [1, 2]) await panel.compare(BRIEF, CONTENDER, CONTENDER, round);
  expect(asked).toEqual([
    'one reads 1',
    'other reads 1',
    'one reads 2',
    'other reads 2',
    'one compares',
    'other compares',
  ]);
  expect(panel.name).toBe('one + other');
  expect(listMembers(panel)).toEqual([one, other]);
  expect(listMembers(one)).toEqual([one]);
});

test.each([
  ['as far apart as usual', 2, { mean: 2, deviation: 0.5 }, false],
  ['within what is usual', 3.9, { mean: 2, deviation: 1 }, false],
  ['beyond what is usual', 4, { mean: 2, deviation: 1 }, true],
  ['beyond it the other way', -0.5, { mean: 2, deviation: 1 }, true],
  ['less than a reading is off, where they mostly agree', 0.9, { mean: 0, deviation: 0 }, false],
  ['further apart, where they mostly agree', 1.1, { mean: 0, deviation: 0 }, true],
  ['without a score of one of them', null, { mean: 0, deviation: 5 }, true],
])('models that are %s disagree or not', (_, gap, usual, is) => expect(isBeyondUsual(gap, usual)).toBe(is));
