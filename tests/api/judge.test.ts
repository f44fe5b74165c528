import { expect, test } from 'vitest';
import { startDueSelections } from '#api/nominees/index.ts';
import { PROBE_SET } from '#api/scoring/graded/graded-set.ts';
import trial from '#api/scoring/graded/trial.json' with { type: 'json' };
import { readAnswers, scoreAnswers } from '#api/scoring/index.ts';
import { findProbe, probeJudge } from '#api/scoring/judge/probe/probe-judge.ts';
import type { LanguageJudge } from '#api/scoring/judge/scoring-model.ts';
import { markNominees } from '#api/nominees/mark-nominees.ts';
import { HOUR_MS } from '#api/platform/rules.ts';
import { PROBE_LIMITS } from '#api/scoring/rules.ts';
import { readAdminLog } from '../support/admin-lists.ts';
import { createLoggedInUser, waitForMails } from '../support/people.ts';
import { createGrader, createMockJudge, createReading } from '../support/mock-judges.ts';
import { playFinalBy, readChain, scoreBy, fetchReport } from '../support/scored-campaign.ts';
import { seedAnswers } from '../support/answers.ts';
import { runAsSystem, listQueuedMails } from '../support/api.ts';
import { deleteRows, findRows } from '../support/rows.ts';
import { changeSubmission } from '../support/seed.ts';
import { seedClosedCampaign, select, type ClosedCampaign } from '../support/selections.ts';

const OPERATOR_EMAIL = 'operator@powerhour.test';
const REASON = 'The figures are close, and the campaign cannot wait.';

/** The answers of a trial, including those on hard themes, with their grades. */
const GRADED = [...PROBE_SET, ...trial.hardThemes.map(({ answer }) => ({ answer, grade: 9 }))];

const admin = await createLoggedInUser('admin');

/** A model that gives every answer the same score, so that its scores do not follow the grades. */
const indifferent = createJudge(() => 5);

function createJudge(grade: (answer: string) => number): LanguageJudge {
  return createMockJudge('perfect', grade);
}

/** Has a model tried for a campaign unless its state is known; undefined while another selection tries it. */
async function probe(id: string, model: LanguageJudge, now = new Date()) {
  const found = await runAsSystem((ctx) => findProbe(ctx, id, model), now);
  if ('outcome' in found) return found.outcome;
  const { tries } = found;
  return tries ? runAsSystem((ctx) => probeJudge(ctx, id, model, tries), now) : undefined;
}
const readProbes = (id: string) => findRows('judgeProbes', { campaignId: id });
const readNominees = (id: string) => findRows('nominees', { campaignId: id }, 'rank');
const override = (id: string, reason: unknown) =>
  admin.post(`/api/admin/selections/${id}/judge-override`, { reason });

test('a model that fails its trial makes the selection wait, is reported to the operator once, and is tried again after hours', async () => {
  const { id, slug } = await seedClosedCampaign(1);
  const now = new Date();
  expect(await probe(id, indifferent, now)).toBe('failed');
  expect(await probe(id, indifferent, new Date(now.getTime() + HOUR_MS))).toBe('failed');
  expect(await readProbes(id)).toHaveLength(1);
  expect(await probe(id, indifferent, new Date(now.getTime() + 7 * HOUR_MS))).toBe('failed');
  expect(await readProbes(id)).toHaveLength(2);
  const mails = await listQueuedMails(`judge-probe:${id}:${indifferent.name}:${indifferent.rubricVersion}`);
  expect(mails).toHaveLength(1);
  const sent = await waitForMails(OPERATOR_EMAIL);
  expect(sent.filter(({ text }) => text.includes(`npm run judge-override -- ${slug}`))).toHaveLength(1);
});

test('a model that fails its trial goes ahead with an admin’s reason, which everyone can read', async () => {
  const { id, slug } = await seedClosedCampaign(1);
  expect((await override(id, REASON)).status).toBe(404);
  await probe(id, indifferent);
  expect((await fetchReport(slug)).result?.probe).toMatchObject({ passed: false, overrideReason: null });
  for (const reason of ['short', `${'\u200b'.repeat(20)}short`])
    expect((await override(id, reason)).status).toBe(400);
  expect((await override(id, REASON)).status).toBe(202);
  expect((await override(id, REASON)).status).toBe(404);
  expect(await probe(id, indifferent)).toBe('passed');
  expect((await fetchReport(slug)).result?.probe).toMatchObject({
    model: indifferent.name,
    passed: false,
    overrideReason: REASON,
  });
  expect(await readProbes(id)).toMatchObject([{ overriddenBy: 'admin' }]);
  expect(await readAdminLog(id)).toEqual([['judge-overridden', REASON]]);
});

