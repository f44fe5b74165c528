import { expect, test } from 'vitest';
import { runSweep } from '#api/sweep.ts';
import { recordStatements } from '../support/crash.ts';
import { explain, listScans } from '../support/explain.ts';
import { createFan, createSubscription } from '../support/subscriptions.ts';
import { runAsSystem } from '../support/system.ts';
import { recordPayingFan } from '../support/paying-fan.ts';
import { NOON, seedReminder, seedUpcoming, sweepReminders } from '../support/reminders.ts';
import { seedCampaign } from '../support/seed.ts';

async function findScans(calls: readonly (readonly string[])[]) {
  const found = new Map<string, readonly string[]>();
  for (const sql of new Set(calls.flat())) {
    const scans = await listScans(sql);
    if (scans.length > 0) found.set(sql, scans);
  }
  return Object.fromEntries(found);
}

async function recordCalls(work: () => Promise<unknown>) {
  const recorded = recordStatements();
  await work().finally(recorded.restore);
  return recorded.calls;
}

test('nothing of a new fan’s way to a paid answer reads a whole table', async () => {
  const { id } = await seedCampaign();
  const { auth, subscribe, webhook } = await recordPayingFan(id);
  expect(await findScans([...auth, ...subscribe, ...webhook])).toEqual({});
});

test('what a fan has begun is found without reading the other submissions of the campaign', async () => {
  const { id } = await seedCampaign();
  const { subscribe } = await recordPayingFan(id);
  const plans = subscribe.flat().filter((sql) => sql.includes('"twin"'));
  expect(plans).toHaveLength(2);
  for (const sql of plans) {
    const params = Array.from(sql.matchAll(/\?/g), () => null);
    const plan = await explain({ sql, params });
    expect(plan).toContain('INDEX submissions_user (user_id=?)');
    expect(plan).not.toContain('INDEX submissions_campaign');
  }
});

test('nothing that visitors and fans ask for reads a whole table', async () => {
  const campaign = await seedCampaign();
  const { fan, submissionId } = await createSubscription({ campaign });
  const other = await createFan();
  const slug = `campaign-${campaign.id}`;
  const calls = await recordCalls(async () => {
    for (const path of [
      '/api/campaigns-list?limit=20',
      `/api/campaigns/by-slug/${slug}`,
      `/api/campaigns/by-slug/${slug}/selection`,
      '/api/charity-whitelist-custom',
      `/api/charities/by-slug/charity-${campaign.charityId}`,
      `/api/charities/by-slug/charity-${campaign.charityId}/campaigns`,
      `/api/campaigns/by-slug/${slug}/wall`,
      `/api/campaigns/by-slug/${slug}/stories`,
      '/api/stories',
      `/api/users/check-email?email=${other.email}`,
      '/api/users/me',
      '/api/campaign-submissions/user-submissions',
      `/api/campaign-submissions/${submissionId}`,
      `/api/campaign-submissions/by-campaign/${campaign.id}`,
    ])
      await fan.get(path);
  });
  expect(await findScans(calls)).toEqual({});
});

test('nothing that the sweep does reads a whole table', async () => {
  await createSubscription();
  const calls = await recordCalls(() => runAsSystem((ctx) => runSweep(ctx)));
  expect(await findScans(calls)).toEqual({});
});

test('nothing that sends reminders reads a whole table', async () => {
  const { id: campaignId } = await seedUpcoming();
  await seedReminder({ campaignId });
  const calls = await recordCalls(() => sweepReminders(NOON));
  expect(await findScans(calls)).toEqual({});
});
