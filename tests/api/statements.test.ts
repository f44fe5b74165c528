import { expect, test } from 'vitest';
import { z } from 'zod';
import { TOGETHER_MAX } from '#api/payments/ledger/handle-webhook.ts';
import { recordStatements } from '../support/crash.ts';
import { createFrameFan, PAGE, SITE } from '../support/embeds.ts';
import { listScans, explain } from '../support/explain.ts';
import { createAnswer, getSubmissionStatus, createFan, createSubscription } from '../support/answers.ts';
import { listOutbox, runAsSystem } from '../support/api.ts';
import { recordPayingFan } from '../support/paying-fan.ts';
import { createProductionQueues, deliverMessages } from '../support/queues.ts';
import { seedCampaign } from '../support/seed.ts';
import { runSweep } from '#api/sweep.ts';
import { NOON, seedReminder, seedUpcoming, sweepReminders } from '../support/reminders.ts';

/** The database budget for one fan, from address to paid and mailed. */
const MAX = { calls: 7, statements: 12 };

const count = (calls: readonly (readonly string[])[]) => ({
  calls: calls.length,
  statements: calls.flat().length,
});

test('without queues, a new fan who pays also costs what sends the mails', async () => {
  const { id } = await seedCampaign();
  // The first fan also freezes the campaign's brief.
  await recordPayingFan(id);
  const { submissionId, email, auth, subscribe, webhook } = await recordPayingFan(id);
  expect(await getSubmissionStatus(submissionId)).toBe('paid');
  expect(await listOutbox(email, '')).toHaveLength(2);
  expect({ auth: count(auth), subscribe: count(subscribe), webhook: count(webhook) }).toEqual({
    auth: { calls: 5, statements: 10 },
    subscribe: { calls: 4, statements: 4 },
    webhook: { calls: 5, statements: 10 },
  });
});

test('with queues, messages and mails cost the same however many fans they are of', async () => {
  const { id } = await seedCampaign();
  const { under, messages } = createProductionQueues();
  await recordPayingFan(id, under);
  const fans = [await recordPayingFan(id, under), await recordPayingFan(id, under)];
  for (const { auth, subscribe, webhook } of fans)
    expect({ auth: count(auth), subscribe: count(subscribe), webhook: count(webhook) }).toEqual({
      auth: { calls: 2, statements: 7 },
      subscribe: { calls: 4, statements: 4 },
      webhook: { calls: 0, statements: 0 },
    });
  const consumers = recordStatements();
  await deliverMessages(
    'WEBHOOKS',
    under,
    messages.map(({ body }) => body),
  );
  expect(count(consumers.calls)).toEqual({ calls: 2, statements: 7 });
  await deliverMessages('MAILS', under, [{ due: 'mails' }]);
  consumers.restore();
  const shared = count(consumers.calls);
  expect(shared.calls).toBeLessThanOrEqual(7);
  for (const { auth, subscribe } of fans) {
    const own = count([...auth, ...subscribe]);
    expect(own.calls + shared.calls / TOGETHER_MAX).toBeLessThanOrEqual(MAX.calls);
    expect(own.statements + shared.statements / TOGETHER_MAX).toBeLessThanOrEqual(MAX.statements);
  }
  for (const sql of consumers.calls.flat()) expect(await listScans(sql), sql).toEqual([]);
  for (const { submissionId, email } of fans) {
    expect(await getSubmissionStatus(submissionId)).toBe('paid');
    expect(await listOutbox(email, '')).toHaveLength(2);
  }
});

test('a new fan on a partner’s page costs no more calls than one on our own', async () => {
  const campaign = await seedCampaign();
  await recordPayingFan(campaign.id);
  const { frame, bearer } = await createFrameFan(campaign);
  const { calls, restore } = recordStatements();
  const body = { ...createAnswer(campaign.id), embed: { origin: SITE, page: PAGE } };
  const answer = await frame.post('/api/campaign-subscribe', body, bearer);
  restore();
  expect(answer.status).toBe(200);
  // The mail about the new account may be sent meanwhile.
  const subscribe = calls.filter(([sql = '']) => !sql.startsWith('update "mails"'));
  expect(count(subscribe)).toEqual({ calls: 4, statements: 5 });
  for (const sql of subscribe.flat()) expect(await listScans(sql), sql).toEqual([]);
  const { submissionId } = z.object({ submissionId: z.string() }).parse(answer.body);
  const path = `/api/campaign-submissions/${submissionId}`;
  expect(await frame.get(path, bearer)).toMatchObject({ status: 200 });
});

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
  const plans = subscribe.flat().filter((sql) => sql.includes('"person_key" = '));
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

test('nothing that the sweep does reads a whole table, but those with a row or two for each campaign', async () => {
  await createSubscription();
  const calls = await recordCalls(() => runAsSystem((ctx) => runSweep(ctx)));
  const scans = Object.values(await findScans(calls)).flat();
  expect(new Set(scans.map((scan) => scan.replace(/ USING COVERING INDEX .*/, '')))).toEqual(
    new Set([
      ...['transfers', 'campaign_results', 'winners', 'former_winners', 'winner_details'].map(
        (table) => `SCAN ${table}`,
      ),
      'SCAN campaigns USING INDEX campaigns_outcome',
    ]),
  );
});

test('nothing that sends reminders reads a whole table', async () => {
  const { id: campaignId } = await seedUpcoming();
  await seedReminder({ campaignId });
  const calls = await recordCalls(() => sweepReminders(NOON));
  expect(await findScans(calls)).toEqual({});
});

test('the list sorts what is public, and reads cards of its page alone', async () => {
  const { fan } = await createSubscription();
  const calls = await recordCalls(() => fan.get('/api/campaigns-list?limit=20'));
  const scans = Object.values(await findScans(calls)).flat();
  expect(scans).toEqual(['SCAN campaigns USING INDEX campaigns_public']);
});
