import { expect, test } from 'vitest';
import {
  atProvider,
  checkoutRows,
  deliver,
  eventAbout,
  mailsTo,
  queuedMails,
  sessionAtProvider,
  statusOf,
  submissionRow,
  subscribed,
} from '../support/payments.ts';

test('a card payment makes the submission paid, once the provider says so', async () => {
  const made = await subscribed();
  expect(await statusOf(made.submissionId)).toBe('pending');
  const session = await atProvider('pay', made.sessionId);
  const answer = await deliver(eventAbout('checkout.session.completed', session));
  expect(answer.status).toBe(200);
  expect(await answer.json()).toEqual({ received: true });
  const row = await submissionRow(made.submissionId);
  expect(row.status).toBe('paid');
  expect(row.paidAt).toBeInstanceOf(Date);
  const [checkout] = await checkoutRows(made.submissionId);
  expect(checkout).toMatchObject({
    state: 'paid',
    amountCents: 1000,
    currency: 'eur',
    paymentIntentId: session.payment_intent,
    refundDueAt: null,
  });
});
