import { introspectWorkflow, introspectWorkflowInstance } from 'cloudflare:test';
import { env } from 'cloudflare:workers';
import { eq } from 'drizzle-orm';
import { describe, expect, test, vi } from 'vitest';
import { user } from '#api/accounts/table.ts';
import { campaigns } from '#api/campaigns/table.ts';
import { auditScores } from '#api/nominees/audit/audit-scores.ts';
import { startDueSelections, startSelection } from '#api/nominees/index.ts';
import { SCORES_PER_STEP } from '#api/scoring/rules.ts';
import { selectNominees } from '#api/nominees/select-nominees.ts';
import { nominees } from '#api/nominees/table.ts';
import { scores } from '#api/scoring/table.ts';
import { STEP_RETRIES, type Selection } from '#api/nominees/rules.ts';
import { sendAllDueMails } from '#api/platform/mail.ts';
import { crashAtCall, type CrashPoint } from '../support/crash.ts';
import { runAsSystem, db, listPaymentMails, listQueuedMails } from '../support/payments.ts';
import { seedAnswers } from '../support/seed-answers.ts';
import { seedCampaign, seedUser } from '../support/seed.ts';
import { HOUR_MS, MINUTE_MS } from '#api/platform/rules.ts';

declare global {
  namespace Cloudflare {
    interface Env {
      /** Only in tests: the selection's workflow, NOMINEE_SELECTION elsewhere. */
      SELECTION: Workflow<Selection>;
    }
  }
}

const workflowEnv: Env = { ...env, NOMINEE_SELECTION: env.SELECTION };
/** The last answer is the best, so that a selection that misses it fails the test. */
const toAnswer = (index: number) =>
  index % 7 === 6
    ? `My grandmother played music for our street every Thursday, ${index} years long, because she missed the sea.`
    : 'It would be nice.';

/** The domain of all owners in this file. */
const OWNERS = `@${crypto.randomUUID()}.test`;

async function seedClosedCampaign(answers: number) {
  const closedAt = new Date();
  const owner = await seedUser({ role: 'celebrity', email: `${crypto.randomUUID()}${OWNERS}` });
  const campaign = await seedCampaign({ ownerId: owner.id, isActive: false, closedAt });
  const ids = await seedAnswers(campaign.id, answers, toAnswer);
  return { ...campaign, answers: ids, selection: { campaignId: campaign.id, closedAt: closedAt.getTime() } };
}
type ClosedCampaign = Awaited<ReturnType<typeof seedClosedCampaign>>;

/** Runs again, late enough for the mails of the interrupted run to be retried. */
const resumeSelection = ({ selection }: ClosedCampaign) =>
  runAsSystem((ctx) => selectNominees(ctx, selection), new Date(Date.now() + 10 * MINUTE_MS));

/** Checks the result of selections, whatever happened on the way; reads the long outbox once. */
async function expectSelected(...closedCampaigns: readonly ClosedCampaign[]): Promise<void> {
  // A mail that got lost on the way to the outbox goes again by now.
  await runAsSystem(sendAllDueMails, new Date(Date.now() + 3 * HOUR_MS));
  await Promise.all(closedCampaigns.map(expectRanked));
  const mails = await listPaymentMails(OWNERS);
  const owners = await Promise.all(
    closedCampaigns.map(async ({ ownerId }) => (await db.select().from(user).where(eq(user.id, ownerId)))[0]),
  );
  const mailsFor = (email = '') => mails.filter(({ to }) => [to].flat().some((one) => one.includes(email)));
  expect(owners.map((owner) => mailsFor(owner?.email).length)).toEqual(owners.map(() => 1));
}

