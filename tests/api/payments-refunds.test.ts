import { expect, test, vi } from 'vitest';
import { refundDuePayments } from '#api/payments/ledger/refund-due-payments.ts';
import { REFUND_ALERT_TRIES } from '#api/payments/rules.ts';
import {
  listCheckouts,
  getSubmissionStatus,
  createSubscription,
  createPaidSubscription,
} from '../support/subscriptions.ts';
import {
  COMPLETED,
  deliverEvent,
  createProviderEvent,
  EXPIRED,
  refundAtProvider,
  REFUNDED,
  getCheckoutSession,
  createSessionObject,
  deliver,
} from '../support/provider.ts';
import { runAsSystem } from '../support/system.ts';
import { listOutbox, listPaymentMails, listQueuedMails } from '../support/outbox.ts';
import { changeCampaign, changeCheckout } from '../support/seed.ts';

test('refunds money that is not owed a second payment for one submission', async () => {
  const subscription = await createSubscription();
  await deliverEvent(
    createProviderEvent(
      EXPIRED,
      createSessionObject(subscription, { status: 'expired', payment_status: 'unpaid' }),
    ),
  );
  const response = await subscription.fan.post('/api/campaign-subscribe/retry', {
    submissionId: subscription.submissionId,
  });
  expect(response.status).toBe(200);
  const second =
    (await listCheckouts(subscription.submissionId)).find(({ attempt }) => attempt === 2)?.id ?? '';
  await Promise.all([subscription.sessionId, second].map(async (id) => deliver('pay', id)));
  const listStates = async () =>
    (await listCheckouts(subscription.submissionId)).map(({ state }) => state).toSorted();
  await expect.poll(listStates).toEqual(['paid', 'refunded']);
  expect(await getSubmissionStatus(subscription.submissionId)).toBe('paid');
  const sessions = await Promise.all([subscription.sessionId, second].map(getCheckoutSession));
  expect(sessions.map(({ amount_refunded: back }) => back).toSorted()).toEqual([0, 1000]);
  const subjects = (await listPaymentMails(subscription.fan.email)).map(({ subject }) => subject).toSorted();
  expect(subjects).toEqual([
    'You are in: An hour in the kitchen',
    'Your money is on its way back: An hour in the kitchen',
  ]);
});

test('refunds money that is not owed a payment that arrives after the winners are selected, and the fan gets a mail', async () => {
  const subscription = await createSubscription();
  await deliver('transfer', subscription.sessionId);
  await changeCampaign(subscription.campaign.id, { isActive: false, winnersSelected: true });
  await deliver('settle', subscription.sessionId);
  expect(await getSubmissionStatus(subscription.submissionId)).toBe('refunded');
  expect((await getCheckoutSession(subscription.sessionId)).amount_refunded).toBe(1000);
  expect((await listPaymentMails(subscription.fan.email)).map(({ subject }) => subject)).toEqual([
    'Your money is on its way back: An hour in the kitchen',
  ]);
});

test('refunds money that is not owed but not a paid donation whose message is repeated after the winners are selected', async () => {
  const subscription = await createPaidSubscription();
  const { session } = subscription;
  await changeCampaign(subscription.campaign.id, { winnersSelected: true });
  await deliverEvent(createProviderEvent(COMPLETED, session));
  expect(await getSubmissionStatus(subscription.submissionId)).toBe('paid');
  expect((await getCheckoutSession(subscription.sessionId)).amount_refunded).toBe(0);
});

test('refunds money that is not owed and tells the operator once when the provider keeps refusing one', async () => {
  const log = vi.spyOn(console, 'error').mockImplementation(() => undefined);
  const { sessionId, submissionId } = await createSubscription();
  const due = new Date(0);
  const owed = { state: 'paid', refundDueAt: due, refundTries: REFUND_ALERT_TRIES - 2 } as const;
  await changeCheckout(sessionId, { ...owed, paymentIntentId: 'pi_unknown' });
  for (const expected of [0, 1, 1]) {
    await changeCheckout(sessionId, { refundDueAt: due });
    await runAsSystem((ctx) => refundDuePayments(ctx));
    expect(await listQueuedMails(`refund-stuck:${sessionId}:0`)).toHaveLength(expected);
  }
  expect(log.mock.calls.flat().join()).toContain('refund_failed');
  log.mockRestore();
  const [mail] = await listQueuedMails(`refund-stuck:${sessionId}:0`);
  expect(mail?.recipient).toBe('operator@powerhour.test');
  expect(mail?.text).toContain(submissionId);
});

test('refunds money that is not owed a refund made by hand at the provider is recorded, of a partial one the operator hears', async () => {
  const subscription = await createPaidSubscription();
  const { session } = subscription;
  const charge = await refundAtProvider(session.payment_intent);
  const partly = createProviderEvent(REFUNDED, { ...charge, refunded: false, amount_refunded: 400 });
  for (let times = 0; times < 2; times += 1) await deliverEvent(partly);
  expect(await getSubmissionStatus(subscription.submissionId)).toBe('paid');
  expect(await listQueuedMails(`refund-partial:${partly.id}`)).toHaveLength(1);
  const told = new RegExp(`4,00[^]*${subscription.submissionId}[^]*${session.payment_intent}`);
  await expect.poll(() => listOutbox('operator@powerhour.test', told)).toHaveLength(1);
  await deliverEvent(createProviderEvent(REFUNDED, charge));
  expect(await getSubmissionStatus(subscription.submissionId)).toBe('refunded');
});
