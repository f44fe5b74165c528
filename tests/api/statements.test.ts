import { expect, test } from 'vitest';
import { z } from 'zod';
import { TOGETHER_MAX } from '#api/payments/ledger/handle-webhook.ts';
import { recordStatements } from '../support/crash.ts';
import { createFrameFan, PAGE, SITE } from '../support/embeds.ts';
import { listScans } from '../support/explain.ts';
import { createAnswer, getSubmissionStatus } from '../support/subscriptions.ts';
import { listOutbox } from '../support/outbox.ts';
import { recordPayingFan } from '../support/paying-fan.ts';
import { createProductionQueues, deliverMessages } from '../support/queues.ts';
import { seedCampaign } from '../support/seed.ts';

/** What a fan may cost, from address to paid and mailed. */
const MAX = { calls: 7, statements: 12 };

const count = (calls: readonly (readonly string[])[]) => ({
  calls: calls.length,
  statements: calls.flat().length,
});

test('a new fan who pays costs the database few statements in few calls', async () => {
  const { id } = await seedCampaign();
  // The first one also freezes what the answers are judged by.
  await recordPayingFan(id);
  const { submissionId, email, auth, subscribe, webhook } = await recordPayingFan(id);
  expect(await getSubmissionStatus(submissionId)).toBe('paid');
  expect(await listOutbox(email, '')).toHaveLength(2);
  expect({ auth: count(auth), subscribe: count(subscribe), webhook: count(webhook) }).toEqual({
    auth: { calls: 3, statements: 8 },
    subscribe: { calls: 4, statements: 4 },
    webhook: { calls: 3, statements: 8 },
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
  // The mail of the new account may be sent in the meantime.
  const subscribe = calls.filter(([sql = '']) => !sql.startsWith('update "mails"'));
  expect(count(subscribe)).toEqual({ calls: 4, statements: 5 });
  for (const sql of subscribe.flat()) expect(await listScans(sql), sql).toEqual([]);
  const { submissionId } = z.object({ submissionId: z.string() }).parse(answer.body);
  const path = `/api/campaign-submissions/${submissionId}`;
  expect(await frame.get(path, bearer)).toMatchObject({ status: 200 });
});
