import { introspectWorkflow, introspectWorkflowInstance } from 'cloudflare:test';
import { env } from 'cloudflare:workers';
import { eq } from 'drizzle-orm';
import { describe, expect, test } from 'vitest';
import { user } from '../../edge-api/accounts/table.ts';
import { campaigns } from '../../edge-api/campaigns/table.ts';
import { auditScores } from '../../edge-api/nominees/audit-scores.ts';
import { startDueSelections, startSelection } from '../../edge-api/nominees/index.ts';
import { SCORES_PER_STEP } from '../../edge-api/nominees/rules.ts';
import { selectNominees } from '../../edge-api/nominees/select-nominees.ts';
import { nominees, scores } from '../../edge-api/nominees/table.ts';
import { STEP_RETRIES, type Selection } from '../../edge-api/nominees/selection.ts';
import { crashAtCall, type When } from '../support/crash.ts';
import { asSystem, db, mailsTo, queuedMails } from '../support/payments.ts';
import { plantAnswers } from '../support/plant-answers.ts';
import { plantCampaign } from '../support/plant.ts';

declare global {
  namespace Cloudflare {
    interface Env {
      /** Only in tests: the selection's workflow, which is called NOMINEE_SELECTION elsewhere. */
      SELECTION: Workflow<Selection>;
    }
  }
}

const underWorkflow: Env = { ...env, NOMINEE_SELECTION: env.SELECTION };
/** Answers of which the last is the best, so that a selection that misses one shows. */
const answerOf = (index: number) =>
  index % 7 === 6
    ? `My grandmother played music for our street every Thursday, ${index} years long, because she missed the sea.`
    : 'It would be nice.';

async function closed(answers: number) {
  const closedAt = new Date();
  const campaign = await plantCampaign({ isActive: false, closedAt });
  const ids = await plantAnswers(campaign.id, answers, answerOf);
  return { ...campaign, answers: ids, selection: { campaignId: campaign.id, closedAt: closedAt.getTime() } };
}
type Closed = Awaited<ReturnType<typeof closed>>;

/** The same once more, when what was being sent as it stopped goes out again. */
const afterwards = ({ selection }: Closed) =>
  asSystem((ctx) => selectNominees(ctx, selection), new Date(Date.now() + 10 * 60_000));

/** What must be so after a selection, whatever happened on the way. */
async function expectSelected({ id, slug, ownerId, answers, selection }: Closed): Promise<void> {
  const rows = await db.select().from(scores).where(eq(scores.campaignId, id));
  expect(rows.map(({ submissionId }) => submissionId).toSorted()).toEqual(answers.toSorted());
  expect(await auditScores(db, { slug })).toMatchObject([{ count: answers.length, problem: undefined }]);
  const best = answers.filter((_, index) => index % 7 === 6).slice(0, 10);
  const chosen = await db.select().from(nominees).where(eq(nominees.campaignId, id)).orderBy(nominees.rank);
  expect(chosen.slice(0, best.length).map(({ submissionId }) => submissionId)).toEqual(best);
  expect(chosen).toHaveLength(Math.min(10, answers.length));
  expect(await queuedMails(`nominees:${id}:${selection.closedAt}`)).toMatchObject([
    { sentAt: expect.any(Date) },
  ]);
  const [owner] = await db.select().from(user).where(eq(user.id, ownerId));
  expect(await mailsTo(owner?.email ?? '')).toHaveLength(1);
  const [row] = await db.select().from(campaigns).where(eq(campaigns.id, id));
  expect(row).toMatchObject({ nomineesSelected: true, nomineeCount: chosen.length });
}

describe('a selection in one go', () => {
  test.for<When>(['before', 'after'])(
    'that stops %s any call of the database, and starts again, loses and doubles nothing',
    async (when) => {
      let crashes = 0;
      for (let hasCome = true; hasCome; crashes += Number(hasCome)) {
        const campaign = await closed(8);
        const crash = crashAtCall(crashes + 1, when);
        await asSystem((ctx) => selectNominees(ctx, campaign.selection)).catch(() => undefined);
        crash.restore();
        hasCome = crash.hasCome();
        await asSystem((ctx) => selectNominees(ctx, campaign.selection));
        await afterwards(campaign);
        await expectSelected(campaign);
      }
      expect(crashes).toBeGreaterThan(8);
    },
  );

  test('that stops between two batches goes on with the rest', async () => {
    const campaign = await closed(SCORES_PER_STEP + 20);
    const stop = crashAtCall(14, 'after');
    await asSystem((ctx) => selectNominees(ctx, campaign.selection)).catch(() => undefined);
    stop.restore();
    await asSystem((ctx) => selectNominees(ctx, campaign.selection));
    await expectSelected(campaign);
  });

  test('runs as if once when several run at the same time', async () => {
    const campaign = await closed(SCORES_PER_STEP + 20);
    await Promise.all([1, 2, 3].map(() => asSystem((ctx) => selectNominees(ctx, campaign.selection))));
    await expectSelected(campaign);
  });

  test('selects from several hundred answers', async () => {
    const campaign = await closed(320);
    await asSystem((ctx) => selectNominees(ctx, campaign.selection));
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

  test.for(STEPS)('whose step “%s” fails is repeated there, and has the same outcome', async (name) => {
    const campaign = await closed(SCORES_PER_STEP + 8);
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

  test.for<When>(['before', 'after'])(
    'that loses the database %s a call repeats only what is safe',
    async (when) => {
      for (const at of [2, 5, 8, 11, 14]) {
        const campaign = await closed(8);
        await using run = await introspectWorkflowInstance(env.SELECTION, campaign.id);
        await run.modify(async (modifier) => {
          await modifier.disableSleeps();
          await modifier.disableRetryDelays();
        });
        const crash = crashAtCall(at, when);
        await env.SELECTION.create({ id: campaign.id, params: campaign.selection });
        await run.waitForStatus('complete');
        crash.restore();
        const later = new Date(Date.now() + 10 * 60_000);
        await asSystem((ctx) => selectNominees(ctx, campaign.selection), later);
        await expectSelected(campaign);
      }
    },
  );

  test('that gave up marked nobody, and what starts again goes on where it stopped', async () => {
    const campaign = await closed(8);
    await using runs = await introspectWorkflow(env.SELECTION);
    await runs.modifyAll(async (modifier) => {
      await modifier.disableSleeps();
      await modifier.disableRetryDelays();
      await modifier.mockStepError({ name: 'mark nominees' }, new Error('gone'), STEP_RETRIES.limit + 1);
    });
    await asSystem(startDueSelections, new Date(), underWorkflow);
    const run = (await runs.get()).at(0);
    await run?.waitForStatus('errored');
    expect(await db.select().from(nominees).where(eq(nominees.campaignId, campaign.id))).toEqual([]);
    await afterwards(campaign);
    await expectSelected(campaign);
  });

  test('is one run, however often and however many at once ask for it', async () => {
    const campaign = await closed(SCORES_PER_STEP + 8);
    await using runs = await introspectWorkflow(env.SELECTION);
    await runs.modifyAll(async (modifier) => {
      await modifier.disableSleeps();
      await modifier.disableRetryDelays();
    });
    const start = () => asSystem((ctx) => startSelection(ctx, campaign.id), new Date(), underWorkflow);
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
});
