import { expect, test } from 'vitest';
import { markNominees } from '#api/nominees/mark-nominees.ts';
import { PROBE_SET } from '#api/scoring/graded/graded-set.ts';
import trial from '#api/scoring/graded/trial.json' with { type: 'json' };
import { findProbe, probeJudge } from '#api/scoring/judge/probe/probe-judge.ts';
import { mean } from '#api/scoring/judge/reading-rules.ts';
import { createPanel, UnscoredError, type LanguageJudge } from '#api/scoring/judge/scoring-model.ts';
import { createLoggedInUser } from '../support/people.ts';
import { createGrader, createLanguageJudge, createMockJudge, createReading } from '../support/mock-judges.ts';
import { playFinalBy, readChain, scoreBy, fetchReport, fetchAnswers } from '../support/scored-campaign.ts';
import { seedAnswers } from '../support/answers.ts';
import { seedCampaign } from '../support/seed.ts';
import { findProblem } from '../support/selected-campaign.ts';
import { runAsSystem } from '../support/api.ts';
import { findRows } from '../support/rows.ts';

const owner = await createLoggedInUser('celebrity');

/** Enough for several steps, so that the usual gap is measured before and after some answers have a score. */
const ANSWERS = 60;
const [FAR, REFUSED, FURTHER] = [4, 57, 53];
/** The second member refuses these texts once, and scores them in further readings. */
const isRefusedOnce = (number: number) => number % 5 === 2;
const getNumber = (answer: string) => Number(/\d+/.exec(answer)?.[0] ?? 0) - 1000;

type Grade = (number: number, reading: number) => number | undefined;
/** Creates a judge that scores an answer by `grade` of its number, and refuses it if that is undefined. */
const createMember = (name: string, grade: Grade): LanguageJudge => ({
  ...createLanguageJudge((_, answer, { reading }) => {
    const score = grade(getNumber(answer), reading);
    return score === undefined
      ? Promise.reject(new UnscoredError('refused'))
      : Promise.resolve(createReading(score));
  }),
  name,
  compare: (_, first, second) =>
    Promise.resolve(getNumber(first.answer) > getNumber(second.answer) ? 'first' : 'second'),
});
/** The second member gives about a point and a half more. */
const panel = createPanel(
  createMember('one', (number) => 2 + (number % 5)),
  createMember('other', (number, reading) => {
    if (number === REFUSED || (isRefusedOnce(number) && reading === 1)) return undefined;
    if (number === FURTHER) return 8;
    return number === FAR ? 10 : 3.5 + (number % 5) + (number % 3) / 10;
  }),
);

test('a panel reads every answer by both, and says where they disagree more than usual', async () => {
  const closedAt = new Date();
  const { id, slug } = await seedCampaign({ ownerId: owner.id, isActive: false, closedAt });
  const ids = await seedAnswers(id, ANSWERS, (index) => `In ${1000 + index}.`);
  await scoreBy(id, panel);
  const rows = await readChain(id);
  expect(rows).toHaveLength(ANSWERS);
  expect(new Set(rows.map(({ model }) => model))).toEqual(new Set(['one + other']));
  const disputed = rows.filter(({ flags }) => flags.includes('judges-disagree'));
  expect(new Set(disputed.map(({ submissionId }) => submissionId))).toEqual(
    new Set([ids[FAR], ids[REFUSED], ids[FURTHER]]),
  );
  for (const { submissionId, score, readings } of rows) {
    const number = ids.indexOf(submissionId);
    expect([2, 4]).toContain(readings.length);
    expect(readings[1] === null).toBe(number === REFUSED || isRefusedOnce(number));
    expect(score).toBeCloseTo(mean(readings.filter((one) => one !== null)), 0);
  }
  const [brief] = await findRows('campaignBriefs', { campaignId: id });
  expect(JSON.parse(brief?.content ?? '')).toMatchObject({ judge: { model: 'one + other' } });
  const final = await playFinalBy(id, panel);
  await runAsSystem((ctx) =>
    markNominees(ctx, { campaignId: id, closedAt: closedAt.getTime() }, final ?? []),
  );
  expect((await fetchReport(slug)).result?.judges.map(({ model }) => model)).toEqual(['one + other']);
  const { docs } = await fetchAnswers(owner, id, '?filter=flagged');
  expect(
    docs.filter(({ flags }) => flags.includes('judges-disagree')).map((one) => one.submissionId),
  ).toContain(ids[FAR]);
  expect(await findProblem({ slug })).toBeUndefined();
});

test('each model of a panel has to pass its own trial', async () => {
  const graded = [...PROBE_SET, ...trial.hardThemes.map(({ answer }) => ({ answer, grade: 9 }))];
  const good = { ...createMockJudge('perfect', createGrader(graded)), name: 'good' };
  const bad = { ...createMockJudge('perfect', () => 5), name: 'bad' };
  const { id, slug } = await seedCampaign({ isActive: false, closedAt: new Date() });
  const now = new Date();
  const both = createPanel(good, bad);
  const find = () => runAsSystem((ctx) => findProbe(ctx, id, both), now);
  const tryOne = (name: string) => runAsSystem((ctx) => probeJudge(ctx, id, both, name), now);
  expect(await find()).toMatchObject({ tries: 'good' });
  expect(await tryOne('good')).toBe('passed');
  expect(await find()).toMatchObject({ tries: 'bad' });
  expect(await tryOne('bad')).toBe('failed');
  expect(await find()).toEqual({ outcome: 'failed' });
  const { probe, otherProbes = [] } = (await fetchReport(slug)).result ?? {};
  const shown = [probe, ...otherProbes].map((one) => `${one?.model}: ${one?.passed}`);
  expect(shown.toSorted()).toEqual(['bad: false', 'good: true']);
});
