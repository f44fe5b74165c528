import { expect, test, vi } from 'vitest';
import { startDueSelections } from '#api/nominees/index.ts';
import { DAY_MS, MINUTE_MS } from '#api/platform/rules.ts';
import { SCORES_PER_STEP } from '#api/scoring/rules.ts';
import { STALL_MS, type SelectionRun } from '#api/nominees/rules.ts';
import { runSelection } from '#api/nominees/run-selection.ts';
import { selectNominees } from '#api/nominees/start-selection.ts';
import { failRun } from '#api/nominees/selection-runs.ts';
import { crashAtCall, type CrashPoint } from '../support/crash.ts';
import { runAsSystem, listQueuedMails } from '../support/api.ts';
import { changeRows, countRows } from '../support/rows.ts';
import { getCampaign } from '../support/seed.ts';
import {
  claim,
  expectSelected,
  getRun,
  seedClosedCampaign,
  select,
  sweepAfterStall,
  type ClosedCampaign,
} from '../support/selections.ts';

type KillPoint = 'before' | 'after';

/** Runs a selection in a process that dies before or after the work of a step; returns whether it got that far. */
function runKilled(run: SelectionRun, step: number, when: KillPoint): Promise<boolean> {
  let count = 0;
  return new Promise((resolve, reject) => {
    const die = () => {
      resolve(true);
      return new Promise<never>(() => undefined);
    };
    void runAsSystem(async (ctx) => {
      const runner = {
        getContext: () => ctx,
        waitForPayments: () => Promise.resolve(),
        waitUntil: () => Promise.resolve(),
        runStep: async <T>(_name: string, work: () => Promise<T>) => {
          count += 1;
          if (count < step) return work();
          if (when === 'after') await work();
          return die();
        },
      };
      // Not awaited, because the work of a dead process never ends.
      runSelection(run, runner).then(() => resolve(false), reject);
    });
  });
}

test.for<KillPoint>(['before', 'after'])(
  'a selection without a workflow whose process is killed %s any step is taken over by the sweep after ten minutes',
  async (when) => {
    const killed: ClosedCampaign[] = [];
    for (let isKilled = true; isKilled;) {
      const campaign = await seedClosedCampaign(7);
      isKilled = await runKilled(await claim(campaign), killed.length + 1, when);
      killed.push(campaign);
    }
    // Ends open checkouts, counts payments, scores, marks and sends; the last campaign was completed.
    expect(killed).toHaveLength(6);
    await runAsSystem(startDueSelections, new Date(Date.now() + STALL_MS - MINUTE_MS));
    expect((await Promise.all(killed.map(getRun))).map((run) => run?.attempt)).toEqual(killed.map(() => 1));
    await sweepAfterStall();
    await expectSelected(...killed);
  },
);

test.for<CrashPoint>(['before', 'after'])(
  'a selection without a workflow that crashes %s any database call and is swept again loses and repeats nothing',
  async (when) => {
    const stopped: ClosedCampaign[] = [];
    for (let hasCome = true; hasCome;) {
      const campaign = await seedClosedCampaign(7);
      const crash = crashAtCall(stopped.length + 1, when);
      await select(campaign).catch(() => undefined);
      crash.restore();
      hasCome = crash.hasHappened();
      await sweepAfterStall();
      stopped.push(campaign);
    }
    expect(stopped.length).toBeGreaterThan(when === 'before' ? 15 : 8);
    await expectSelected(...stopped);
  },
);

test('a selection without a workflow that stops between two batches resumes with the rest', async () => {
  const campaign = await seedClosedCampaign(SCORES_PER_STEP + 20);
  expect(await runKilled(await claim(campaign), 4, 'before')).toBe(true);
  expect(await countRows('scores', { campaignId: campaign.id })).toBe(SCORES_PER_STEP);
  await sweepAfterStall();
  await expectSelected(campaign);
});

test('a selection without a workflow whose place was taken stops at its next step', async () => {
  const campaign = await seedClosedCampaign(7);
  const first = await claim(campaign);
  const second = await claim(campaign);
  await runAsSystem((ctx) => selectNominees(ctx, first));
  expect(await countRows('scores', { campaignId: campaign.id })).toBe(0);
  await runAsSystem((ctx) => selectNominees(ctx, second));
  await expectSelected(campaign);
});

test('a selection without a workflow has one result when a run that was presumed dead continues alongside its successor', async () => {
  const campaign = await seedClosedCampaign(SCORES_PER_STEP + 20);
  const run = await claim(campaign);
  await Promise.all(
    [1, 2, 3].map(() => runAsSystem((ctx) => selectNominees(ctx, run)).catch(() => undefined)),
  );
  await sweepAfterStall();
  await expectSelected(campaign);
});

/** Fails a run at an instant; returns when the next one is due, in minutes after the first failure. */
async function failAt(campaign: ClosedCampaign, minutes: number, start: number) {
  const log = vi.spyOn(console, 'error').mockImplementation(() => undefined);
  const run = await claim(campaign);
  await runAsSystem((ctx) => failRun(ctx, run, 'Error: gone'), new Date(start + minutes * MINUTE_MS));
  const logged = log.mock.calls.map(([line]) => String(Object(JSON.parse(String(line))).event));
  log.mockRestore();
  const row = await getRun(campaign);
  const next = row?.nextAttemptAt ? (row.nextAttemptAt.getTime() - start) / MINUTE_MS : undefined;
  return { next, givenUpAt: row?.givenUpAt, logged };
}

test('a selection that keeps failing is tried again with growing pauses for a day, then given up with one alert', async () => {
  const campaign = await seedClosedCampaign(2);
  const start = Date.now();
  const schedule: number[] = [];
  for (let minutes: number | undefined = 0; minutes !== undefined;) {
    const { next, givenUpAt, logged } = await failAt(campaign, minutes, start);
    expect(givenUpAt ?? null).toEqual(next === undefined ? new Date(start + DAY_MS) : null);
    expect(logged.filter((event) => event === 'selection_given_up')).toHaveLength(next === undefined ? 1 : 0);
    if (next !== undefined) schedule.push(next);
    minutes = next;
  }
  expect(schedule).toEqual([5, 20, 60, 180, 360, 720, 1440]);
  const givenUpMail = `selection-given-up:${campaign.id}:${start + DAY_MS}`;
  const { name } = await getCampaign(campaign.id);
  const text = expect.stringContaining(`De selectie van ‘${name}’ is een dag lang mislukt`);
  expect(await listQueuedMails(givenUpMail)).toMatchObject([{ text }]);
  await runAsSystem(startDueSelections, new Date(start + 2 * DAY_MS));
  expect(await countRows('nominees', { campaignId: campaign.id })).toBe(0);
  await changeRows('selectionRuns', { campaignId: campaign.id }, { givenUpAt: null });
  await sweepAfterStall();
  await expectSelected(campaign);
});

test('a selection that keeps failing does not delay new ones, however many fail', async () => {
  const broken = await Promise.all(Array.from({ length: 21 }, () => seedClosedCampaign(1)));
  for (const campaign of broken) {
    const run = await claim(campaign);
    await runAsSystem((ctx) => failRun(ctx, run, 'Error: gone'), new Date(Date.now() - DAY_MS / 2));
  }
  const fresh = await seedClosedCampaign(7);
  await runAsSystem(startDueSelections);
  await expectSelected(fresh);
});
