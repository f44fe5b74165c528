import { introspectWorkflow } from 'cloudflare:test';
import { env } from 'cloudflare:workers';
import { expect, test, vi } from 'vitest';
import { startDueSelections, startSelection } from '#api/nominees/index.ts';
import { STEP_RETRIES } from '#api/nominees/rules.ts';
import { SCORES_PER_STEP } from '#api/scoring/rules.ts';
import { crashAtCall, hangAtStatement, type CrashPoint } from '../support/crash.ts';
import { runAsSystem } from '../support/api.ts';
import { changeRows, countRows, findRows } from '../support/rows.ts';
import {
  expectSelected,
  getRun,
  seedClosedCampaign,
  select,
  sweepAfterStall,
  workflowEnv,
  type ClosedCampaign,
  claim,
} from '../support/selections.ts';
import { selectNominees } from '#api/nominees/start-selection.ts';
import { createLoggedInUser } from '../support/people.ts';
import { changeCampaign } from '../support/seed.ts';

type Modify = Parameters<Awaited<ReturnType<typeof introspectWorkflow>>['modifyAll']>[0];

/** Watches the workflows that start from now on, without sleeps and pauses. */
async function watchWorkflows(modify?: Modify) {
  const runs = await introspectWorkflow(env.SELECTION);
  await runs.modifyAll(async (modifier) => {
    await modifier.disableSleeps();
    await modifier.disableRetryDelays();
    await modify?.(modifier);
  });
  return runs;
}

/** Starts the selection of a campaign as a workflow and waits for its end. */
async function selectInWorkflow(campaign: ClosedCampaign, modify?: Modify): Promise<void> {
  await using runs = await watchWorkflows(modify);
  await select(campaign, new Date(), workflowEnv);
  const [run] = await runs.get();
  await run?.waitForStatus('complete');
}

const STEPS = [
  'end open checkouts 1',
  'count payments under way',
  'score answers 1',
  'score answers 2',
  'mark nominees',
  'send mails',
];

test('the workflow repeats steps that fail, each of them twice, and has the same outcome', async () => {
  const campaign = await seedClosedCampaign(SCORES_PER_STEP + 8);
  await selectInWorkflow(campaign, async (modifier) => {
    for (const name of STEPS) await modifier.mockStepError({ name }, new Error('gone'), 2);
  });
  await expectSelected(campaign);
});

test('the workflow that is killed between any two steps is taken over by the sweep after ten minutes', async () => {
  const killed: ClosedCampaign[] = [];
  for (let isKilled = true; isKilled;) {
    const campaign = await seedClosedCampaign(8);
    const hang = hangAtStatement(
      /^update "selection_runs" set "next_attempt_at" = \? where/,
      killed.length + 1,
    );
    await using runs = await watchWorkflows();
    await select(campaign, new Date(), workflowEnv);
    const [run] = await runs.get();
    await Promise.race([run?.waitForStatus('complete'), expect.poll(hang.hasHappened).toBe(true)]);
    isKilled = hang.hasHappened();
    hang.restore();
    killed.push(campaign);
  }
  // Every step except the mails starts by recording progress; the last run is not killed.
  expect(killed).toHaveLength(5);
  await using successors = await watchWorkflows();
  await sweepAfterStall(workflowEnv);
  for (const run of await successors.get()) await run.waitForStatus('complete');
  await expectSelected(...killed);
});

test.for<CrashPoint>(['before', 'after'])(
  'the workflow repeats only what is safe when the database fails %s a call',
  async (when) => {
    const stopped: ClosedCampaign[] = [];
    for (const at of when === 'before' ? [4, 7, 10, 13, 16] : [2, 3, 4, 5]) {
      const campaign = await seedClosedCampaign(8);
      const crash = crashAtCall(at, when);
      await selectInWorkflow(campaign);
      crash.restore();
      expect(crash.hasHappened()).toBe(true);
      stopped.push(campaign);
    }
    await expectSelected(...stopped);
  },
);

test('the workflow marks nobody when a step keeps failing, and is resumed by the sweep', async () => {
  const campaign = await seedClosedCampaign(8);
  await using runs = await watchWorkflows((modifier) =>
    modifier.mockStepError({ name: 'mark nominees' }, new Error('gone'), STEP_RETRIES.limit + 1),
  );
  await runAsSystem(startDueSelections, new Date(), workflowEnv);
  await (await runs.get()).at(0)?.waitForStatus('errored');
  expect(await findRows('nominees', { campaignId: campaign.id })).toEqual([]);
  expect(await getRun(campaign)).toMatchObject({ runId: null, lastError: expect.stringContaining('gone') });
  await sweepAfterStall();
  await expectSelected(campaign);
});

