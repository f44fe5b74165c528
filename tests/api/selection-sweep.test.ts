import { eq } from 'drizzle-orm';
import { expect, test, vi } from 'vitest';
import { campaigns } from '#api/campaigns/table.ts';
import { startDueSelections } from '#api/nominees/index.ts';
import { selectNominees } from '#api/nominees/start-selection.ts';
import { nominees } from '#api/nominees/table.ts';
import { createLoggedInUser } from '../support/logged-in-user.ts';
import { db, runAsSystem } from '../support/system.ts';
import { claim, expectSelected, getRun, seedClosedCampaign, sweepAfterStall } from '../support/selections.ts';
import { changeCampaign } from '../support/seed.ts';

/** Sweeps with a provider that takes a hundred workflows in one call; returns how many it was asked for. */
async function sweepWith(
  createBatch: (options: { instances: { id: string }[] }) => Promise<unknown>,
  now: Date,
) {
  const log = vi.spyOn(console, 'error').mockImplementation(() => undefined);
  const started = await runAsSystem((ctx) => {
    const terminate = () => Promise.resolve();
    const NOMINEE_SELECTION = { createBatch, get: () => Promise.resolve({ terminate }) };
    return startDueSelections(Object.assign(ctx, { env: { ...ctx.env, NOMINEE_SELECTION } }));
  }, now);
  log.mockRestore();
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
  // Nothing of them remains for the other tests.
  await db.update(campaigns).set({ winnersSelected: true });
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
  expect(await db.$count(nominees, eq(nominees.campaignId, campaign.id))).toBe(0);
});
