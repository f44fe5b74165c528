import { sql } from 'drizzle-orm';
import { expect, test, vi } from 'vitest';
import { refundDuePayments } from '#api/payments/ledger/refund-due-payments.ts';
import { REFUND_ALERT_TRIES } from '#api/payments/rules.ts';
import { mails } from '#api/platform/table.ts';
import {
  listCheckouts,
  getSubmissionStatus,
  createSubscription,
  createPaidSubscription,
} from '../support/answers.ts';
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
import { db, runAsSystem, listOutbox, listPaymentMails, listQueuedMails } from '../support/api.ts';
import { createFastEnv, replyRefused, seedPayments, stubRefunds } from '../support/refunds.ts';
import { changeCampaign, changeCheckout, hoursFromNow, seedCampaign } from '../support/seed.ts';

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
    'You are in: “An hour in the kitchen”',
    'Your money is on its way back: “An hour in the kitchen”',
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
    'Your money is on its way back: “An hour in the kitchen”',
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

/** How often the SDK tries a call that fails. */
const SDK_CALLS = 3;
const owe = { state: 'paid', refundDueAt: new Date(0) } as const;

test('asks for a refund that was refused under a new key, and for one without an answer under its own', async () => {
  const { sessionId, submissionId } = await createPaidSubscription();
  const keys: string[] = [];
  const provider = stubRefunds((key) => {
    keys.push(key);
    // The provider repeats a refusal under its key for a day.
    if (key === keys[0]) return replyRefused();
    const isUnanswered = keys.filter((each) => each === key).length <= SDK_CALLS;
    return isUnanswered ? Response.json({ error: { type: 'api_error' } }, { status: 500 }) : undefined;
  });
  for (const tries of [1, 1, 0]) {
    await changeCheckout(sessionId, owe);
    await runAsSystem((ctx) => refundDuePayments(ctx), new Date(), createFastEnv());
    expect(await listCheckouts(submissionId)).toMatchObject([{ refundTries: tries }]);
  }
  expect(new Set(keys).size).toBe(2);
  expect(provider.listRefunded()).toHaveLength(1);
  expect(await getSubmissionStatus(submissionId)).toBe('refunded');
});

test('tells the operator by one mail in 24 hours of all refunds of a campaign that the provider keeps refusing', async () => {
  const log = vi.spyOn(console, 'error').mockImplementation(() => undefined);
  const { id, name } = await seedCampaign();
  const ids = await seedPayments(id, 3);
  for (const each of ids) await changeCheckout(`cs_${each}`, { refundTries: REFUND_ALERT_TRIES - 2 });
  stubRefunds(replyRefused);
  const prefix = `refund-stuck:${id}:balance_insufficient:`;
  const listMails = () =>
    db
      .select()
      .from(mails)
      .where(sql`instr(${mails.key}, ${prefix}) = 1`);
  for (const [expected, hours] of [
    [0, 0],
    [1, 0],
    [1, 23.9],
    [2, 24.1],
  ] as const) {
    for (const each of ids) await changeCheckout(`cs_${each}`, owe);
    await runAsSystem((ctx) => refundDuePayments(ctx), hoursFromNow(hours), createFastEnv());
    expect(await listMails()).toHaveLength(expected);
  }
  vi.unstubAllGlobals();
  expect(log.mock.calls.flat().join()).toContain('refund_failed');
  log.mockRestore();
  const [mail] = await listMails();
  expect(mail?.recipient).toBe('operator@powerhour.test');
  for (const told of [name, 'balance_insufficient', '3 terugbetalingen', `payments?campaign=${id}`])
    expect(mail?.text).toContain(told);
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
