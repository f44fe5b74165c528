import { beforeEach, expect, test } from 'vitest';
import { closeDueCampaigns } from '#api/management/close-campaign.ts';
import { endOpenBatch, IS_OF_CLOSED_CAMPAIGN } from '#api/payments/checkouts/end-checkouts.ts';
import { sendAllDueMails } from '#api/platform/mail.ts';
import { DAY_MS, HOUR_MS } from '#api/platform/rules.ts';
import {
  EXPIRED,
  createProviderEvent,
  createSessionObject,
  deliverEvent,
  deliver,
  createMessage,
} from '../support/provider.ts';
import { createSubscription, getSubmissionStatus, createPaidSubscription } from '../support/answers.ts';
import { runAsSystem, listPaymentMails } from '../support/api.ts';
import { changeCampaign, changeCheckout, changeUser } from '../support/seed.ts';

type Subscription = Awaited<ReturnType<typeof createSubscription>>;

const expiredSession = (subscription: Subscription) =>
  createSessionObject(subscription, { status: 'expired', payment_status: 'unpaid' });
const setExpiry = (id: string, expiresAt: Date) => changeCheckout(id, { expiresAt });
/** Sends all due mails, including those after the deadline, and returns the subjects of all mails to a fan. */
const sendMails = async ({ fan }: Subscription) => {
  await runAsSystem(sendAllDueMails, new Date(Date.now() + 9 * DAY_MS));
  return (await listPaymentMails(fan.email)).map(({ subject }) => subject);
};
const getOwn = async ({ fan, submissionId }: Subscription) =>
  Object((await fan.get(`/api/campaign-submissions/${submissionId}`)).body).submission;
const failTransfer = async ({ sessionId }: Subscription) => {
  await deliver('transfer', sessionId);
  const failed = await createMessage('fail', sessionId);
  await deliverEvent(failed);
  await deliverEvent(failed);
};

let subscription: Subscription;
beforeEach(async () => {
  subscription = await createSubscription();
});

test('a bank transfer that fails later is announced once by mail, and named on the card, which can be paid again', async () => {
  await failTransfer(subscription);
  expect(await sendMails(subscription)).toEqual(['Your payment did not go through: “An hour in the kitchen”']);
  expect(await getOwn(subscription)).toMatchObject({
    paymentStatus: 'failed',
    failure: 'transfer',
    refundReason: null,
    campaign: { isOpen: true },
  });
});

test('a bank transfer that fails later is announced in the language of the account, not of the page', async () => {
  await changeUser(subscription.fan.id, { language: 'nl' });
  await failTransfer(subscription);
  expect(await sendMails(subscription)).toEqual(['Je betaling is niet gelukt: ‘An hour in the kitchen’']);
});

test('a bank transfer that fails later says that it is too late once the campaign is closed', async () => {
  await changeCampaign(subscription.campaign.id, { isActive: false });
  await failTransfer(subscription);
  await sendMails(subscription);
  const [mail] = await listPaymentMails(subscription.fan.email);
  expect(mail?.text).toContain('You can no longer pay');
  expect((await getOwn(subscription)).campaign.isOpen).toBe(false);
});

test('a checkout that expired is announced once, however many expire', async () => {
  await setExpiry(subscription.sessionId, new Date(Date.now() - HOUR_MS));
  await deliverEvent(createProviderEvent(EXPIRED, expiredSession(subscription)));
  await deliverEvent(createProviderEvent(EXPIRED, expiredSession(subscription)));
  expect(await sendMails(subscription)).toEqual(['You are not in yet: “An hour in the kitchen”']);
  expect(await getOwn(subscription)).toMatchObject({ paymentStatus: 'failed', failure: 'expired' });
});

test('a checkout that expired is not announced when it ended before its time: the fan cancelled, or began again', async () => {
  await deliverEvent(createProviderEvent(EXPIRED, expiredSession(subscription)));
  expect(await getSubmissionStatus(subscription.submissionId)).toBe('failed');
  expect(await sendMails(subscription)).toEqual([]);
});

const closeAtDeadline = () => runAsSystem(closeDueCampaigns, new Date(Date.now() + 8 * DAY_MS));
const CLOSED = 'Entries have closed: “An hour in the kitchen”';

test('a campaign that closes tells everyone who has not paid, each once', async () => {
  const { campaign } = subscription;
  const paid = await createPaidSubscription({ campaign });
  await deliverEvent(createProviderEvent(EXPIRED, expiredSession(subscription)));
  await closeAtDeadline();
  await closeAtDeadline();
  expect(await sendMails(subscription)).toEqual([CLOSED]);
  expect(await sendMails(paid)).not.toContain(CLOSED);
});

test('a campaign that closes tells whose checkout was still open once that has ended', async () => {
  await closeAtDeadline();
  await runAsSystem((ctx) => endOpenBatch(ctx, IS_OF_CLOSED_CAMPAIGN, new Date(Date.now() + HOUR_MS)));
  expect(await getSubmissionStatus(subscription.submissionId)).toBe('failed');
  expect(await sendMails(subscription)).toEqual([CLOSED]);
});

test('a campaign that closes mails nobody whose payment is under way', async () => {
  await deliver('transfer', subscription.sessionId);
  await closeAtDeadline();
  expect(await sendMails(subscription)).toEqual([]);
});
