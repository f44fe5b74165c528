import { expect, test } from 'vitest';
import { rankAnswers } from './ranking-rules.ts';

const answer = (submissionId: string, score: number, cluster: string | null = null) => ({
  submissionId,
  score,
  cluster,
});
const finalist = (id: string, rank: number, strength = 0) => ({ id, rank, strength });
const toRows = (ranked: ReturnType<typeof rankAnswers>) =>
  ranked.map(({ submissionId, place, strength, isCopy }) => [submissionId, place, strength, isCopy]);

test('answers without a final keep their order, each with its score as strength, and equals share a place', () => {
  const ranked = rankAnswers([answer('a', 9), answer('b', 9), answer('c', 4)], []);
  expect(toRows(ranked)).toEqual([
    ['a', 1, 9, false],
    ['b', 1, 9, false],
    ['c', 3, 4, false],
  ]);
});

test('answers of the final come first by their rank there, which equals share', () => {
  const scored = [answer('a', 9), answer('b', 8), answer('c', 7), answer('d', 6)];
  const final = [finalist('d', 1, 2), finalist('b', 2, 1), finalist('c', 2, 1)];
  expect(toRows(rankAnswers(scored, final))).toEqual([
    ['d', 1, 2, false],
    ['b', 2, 1, false],
    ['c', 2, 1, false],
    ['a', 4, 9, false],
  ]);
});

test('answers leave no gap where a finalist no longer counts', () => {
  const final = [finalist('gone', 1), finalist('b', 2), finalist('a', 3)];
  expect(toRows(rankAnswers([answer('a', 9), answer('b', 8)], final))).toEqual([
    ['b', 1, 0, false],
    ['a', 2, 0, false],
  ]);
});

test('answers that are nearly the same come last, except for the earliest, or the best if that no longer counts', () => {
  const scored = [answer('a', 9, 'b'), answer('b', 9, 'b'), answer('c', 7, 'gone'), answer('d', 6, 'gone')];
  expect(toRows(rankAnswers(scored, []))).toEqual([
    ['b', 1, 9, false],
    ['c', 2, 7, false],
    ['a', 3, 9, true],
    ['d', 4, 6, true],
  ]);
});

test('answers of their own are never copies of each other', () => {
  expect(rankAnswers([answer('a', 9), answer('b', 8)], []).map(({ isCopy }) => isCopy)).toEqual([
    false,
    false,
  ]);
});