test.skipIf(PROBE_SET.length === 0)('a model that passes its trial is not tried twice a day', async () => {
  const { id, slug } = await seedClosedCampaign(1);
  const judge = { ...createJudge(createGrader(GRADED)), name: 'a-good-model' };
  const now = new Date();
  expect(await probe(id, judge, now)).toBe('passed');
  expect(await probe(id, judge, new Date(now.getTime() + HOUR_MS))).toBe('passed');
  expect(await readProbes(id)).toHaveLength(1);
  const { result } = await fetchReport(slug);
  expect(result?.probe).toMatchObject({ passed: true, trials: 1, answers: PROBE_SET.length });
  expect(result?.probe?.figures).toMatchObject({ refused: 0, flipRate: 0 });
  expect(result?.probe?.figures.spearman).toBeGreaterThan(0.97);
});

test('a model is tried once for all campaigns, each of which keeps the trial that it relies on', async () => {
  const [one, other] = [await seedClosedCampaign(1), await seedClosedCampaign(1)];
  const judge = { ...createJudge(createGrader(GRADED)), name: 'shared' };
  const now = new Date();
  const begin = (id: string) => runAsSystem((ctx) => findProbe(ctx, id, judge), now);
  expect(await begin(one.id)).toMatchObject({ tries: 'shared' });
  expect(await begin(other.id)).toMatchObject({ tries: null });
  expect(await runAsSystem((ctx) => probeJudge(ctx, one.id, judge, 'shared'), now)).toBe('passed');
  expect(await begin(other.id)).toEqual({ outcome: 'passed' });
  const [first, second] = [await readProbes(one.id), await readProbes(other.id)];
  expect(second).toMatchObject([{ probedAt: first[0]?.probedAt, figures: first[0]?.figures }]);
});

test('a model that failed is not trusted for passing once: its trials count together', async () => {
  const { id, slug } = await seedClosedCampaign(1);
  const now = new Date();
  const bad = { ...createJudge(() => 5), name: 'lucky' };
  const good = { ...createJudge(createGrader(GRADED)), name: 'lucky' };
  expect(await probe(id, bad, now)).toBe('failed');
  expect(await probe(id, good, new Date(now.getTime() + 7 * HOUR_MS))).toBe('failed');
  expect((await fetchReport(slug)).result?.probe).toMatchObject({ passed: false, trials: 2 });
});

test.each([
  ['prefers the first of two', 'position-biased', 'flipRate'],
  ['gives three points too many', 'plus-three', 'calibration'],
] as const)('a model that %s fails its trial', async (_, kind, figure) => {
  const { id, slug } = await seedClosedCampaign(1);
  expect(await probe(id, createMockJudge(kind, createGrader(GRADED)))).toBe('failed');
  const figures = (await fetchReport(slug)).result?.probe?.figures;
  expect(figures?.[figure]).toBeGreaterThan(PROBE_LIMITS[figure].max ?? 0);
});

test.skipIf(PROBE_SET.length === 0)('a model that cannot be had has not failed', async () => {
  const { id } = await seedClosedCampaign(1);
  const refusing = createMockJudge('refusing', () => 5);
  expect(await probe(id, refusing)).toBe('unavailable');
  expect(await readProbes(id)).toEqual([]);
});

test('without a model there is no trial, and the selection report has none', async () => {
  const campaign = await seedClosedCampaign(
    2,
    (index) => ['I cook soup for my neighbours.', 'My choir sings on Mondays.'][index] ?? '',
  );
  await select(campaign);
  expect(await readNominees(campaign.id)).toHaveLength(2);
  expect((await fetchReport(campaign.slug)).result?.probe).toBeNull();
});