async function expectRanked({ id, slug, answers, selection }: ClosedCampaign): Promise<void> {
  const rows = await db.select().from(scores).where(eq(scores.campaignId, id));
  expect(rows.map(({ submissionId }) => submissionId).toSorted()).toEqual(answers.toSorted());
  const [audited] = await auditScores(db, { slug });
  // Besides the scores: the brief, one ranking at least, and its nomination.
  expect(audited?.problem).toBeUndefined();
  expect(audited?.count).toBeGreaterThanOrEqual(answers.length + 3);
  const best = answers.filter((_, index) => index % 7 === 6).slice(0, 10);
  const chosen = await db.select().from(nominees).where(eq(nominees.campaignId, id)).orderBy(nominees.rank);
  expect(chosen.slice(0, best.length).map(({ submissionId }) => submissionId)).toEqual(best);
  expect(chosen).toHaveLength(Math.min(10, answers.length));
  expect(await listQueuedMails(`nominees:${id}:${selection.closedAt}`)).toMatchObject([
    { sentAt: expect.any(Date) },
  ]);
  const [row] = await db.select().from(campaigns).where(eq(campaigns.id, id));
  expect(row).toMatchObject({ nomineesSelected: true, nomineeCount: chosen.length });
}

describe('an uninterrupted selection', () => {
  test.for<CrashPoint>(['before', 'after'])(
    'that crashes %s any database call and restarts loses and repeats nothing',
    async (when) => {
      const stopped: ClosedCampaign[] = [];
      for (let hasCome = true; hasCome;) {
        const campaign = await seedClosedCampaign(8);
        const crash = crashAtCall(stopped.length + 1, when);
        await runAsSystem((ctx) => selectNominees(ctx, campaign.selection)).catch(() => undefined);
        crash.restore();
        hasCome = crash.hasHappened();
        await resumeSelection(campaign);
        stopped.push(campaign);
      }
      expect(stopped.length).toBeGreaterThan(when === 'before' ? 9 : 4);
      await expectSelected(...stopped);
    },
  );

  test('that stops between two batches resumes with the rest', async () => {
    const campaign = await seedClosedCampaign(SCORES_PER_STEP + 20);
    // The first two writes freeze and record the brief.
    const stop = crashAtCall(3, 'after');
    await runAsSystem((ctx) => selectNominees(ctx, campaign.selection)).catch(() => undefined);
    stop.restore();
    expect(await db.$count(scores, eq(scores.campaignId, campaign.id))).toBe(SCORES_PER_STEP);
    await runAsSystem((ctx) => selectNominees(ctx, campaign.selection));
    await expectSelected(campaign);
  });

  test('has one result when several run at the same time', async () => {
    const campaign = await seedClosedCampaign(SCORES_PER_STEP + 20);
    await Promise.all([1, 2, 3].map(() => runAsSystem((ctx) => selectNominees(ctx, campaign.selection))));
    await expectSelected(campaign);
  });

  test('selects from several hundred answers', async () => {
    const campaign = await seedClosedCampaign(320);
    await runAsSystem((ctx) => selectNominees(ctx, campaign.selection));
    await expectSelected(campaign);
  });
});

