import { eq } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { paymentEvents } from '#api/payments/table.ts';
import { createPaidSubscription, getSubmissionStatus, listCheckouts } from '../support/answers.ts';
import { db } from '../support/api.ts';
import { cancel, createOwnedCampaign, payBack } from '../support/endings.ts';
import { createProviderEvent, deliverEvent, getCheckoutSession } from '../support/provider.ts';

// A fan who paid by bank transfer has 45 days to name a bank account; then the provider cancels the refund:
// https://docs.stripe.com/payments/customer-balance/refunding
test('a refund of a bank transfer that the provider cancels is one that came back', async () => {
  const { owner, campaign } = await createOwnedCampaign();
  const paid = await createPaidSubscription({ campaign });
  expect((await cancel(owner, campaign)).status).toBe(200);
  await payBack();
  expect(await getSubmissionStatus(paid.submissionId)).toBe('refunded');
  const { payment_intent: intent } = await getCheckoutSession(paid.sessionId);
  const event = createProviderEvent('refund.updated', {
    id: 're_unclaimed',
    object: 'refund',
    amount: 1000,
    status: 'canceled',
    payment_intent: intent,
  });
  await deliverEvent(event);
  const [stored] = await db.select().from(paymentEvents).where(eq(paymentEvents.id, event.id));
  expect(stored?.outcome).toBe('refunded');
  const [checkout] = await listCheckouts(paid.submissionId);
  expect(checkout?.failedRefunds).toEqual(['re_unclaimed']);
});
