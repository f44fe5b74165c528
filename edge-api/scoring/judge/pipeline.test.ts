import { describe, expect, test } from 'vitest';
import { BRIEF, createGrader, createMockJudge, type MockJudgeKind } from '#tests/support/mock-judges.ts';
import { createRandom } from '#tests/support/random.ts';
import { rankByJudge } from '#tests/support/rank-by-judge.ts';
import { NOMINEES_MAX } from '#api/nominees/rules.ts';
import { correlateRanks } from './probe/probe-rules.ts';

const SUBJECTS = ['grandmother', 'neighbour', 'teacher', 'uncle', 'colleague', 'sister', 'postman', 'choir'];
const ACTS = [
  'cooks soup',
  'bakes bread',
  'sings',
  'paints',
  'plants beans',
  'repairs bicycles',
  'reads aloud',
];
/** Answers whose grades have nothing to do with their words, so that the rubric often disagrees. */
const ANSWERS = Array.from({ length: 56 }, (_, index) => ({
  id: `a${String(index).padStart(2, '0')}`,
  answer: `My ${SUBJECTS[index % 8] ?? ''} ${ACTS[index % 7] ?? ''} for ${index + 2} people, because I asked for it in ${1950 + index}.`,
  grade: ((index * 37) % 56) / 5.6,
}));
const grade = createGrader(ANSWERS);

async function rank(kind: MockJudgeKind): Promise<readonly string[]> {
  const judge = createMockJudge(kind, grade);
  return (await rankByJudge(judge, BRIEF, ANSWERS)).map(({ id }) => id);
}

function measure(ranking: readonly string[]): number {
  return correlateRanks(
    ranking.map((id, index) => [ANSWERS.find((one) => one.id === id)?.grade ?? 0, -index]),
  );
}

describe('the ranking of a whole selection', () => {
  test.each([
    ['perfect', 0.97],
    ['lenient', 0.97],
    ['position-biased', 0.97],
    ['plus-three', 0.95],
    ['noisy', 0.85],
  ] as const)('by a %s judge follows the grades by %d', async (kind, least) => {
    const ranking = await rank(kind);
    expect(ranking).toHaveLength(ANSWERS.length);
    expect(measure(ranking)).toBeGreaterThanOrEqual(least);
  });

  test('of a thousand answers by a noisy judge nominates at least nine of the true ten', async () => {
    const random = createRandom(7);
    // As in reality, few answers are very good.
    const entries = Array.from({ length: 1000 }, (_, index) => ({
      id: `b${index}`,
      answer: `My ${SUBJECTS[index % 8] ?? ''} ${ACTS[index % 7] ?? ''} for ${index + 2} people.`,
      grade: Math.min(10, -1.7 * Math.log(random())),
    }));
    const judge = createMockJudge('noisy', createGrader(entries));
    const ranking = (await rankByJudge(judge, BRIEF, entries)).map(({ id }) => id);
    const nominees = new Set(ranking.slice(0, NOMINEES_MAX));
    const best = entries.toSorted((a, b) => b.grade - a.grade).slice(0, NOMINEES_MAX);
    expect(best.filter(({ id }) => nominees.has(id)).length).toBeGreaterThanOrEqual(9);
  });

  test('is the same whenever it is played again', async () => {
    expect(await rank('noisy')).toEqual(await rank('noisy'));
  });
});
