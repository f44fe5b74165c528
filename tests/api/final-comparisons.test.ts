import { and, eq, or } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { startSelection } from '#api/nominees/index.ts';
import { markNominees } from '#api/nominees/mark-nominees.ts';
import { comparisons } from '#api/schema.ts';
import { listFinalists } from '#api/scoring/index.ts';
import { toReplay } from '#api/scoring/judge/final/play-final.ts';
import { getScoringModel } from '#api/scoring/judge/get-scoring-model.ts';
import { UnreachableError, type LanguageJudge } from '#api/scoring/judge/scoring-model.ts';
import { createLoggedInUser, PASSWORD } from '../support/people.ts';
import { createLanguageJudge, createReading } from '../support/mock-judges.ts';
import { playFinalBy, scoreBy } from '../support/scored-campaign.ts';
import { db, runAsSystem, withParts } from '../support/api.ts';
import { countRows, findRows } from '../support/rows.ts';
import { seedAnswers } from '../support/answers.ts';
import { seedCampaign, changeSubmission } from '../support/seed.ts';

/** Texts too short to count as near copies; the judge prefers the later year. */
const toAnswer = (index: number) => `In ${1960 + index}.`;
const yearOf = (answer: string) => Number(/\d{4}/.exec(answer)?.[0] ?? 0);

const DOWN = { run: () => Promise.reject(new Error('out of order')) };
/** An environment whose judge never answers. */
const downEnv: Env = withParts({ AI: DOWN });

/** Creates a judge that gives every answer the same score, and records which answers it compared. */
function createComparingJudge(
  base: LanguageJudge = createLanguageJudge(() => Promise.resolve(createReading(6))),
) {
  const asked: string[] = [];
  const judge: LanguageJudge = {
    ...base,
    read: () => Promise.resolve(createReading(6)),
    compare: (_, first, second) => {
      asked.push(`${first.answer} ${second.answer}`);
      return Promise.resolve(yearOf(first.answer) > yearOf(second.answer) ? 'first' : 'second');
    },
  };
  return { judge, asked };
}

async function seedScored(answers: number, model: LanguageJudge) {
  const campaign = await seedCampaign({ isActive: false, closedAt: new Date() });
  const ids = await seedAnswers(campaign.id, answers, toAnswer);
  await scoreBy(campaign.id, model);
  return { ...campaign, ids };
}
const tryFinal = (id: string, model: LanguageJudge, isReplay = false) =>
  playFinalBy(id, isReplay ? toReplay(model) : model);

async function play(id: string, model: LanguageJudge) {
  const final = await tryFinal(id, model);
  if (!final) throw new Error('the final is not complete');
  return final;
}

test.each([
  ['all play if they are few enough', 48, 48],
  ['only the higher ones play if they are too many', 49, 0],
])('of answers level with the last finalist, %s', async (_, answers, finalists) => {
  const { judge } = createComparingJudge();
  const { id } = await seedScored(answers, judge);
  expect(await runAsSystem((ctx) => listFinalists(ctx, id, new Map()))).toHaveLength(finalists);
});

test('a final that is played again asks for no comparison twice, and comes to the same result', async () => {
  const { judge, asked } = createComparingJudge();
  const { id, ids } = await seedScored(6, judge);
  const first = await play(id, judge);
  const calls = asked.length;
  expect(first.map((finalist) => finalist.id)).toEqual(ids.toReversed());
  expect(await play(id, judge)).toEqual(first);
  expect(asked).toHaveLength(calls);
  expect(await countRows('comparisons', { campaignId: id })).toBe(calls);
});

test('a final that is played again resumes where a crash ended it', async () => {
  const { judge, asked } = createComparingJudge();
  const { id, ids } = await seedScored(6, judge);
  const crashing: LanguageJudge = {
    ...judge,
    compare: (...pair) =>
      asked.length === 5 ? Promise.reject(new Error('the process is gone')) : judge.compare(...pair),
  };
  await expect(play(id, crashing)).rejects.toThrow('the process is gone');
  expect((await play(id, judge)).map((finalist) => finalist.id)).toEqual(ids.toReversed());
  expect(new Set(asked).size).toBe(asked.length);
});