const DISTINCT = [
  'My grandmother cooked soup for the whole street in 1961, and I still have her pan.',
  'Since 1974 our choir has met on Mondays; half of the members would eat alone otherwise.',
  'I lost my job in 1988, and a stranger brought bread every morning until I found another.',
  'In 2003 we built a boat with the boys next door, because nobody else had time for them.',
];
const COPY = 'I would like to come and help you with everything there is to do.';
const toAnswer = (index: number) => DISTINCT[index] ?? COPY;

/** A model that prefers later answers when it compares, but gives all the same score. */
const judge: LanguageJudge = {
  ...indifferent,
  read: () => Promise.resolve(createReading(6)),
  compare: (_, first, second) =>
    Promise.resolve(getYear(first.answer) > getYear(second.answer) ? 'first' : 'second'),
};
const getYear = (answer: string) => Number(/\d{4}/.exec(answer)?.[0] ?? 0);

async function selectByJudge(campaign: ClosedCampaign): Promise<void> {
  const { id, selection } = campaign;
  await scoreBy(id, judge);
  const final = await playFinalBy(id, judge);
  await runAsSystem((ctx) => markNominees(ctx, selection, final ?? []));
}

/** Returns the campaigns whose selection a sweep starts. */
async function listStarted(): Promise<readonly string[]> {
  const started: string[] = [];
  const NOMINEE_SELECTION = {
    createBatch: ({ instances }: { instances: { params: { campaignId: string } }[] }) => {
      started.push(...instances.map(({ params }) => params.campaignId));
      return Promise.resolve({ created: [], errors: [] });
    },
  };
  await runAsSystem((ctx) =>
    startDueSelections(Object.assign(ctx, { env: { ...ctx.env, NOMINEE_SELECTION } })),
  );
  return started;
}

test('the final round ranks the nominees, of near copies one, and starts again only for an answer that it missed', async () => {
  const campaign = await seedClosedCampaign(7, toAnswer);
  await selectByJudge(campaign);
  const ranked = await readNominees(campaign.id);
  expect(ranked.map(({ submissionId }) => submissionId)).toEqual([
    ...campaign.answers.slice(0, 4).toReversed(),
    campaign.answers[4],
  ]);
  expect(ranked.map(({ place }) => place)).toEqual([1, 2, 3, 4, 5]);
  expect(await listStarted()).not.toContain(campaign.id);
  const later = new Date(Date.now() + HOUR_MS);
  await changeSubmission(campaign.answers[0] ?? '', { updatedAt: later });
  expect(await listStarted()).not.toContain(campaign.id);
  await deleteRows('nominees', { submissionId: campaign.answers[0] ?? '' });
  expect(await listStarted()).toContain(campaign.id);
});

// Regression: such an answer was recorded as one that the judge refuses, for good.
test('an answer that this judge has not read, as it was paid late or read by a former version, is left to the next run', async () => {
  const campaign = await seedClosedCampaign(2, toAnswer);
  const { id, answers, selection } = campaign;
  const read = (model: LanguageJudge) =>
    runAsSystem((ctx) => readAnswers(ctx, id, answers, model, { reading: 1 }));
  const score = async () => (await runAsSystem((ctx) => scoreAnswers(ctx, id, judge))).judged;
  await read({ ...judge, rubricVersion: 'former' });
  expect(await score()).toBe(0);
  await read(judge);
  const late = await seedAnswers(id, 1, () => toAnswer(2));
  expect(await score()).toBe(2);
  await runAsSystem((ctx) => markNominees(ctx, selection));
  expect(await listStarted()).toContain(id);
  await selectByJudge(campaign);
  expect((await readChain(id)).map(({ submissionId, outcome }) => [submissionId, outcome])).toEqual(
    [...answers, ...late].map((each) => [each, 'scored']),
  );
});

test('the final round shows equals as equals', async () => {
  const campaign = await seedClosedCampaign(4, toAnswer);
  const biased: LanguageJudge = { ...judge, compare: () => Promise.resolve('first') };
  const { id, selection } = campaign;
  await scoreBy(id, judge);
  const final = await playFinalBy(id, biased);
  await runAsSystem((ctx) => markNominees(ctx, selection, final ?? []));
  const ranked = await readNominees(id);
  expect(ranked.map(({ place }) => place)).toEqual([1, 1, 1, 1]);
  expect(ranked.map(({ submissionId }) => submissionId)).toEqual(campaign.answers.toSorted());
});
