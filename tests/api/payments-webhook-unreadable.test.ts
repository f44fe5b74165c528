import { describe, expect, test } from 'vitest';
import { simulateAtProvider, COMPLETED, deliverEvent, createProviderEvent } from '../support/provider.ts';
import { getSubmissionStatus, createSubscription } from '../support/answers.ts';
import { eq } from 'drizzle-orm';
import { paymentEvents } from '#api/payments/table.ts';
import { db } from '../support/api.ts';

describe('a signed message that nobody can read', () => {
  test.each([
    ['a checkout without its fields', createProviderEvent(COMPLETED, { id: 'cs_1' })],
    ['a dispute that is a text', { ...createProviderEvent('charge.dispute.created', {}), data: 'no' }],
    ['a refund without an amount', createProviderEvent('refund.failed', { id: 're_1' })],
    ['an unknown type', createProviderEvent('new.thing', { id: 'x' })],
  ])('%s is stored and answered with 200', async (_, event) => {
    expect((await deliverEvent(event)).status).toBe(200);
    expect((await deliverEvent(event)).status).toBe(200);
    expect(await findEvent(event.id)).toMatchObject({ type: event.type });
  });

  test.each([[[]], [null], [{ object: 'v2.core.event' }], ['text']])('%j too', async (message) => {
    const answer = await deliverEvent(message);
    expect(answer.status).toBe(200);
  });

  test('and counts when it is sent again and can be read', async () => {
    const { sessionId, submissionId } = await createSubscription();
    const session = await simulateAtProvider('pay', sessionId);
    const event = createProviderEvent(COMPLETED, session);
    await deliverEvent({ ...event, data: {} });
    await deliverEvent(event);
    expect(await getSubmissionStatus(submissionId)).toBe('paid');
    expect(await findEvent(event.id)).toMatchObject({ outcome: 'paid' });
  });
});

test('a dispute of a payment that is not ours is stored and changes nothing', async () => {
  const event = createProviderEvent('charge.dispute.created', {
    id: 'du_1',
    status: 'needs_response',
    payment_intent: 'pi_of_another_shop',
  });
  expect((await deliverEvent(event)).status).toBe(200);
  expect(await findEvent(event.id)).toMatchObject({ outcome: 'ignored' });
});

async function findEvent(id: string) {
  const [row] = await db.select().from(paymentEvents).where(eq(paymentEvents.id, id));
  return row;
}