describe('the workflow', () => {
  const STEPS = [
    'end open checkouts 1',
    'count payments under way',
    'score answers 1',
    'score answers 2',
    'score answers 3',
    'mark nominees',
    'send mails',
  ];

  test.for(STEPS)('repeats a failed step “%s” and has the same outcome', async (name) => {
    const campaign = await seedClosedCampaign(SCORES_PER_STEP + 8);
    await using run = await introspectWorkflowInstance(env.SELECTION, campaign.id);
    await run.modify(async (modifier) => {
      await modifier.disableSleeps();
      await modifier.disableRetryDelays();
      await modifier.mockStepError({ name }, new Error('gone'), 2);
    });
    await env.SELECTION.create({ id: campaign.id, params: campaign.selection });
    await run.waitForStatus('complete');
    await expectSelected(campaign);
  });

  test.for<CrashPoint>(['before', 'after'])(
    'repeats only what is safe when the database fails %s a call',
    async (when) => {
      const stopped: ClosedCampaign[] = [];
      for (const at of when === 'before' ? [2, 5, 8, 11, 14] : [1, 2, 3, 4]) {
        const campaign = await seedClosedCampaign(8);
        await using run = await introspectWorkflowInstance(env.SELECTION, campaign.id);
        await run.modify(async (modifier) => {
          await modifier.disableSleeps();
          await modifier.disableRetryDelays();
        });
        const crash = crashAtCall(at, when);
        await env.SELECTION.create({ id: campaign.id, params: campaign.selection });
        await run.waitForStatus('complete');
        crash.restore();
        await resumeSelection(campaign);
        stopped.push(campaign);
      }
      await expectSelected(...stopped);
    },
  );

  test('marks nobody when it gives up, and resumes where it stopped', async () => {
    const campaign = await seedClosedCampaign(8);
    await using runs = await introspectWorkflow(env.SELECTION);
    await runs.modifyAll(async (modifier) => {
      await modifier.disableSleeps();
      await modifier.disableRetryDelays();
      await modifier.mockStepError({ name: 'mark nominees' }, new Error('gone'), STEP_RETRIES.limit + 1);
    });
    await runAsSystem(startDueSelections, new Date(), workflowEnv);
    const run = (await runs.get()).at(0);
    await run?.waitForStatus('errored');
    expect(await db.select().from(nominees).where(eq(nominees.campaignId, campaign.id))).toEqual([]);
    await resumeSelection(campaign);
    await expectSelected(campaign);
  });

  test('runs once, however often it is requested', async () => {
    const campaign = await seedClosedCampaign(SCORES_PER_STEP + 8);
    await using runs = await introspectWorkflow(env.SELECTION);
    await runs.modifyAll(async (modifier) => {
      await modifier.disableSleeps();
      await modifier.disableRetryDelays();
    });
    const start = () => runAsSystem((ctx) => startSelection(ctx, campaign.id), new Date(), workflowEnv);
    await Promise.all([1, 2, 3, 4, 5].map(start));
    const [run, ...others] = await runs.get();
    expect(others).toEqual([]);
    await run?.waitForStatus('complete');
    await expectSelected(campaign);
    const before = await db.select().from(scores).where(eq(scores.campaignId, campaign.id));
    await start();
    await expect
      .poll(async () => (await db.select().from(nominees).where(eq(nominees.campaignId, campaign.id))).length)
      .toBe(10);
    expect(await db.select().from(scores).where(eq(scores.campaignId, campaign.id))).toEqual(before);
  });

  test('that the provider fails to start is logged and left to the sweep, not taken for one that runs', async () => {
    const campaign = await seedClosedCampaign(2);
    const restart = vi.fn(() => Promise.resolve());
    const finished = { restart, status: () => Promise.resolve({ status: 'complete' }) };
    const startWith = (failure: Error) =>
      runAsSystem((ctx) => {
        const workflow = { create: () => Promise.reject(failure), get: () => Promise.resolve(finished) };
        const log = { ...ctx.log, error: vi.fn() };
        const env = { ...ctx.env, NOMINEE_SELECTION: workflow };
        return startSelection(Object.assign(ctx, { env, log }), campaign.id).then((isStarted) => ({
          isStarted,
          logged: log.error.mock.calls,
        }));
      });
    expect(await startWith(new Error('(internal) the service is unavailable'))).toEqual({
      isStarted: false,
      logged: [
        [
          'selection_failed',
          { campaign: campaign.id, reason: expect.stringContaining('the service is unavailable') },
        ],
      ],
    });
    expect(restart).not.toHaveBeenCalled();
    const exists = new Error('(instance.already_exists) Provided instance id already exists');
    expect(await startWith(exists)).toEqual({ isStarted: true, logged: [] });
    expect(restart).toHaveBeenCalledOnce();
    await runAsSystem(startDueSelections);
    await expectSelected(campaign);
  });
});
