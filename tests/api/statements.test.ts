import { expect, test } from 'vitest';
import { listOutbox, getSubmissionStatus } from '../support/payments.ts';
import { recordPayingFan } from '../support/paying-fan.ts';
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
    subscribe: { calls: 3, statements: 4 },
    webhook: { calls: 3, statements: 8 },
  });
});
