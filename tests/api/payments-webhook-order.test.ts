import { eq } from 'drizzle-orm';
import { describe, expect, test } from 'vitest';
import { paymentEvents } from '#api/payments/table.ts';
import {
  simulateAtProvider,
  COMPLETED,
  deliverEvent,
  createProviderEvent,
  EXPIRED,
  FAILED,
  refundAtProvider,
  REFUNDED,
  createSessionObject,
  SUCCEEDED,
} from '../support/provider.ts';
import { listCheckouts, getSubmissionStatus, createSubscription } from '../support/subscriptions.ts';
import { db } from '../support/system.ts';
import { listPaymentMails, listQueuedMails } from '../support/outbox.ts';

/** How often each message arrives at once. */
const REPEATS = 100;
/** How often in each of six orders. */
const REPEATS_IN_ORDER = 15;

describe('each webhook many times in parallel', () => {
  const orders = permutations([COMPLETED, SUCCEEDED, REFUNDED]);

  test.each(orders.map((order) => [order.join(' → '), order] as const))('%s', async (_, order) => {
    const subscription = await createSubscription();
    const pending = createProviderEvent(
      COMPLETED,
      await simulateAtProvider('transfer', subscription.sessionId),
    );
    const settled = await simulateAtProvider('settle', subscription.sessionId);
    const refunded = await refundAtProvider(settled.payment_intent);
    const messages: Record<string, unknown> = {
      [COMPLETED]: pending,
      [SUCCEEDED]: createProviderEvent(SUCCEEDED, settled),
      [REFUNDED]: createProviderEvent(REFUNDED, refunded),
    };
    for (const type of order) {
      const answers = await Promise.all(
        Array.from({ length: REPEATS_IN_ORDER }, () => deliverEvent(messages[type])),
      );
      expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([200]));
    }
    expect(await getSubmissionStatus(subscription.submissionId)).toBe('refunded');
    expect(await listCheckouts(subscription.submissionId)).toMatchObject([{ state: 'refunded', attempt: 1 }]);
    expect((await listQueuedMails(`paid:${subscription.submissionId}`)).length).toBeLessThanOrEqual(1);
  });

  test('all of them at once', async () => {
    const subscription = await createSubscription();
    const pending = createProviderEvent(
      COMPLETED,
      await simulateAtProvider('transfer', subscription.sessionId),
    );
    const settled = createProviderEvent(
      SUCCEEDED,
      await simulateAtProvider('settle', subscription.sessionId),
    );
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
    const event = createProviderEvent(COMPLETED, await simulateAtProvider('pay', subscription.sessionId));
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

test('all webhooks of a failed, retried and paid subscription end in paid, in any order', async () => {
  const types = [EXPIRED, FAILED, COMPLETED, SUCCEEDED];
  for (const order of permutations(types)) {
    const subscription = await createSubscription();
    const first = { ...subscription, sessionId: `cs_first_${subscription.submissionId}` };
    const event = (type: string) => {
      if (type === COMPLETED)
        return createProviderEvent(type, createSessionObject(subscription, { payment_status: 'unpaid' }));
      if (type === SUCCEEDED) return createProviderEvent(type, createSessionObject(subscription));
      return createProviderEvent(
        type,
        createSessionObject(first, { status: 'expired', payment_status: 'unpaid' }),
      );
    };
    await Promise.all(order.map((type) => deliverEvent(event(type))));
    expect(await getSubmissionStatus(subscription.submissionId), order.join(' → ')).toBe('paid');
  }
});

function permutations<T>(items: readonly T[]): T[][] {
  if (items.length <= 1) return [[...items]];
  return items.flatMap((item, at) =>
    permutations(items.filter((_, other) => other !== at)).map((rest) => [item, ...rest]),
  );
}
