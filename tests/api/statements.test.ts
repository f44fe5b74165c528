import { expect, test } from 'vitest';
import { recordStatements } from '../support/crash.ts';
import { listScans } from '../support/explain.ts';
import { listOutbox, getSubmissionStatus } from '../support/payments.ts';
import { recordPayingFan } from '../support/paying-fan.ts';
import { createProductionQueues, deliverMessages } from '../support/queues.ts';
import { seedCampaign } from '../support/seed.ts';

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
    subscribe: { calls: 2, statements: 3 },
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
      subscribe: { calls: 2, statements: 3 },
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
  expect(count(consumers.calls).calls).toBeLessThanOrEqual(7);
  for (const sql of consumers.calls.flat()) expect(await listScans(sql), sql).toEqual([]);
  for (const { submissionId, email } of fans) {
    expect(await getSubmissionStatus(submissionId)).toBe('paid');
    expect(await listOutbox(email, '')).toHaveLength(2);
  }
});
