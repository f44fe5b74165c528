import { eq } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { paymentEvents } from '#api/payments/table.ts';
import { createPaidSubscription, getSubmissionStatus, listCheckouts } from '../support/answers.ts';
import { db } from '../support/api.ts';
import { createOwnedCampaign, cancel, payBack } from '../support/endings.ts';
import { createProviderEvent, deliverEvent, getCheckoutSession } from '../support/provider.ts';

test('the rest of a partly refunded payment that the bank sends back is not forgotten', async () => {
  const { owner, campaign } = await createOwnedCampaign();
  const paid = await createPaidSubscription({ campaign });
  const { payment_intent: intent } = await getCheckoutSession(paid.sessionId);
  // The operator refunds a part by hand, then the owner cancels: we refund the rest.
  await deliverEvent(
    createProviderEvent('charge.refunded', {
      id: 'ch_part',
      object: 'charge',
      refunded: false,
      amount_refunded: 300,
      payment_intent: intent,
      metadata: {},
    }),
  );
  expect((await cancel(owner, campaign)).status).toBe(200);
  await payBack();
  expect(await getSubmissionStatus(paid.submissionId)).toBe('refunded');
  const event = createProviderEvent('refund.failed', {
    id: 're_rest',
    object: 'refund',
    amount: 700,
    status: 'failed',
    payment_intent: intent,
  });
  await deliverEvent(event);
  expect(await db.select().from(paymentEvents).where(eq(paymentEvents.id, event.id))).not.toMatchObject([
    { outcome: 'ignored' },
  ]);
  const [checkout] = await listCheckouts(paid.submissionId);
  expect(checkout?.failedRefunds).toEqual(['re_rest']);
});