test('a final that is played again asks about an answer that came late, and not again about the others', async () => {
  const { judge, asked } = createComparingJudge();
  const { id, ids } = await seedScored(4, judge);
  await play(id, judge);
  const [late = ''] = await seedAnswers(id, 1, () => 'In 1999.');
  await scoreBy(id, judge);
  const final = await play(id, judge);
  expect(final.map((finalist) => finalist.id)).toEqual([late, ...ids.toReversed()]);
  expect(new Set(asked).size).toBe(asked.length);
});

test('a final that is played again asks another judge everything', async () => {
  const { judge, asked } = createComparingJudge();
  const { id } = await seedScored(4, judge);
  await play(id, judge);
  const calls = asked.length;
  await play(id, { ...judge, name: 'another' });
  expect(asked).toHaveLength(2 * calls);
});

test('a final that is played again can finish without its judge, from what was played', async () => {
  const { judge, asked } = createComparingJudge();
  const { id } = await seedScored(4, judge);
  expect(await tryFinal(id, judge, true)).toBeNull();
  expect(asked).toEqual([]);
  const final = await play(id, judge);
  const calls = asked.length;
  expect(await tryFinal(id, judge, true)).toEqual(final);
  expect(asked).toHaveLength(calls);
});

test('a final that is played again counts no part of a round that its judge did not finish, and asks only for the rest', async () => {
  const { judge, asked } = createComparingJudge();
  const { id, ids } = await seedScored(6, judge);
  let isDown = false;
  const flaky: LanguageJudge = {
    ...judge,
    compare: (...pair) => {
      isDown = !isDown;
      return isDown ? Promise.reject(new UnreachableError('down')) : judge.compare(...pair);
    },
  };
  expect(await tryFinal(id, flaky)).toBeNull();
  expect(asked.length).toBeGreaterThan(0);
  expect((await play(id, judge)).map((finalist) => finalist.id)).toEqual(ids.toReversed());
  expect(new Set(asked).size).toBe(asked.length);
});

test('nominees keep their order when the owner goes on without an answer that nobody can judge', async () => {
  const model = await runAsSystem(getScoringModel, new Date(), downEnv);
  if (model.kind === 'rubric') throw new Error('a language model is bound');
  const { judge } = createComparingJudge(model);
  const { id, ids, closedAt } = await seedScored(4, judge);
  const final = await play(id, judge);
  const selection = { campaignId: id, closedAt: closedAt?.getTime() ?? null };
  await runAsSystem((ctx) => markNominees(ctx, selection, final));
  await seedAnswers(id, 1, () => 'In 1999.');
  const options = { unjudged: 'skip', isForced: true } as const;
  await runAsSystem((ctx) => startSelection(ctx, id, options), new Date(), downEnv);
  const rows = await findRows('nominees', { campaignId: id }, 'rank');
  expect(rows.map(({ submissionId }) => submissionId)).toEqual(ids.toReversed());
});

test('an erasure deletes what the fan’s answer was compared with', async () => {
  const { judge } = createComparingJudge();
  const fan = await createLoggedInUser('fan');
  const { id, ids } = await seedScored(4, judge);
  const [own = ''] = ids;
  await changeSubmission(own, { userId: fan.id });
  await play(id, judge);
  const isOwn = and(
    eq(comparisons.campaignId, id),
    or(eq(comparisons.first, own), eq(comparisons.second, own)),
  );
  expect(await db.$count(comparisons, isOwn)).toBeGreaterThan(0);
  expect((await fan.delete('/api/users/me', { password: PASSWORD })).status).toBe(200);
  expect(await db.$count(comparisons, isOwn)).toBe(0);
  expect(await countRows('comparisons', { campaignId: id })).toBeGreaterThan(0);
});