test('the workflow runs once, however often it is requested', async () => {
  const campaign = await seedClosedCampaign(SCORES_PER_STEP + 8);
  await using runs = await watchWorkflows();
  const start = () => select(campaign, new Date(), workflowEnv);
  await Promise.all([1, 2, 3, 4, 5].map(start));
  const [run, ...others] = await runs.get();
  expect(others).toEqual([]);
  await run?.waitForStatus('complete');
  await expectSelected(campaign);
  const before = await findRows('scores', { campaignId: campaign.id });
  await start();
  await (await runs.get()).at(1)?.waitForStatus('complete');
  expect(await findRows('scores', { campaignId: campaign.id })).toEqual(before);
  await expectSelected(campaign);
});

test('the workflow that the provider fails to start is logged and left to the sweep', async () => {
  const campaign = await seedClosedCampaign(2);
  const createBatch = () => Promise.reject(new Error('(internal) the service is unavailable'));
  const error = vi.fn();
  const isStarted = await runAsSystem((ctx) =>
    startSelection(
      Object.assign(ctx, {
        env: { ...ctx.env, NOMINEE_SELECTION: { createBatch } },
        log: { ...ctx.log, error },
      }),
      campaign.id,
    ),
  );
  expect(isStarted).toBe(false);
  expect(error.mock.calls).toEqual([
    [
      'selection_failed',
      { campaign: campaign.id, reason: expect.stringContaining('the service is unavailable') },
    ],
  ]);
  await sweepAfterStall();
  await expectSelected(campaign);
});

/** Sweeps with a provider that takes a hundred workflows per call; returns how many were requested. */
async function sweepWith(
  createBatch: (options: { instances: { id: string }[] }) => Promise<unknown>,
  now: Date,
) {
  const started = await runAsSystem((ctx) => {
    const terminate = () => Promise.resolve();
    const NOMINEE_SELECTION = { createBatch, get: () => Promise.resolve({ terminate }) };
    return startDueSelections(Object.assign(ctx, { env: { ...ctx.env, NOMINEE_SELECTION } }));
  }, now);
  return started;
}

test('the sweep starts a hundred selections in one call, the rest in the next, and each once', async () => {
  const closed = await Promise.all(Array.from({ length: 110 }, () => seedClosedCampaign(1)));
  const asked: number[] = [];
  const createBatch = ({ instances }: { instances: unknown[] }) => {
    asked.push(instances.length);
    return Promise.resolve({ created: [], errors: [] });
  };
  const now = new Date();
  const started = [await sweepWith(createBatch, now), await sweepWith(createBatch, now)];
  expect([started, await sweepWith(createBatch, now), asked]).toEqual([[100, 10], 0, [100, 10]]);
  const runs = await Promise.all(closed.map(getRun));
  expect(runs.every((run) => run?.attempt === 1)).toBe(true);
  // Leaves nothing of them for the other tests.
  await changeRows('campaigns', {}, { winnersSelected: true });
});

test('the sweep tries a selection again whose workflow was refused, and starts the others of its call', async () => {
  const [refused, taken] = [await seedClosedCampaign(1), await seedClosedCampaign(1)];
  const created = await sweepWith(async ({ instances }) => {
    const id = (await getRun(refused))?.runId;
    const index = instances.findIndex((instance) => instance.id === id);
    return { created: [], errors: [{ index, code: 10001, message: 'unavailable' }] };
  }, new Date());
  expect(created).toBe(1);
  expect(await getRun(refused)).toMatchObject({ runId: null, lastError: 'unavailable' });
  expect(await getRun(taken)).toMatchObject({ runId: expect.any(String), lastError: null });
  await sweepAfterStall();
  await expectSelected(refused, taken);
});

test('the sweep forgets the run of a campaign that has its winners', async () => {
  const campaign = await seedClosedCampaign(1);
  await claim(campaign);
  await changeCampaign(campaign.id, { winnersSelected: true });
  await sweepAfterStall();
  expect(await getRun(campaign)).toMatchObject({ runId: null, nextAttemptAt: null, attempt: 1 });
});

test('the sweep leaves a campaign alone that reopens while its selection runs, which stops', async () => {
  const owner = await createLoggedInUser('celebrity');
  const campaign = await seedClosedCampaign(1);
  await changeCampaign(campaign.id, { ownerId: owner.id });
  const run = await claim(campaign);
  expect((await owner.post(`/api/campaigns/${campaign.id}/reopen`)).status).toBe(200);
  await runAsSystem((ctx) => selectNominees(ctx, run));
  await sweepAfterStall();
  expect(await getRun(campaign)).toBeUndefined();
  expect(await countRows('nominees', { campaignId: campaign.id })).toBe(0);
});
