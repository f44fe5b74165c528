import { expect, test } from 'vitest';
import { StuckSelectionsPage } from '#api/admin/contract.ts';
import { STUCK_SELECTIONS_PAGE_SIZE } from '#api/admin/rules.ts';
import { failRun, pauseRun } from '#api/nominees/selection-runs.ts';
import { DAY_MS } from '#api/platform/rules.ts';
import { readWholeList } from '../support/admin-lists.ts';
import { createLoggedInUser } from '../support/people.ts';
import { runAsSystem } from '../support/api.ts';
import { changeRows, countRows, deleteRows } from '../support/rows.ts';
import {
  claim,
  expectSelected,
  getRun,
  seedClosedCampaign,
  type ClosedCampaign,
} from '../support/selections.ts';

const admin = await createLoggedInUser('admin');

async function seedFailing(): Promise<ClosedCampaign> {
  const campaign = await seedClosedCampaign(2);
  const run = await claim(campaign);
  await runAsSystem((ctx) => failRun(ctx, run, 'Error: gone'));
  return campaign;
}

async function seedGivenUp(): Promise<ClosedCampaign> {
  const campaign = await seedFailing();
  const run = await claim(campaign);
  await runAsSystem((ctx) => failRun(ctx, run, 'Error: gone'), new Date(Date.now() + DAY_MS));
  return campaign;
}

const readAll = () => readWholeList(admin, 'selections', StuckSelectionsPage);
const retry = (id: string, who = admin) =>
  who.post(`/api/admin/selections/${id}/retry`, { reason: 'The judge is back' });

test('the selections that an admin sees are those that were given up, then those that fail or wait; none that goes well', async () => {
  const failing = await seedFailing();
  const givenUp = await seedGivenUp();
  const waiting = await seedClosedCampaign(2);
  const run = await claim(waiting);
  await runAsSystem((ctx) => pauseRun(ctx, run, 2));
  const running = await seedClosedCampaign(1);
  await claim(running);
  const { docs } = await readAll();
  expect(docs.map(({ state }) => state)).toEqual(['given-up', 'failing', 'waiting']);
  expect(docs.map(({ id }) => id)).toEqual([givenUp.id, failing.id, waiting.id]);
  expect(docs[0]).toMatchObject({
    campaign: { slug: givenUp.slug, name: givenUp.name, artistName: givenUp.artistName },
    attempts: 2,
    nextTryAt: null,
    lastError: 'Error: gone',
  });
  expect(docs[2]).toMatchObject({ waitingAnswers: 2, nextTryAt: expect.any(String), lastError: null });
  await deleteRows('selectionRuns');
});

test('the selections that an admin sees come in pages', async () => {
  const campaigns = await Promise.all(
    Array.from({ length: STUCK_SELECTIONS_PAGE_SIZE + 1 }, () => seedFailing()),
  );
  const { docs, pages } = await readAll();
  expect(pages).toBe(2);
  expect(docs.map(({ id }) => id).toSorted()).toEqual(campaigns.map(({ id }) => id).toSorted());
  await deleteRows('selectionRuns');
});

test('the selections that an admin sees are tried again on request, also when they were given up', async () => {
  const campaign = await seedGivenUp();
  expect(await retry(campaign.id)).toMatchObject({ status: 202, body: { ok: true } });
  await expect.poll(async () => (await getRun(campaign))?.runId).toBeNull();
  await expectSelected(campaign);
  expect((await readAll()).docs).toEqual([]);
  await deleteRows('selectionRuns', { campaignId: campaign.id });
  expect((await retry(campaign.id)).status).toBe(404);
});

test('an attempt to try a selection again that is over by now is not noted as if it had happened', async () => {
  const campaign = await seedGivenUp();
  await changeRows('campaigns', { id: campaign.id }, { winnersSelected: true });
  expect((await retry(campaign.id)).status).toBe(404);
  expect(await countRows('adminLog', { subject: campaign.id })).toBe(0);
});
