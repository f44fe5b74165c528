import { eq } from 'drizzle-orm';
import { describe, expect, test } from 'vitest';
import { paymentEvents } from '#api/payments/table.ts';
import {
  Session,
  COMPLETED,
  deliverEvent,
  createProviderEvent,
  FAILED,
  refundAtProvider,
  REFUNDED,
  SUCCEEDED,
  createMessage,
} from '../support/provider.ts';
import { listCheckouts, getSubmissionStatus, createSubscription } from '../support/subscriptions.ts';
import { db } from '../support/system.ts';
import { listPaymentMails, listQueuedMails } from '../support/outbox.ts';

/** How often each message arrives at once. */
const REPEATS = 100;

describe('each webhook many times in parallel', () => {
  test.each([
    [COMPLETED, SUCCEEDED, REFUNDED],
    [REFUNDED, SUCCEEDED, COMPLETED],
  ])('%s → %s → %s', async (...order) => {
    const { sessionId, submissionId } = await createSubscription();
    const pending = await createMessage('transfer', sessionId);
    const settled = await createMessage('settle', sessionId);
    const refunded = await refundAtProvider(Session.parse(settled.data.object).payment_intent);
    const messages = [pending, settled, createProviderEvent(REFUNDED, refunded)];
    for (const type of order) {
      const message = messages.find((each) => each.type === type);
      const answers = await Promise.all(Array.from({ length: 15 }, () => deliverEvent(message)));
      expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([200]));
    }
    expect(await getSubmissionStatus(submissionId)).toBe('refunded');
    expect(await listCheckouts(submissionId)).toMatchObject([{ state: 'refunded', attempt: 1 }]);
    expect((await listQueuedMails(`paid:${submissionId}`)).length).toBeLessThanOrEqual(1);
  });

  test('all of them at once', async () => {
    const subscription = await createSubscription();
    const pending = await createMessage('transfer', subscription.sessionId);
    const settled = await createMessage('settle', subscription.sessionId);
    const failed = createProviderEvent(FAILED, pending.data.object);
    const all = Array.from({ length: REPEATS }, () => [failed, settled, pending]).flat();
    const answers = await Promise.all(all.map((event) => deliverEvent(event)));
    expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([200]));
    expect(await getSubmissionStatus(subscription.submissionId)).toBe('paid');
    expect(await listQueuedMails(`paid:${subscription.submissionId}`)).toHaveLength(1);
    // Word of the failure where that came first.
    expect((await listPaymentMails(subscription.fan.email)).length).toBeLessThanOrEqual(2);
  });

  test('cause one paid row, one mail and one stored event', async () => {
    const subscription = await createSubscription();
    const event = await createMessage('pay', subscription.sessionId);
    await Promise.all(Array.from({ length: REPEATS }, () => deliverEvent(event)));
    expect(await getSubmissionStatus(subscription.submissionId)).toBe('paid');
    expect(await listCheckouts(subscription.submissionId)).toMatchObject([
      { state: 'paid', refundDueAt: null },
    ]);
    expect(await db.select().from(paymentEvents).where(eq(paymentEvents.id, event.id))).toHaveLength(1);
    expect(await listQueuedMails(`paid:${subscription.submissionId}`)).toHaveLength(1);
    expect(await listPaymentMails(subscription.fan.email)).toHaveLength(1);
  });
});
