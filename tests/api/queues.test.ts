import { expect, test, vi } from 'vitest';
import { endCampaign } from '#api/cancellations/index.ts';
import { REFUND_LIMIT, SWEEP_AFTER_MS } from '#api/payments/rules.ts';
import { replayMessages, requestReplay } from '#api/platform/dead-letters.ts';
import { SECOND_MS } from '#api/platform/rules.ts';
import { runSweep } from '#api/sweep.ts';
import {
  COMPLETED,
  createProviderEvent,
  deliverEvent,
  REFUNDED,
  simulateAtProvider,
} from '../support/provider.ts';
import { createSubscription, getSubmissionStatus } from '../support/answers.ts';
import { runAsSystem, listPaymentMails, listQueuedMails, withParts } from '../support/api.ts';
import { deleteRows, findRows } from '../support/rows.ts';
import { createQueueEnv, deliverMessages } from '../support/queues.ts';
import { countRefundStates, replyBusy, seedPayments, stubRefunds } from '../support/refunds.ts';
import { seedCampaign, changeCampaign } from '../support/seed.ts';

/** Lets a new fan pay, with the provider's message waiting on the queue. */
async function payByQueue(under: Env) {
  const subscription = await createSubscription();
  const paid = await simulateAtProvider('pay', subscription.sessionId);
  const event = createProviderEvent(COMPLETED, {
    ...paid,
    customer_details: { email: subscription.fan.email },
  });
  const answer = await deliverEvent(event, { env: under });
  expect([answer.status, await answer.json()]).toEqual([200, { received: true }]);
  return subscription;
}

test('messages that arrive twice, in reverse order, or not at all once, end in one payment each', async () => {
  const { under, sent } = createQueueEnv('WEBHOOKS');
  const [first, second, lost] = [await payByQueue(under), await payByQueue(under), await payByQueue(under)];
  const [one, two] = sent.map(({ body }) => body);
  expect(JSON.stringify(one)).not.toContain('customer_details');
  expect(await getSubmissionStatus(first.submissionId)).toBe('pending');
  const result = await deliverMessages('WEBHOOKS', under, [two, one, one, two]);
  expect(result).toEqual({ acked: ['0', '1', '2', '3'], retried: [] });
  expect(await getSubmissionStatus(first.submissionId)).toBe('paid');
  expect(await getSubmissionStatus(second.submissionId)).toBe('paid');
  expect(await getSubmissionStatus(lost.submissionId)).toBe('pending');
  await runAsSystem(runSweep, new Date(Date.now() + SWEEP_AFTER_MS), under);
  for (const { submissionId, fan } of [first, second, lost]) {
    expect(await getSubmissionStatus(submissionId)).toBe('paid');
    expect(await listQueuedMails(`paid:${submissionId}`)).toHaveLength(1);
    expect(await listPaymentMails(fan.email)).toHaveLength(1);
  }
});

test('a message that fails is retried by itself; a provider’s rate limit does not count as a try', async () => {
  const { under, sent } = createQueueEnv('WEBHOOKS');
  const paid = await payByQueue(under);
  const refund = (intent: string) =>
    createProviderEvent(REFUNDED, {
      refunded: true,
      payment_intent: intent,
      metadata: { submissionId: paid.submissionId },
    });
  await deliverEvent(refund('pi_busy'), { env: under });
  await deliverEvent(refund('pi_down'), { env: under });
  const real = fetch;
  vi.stubGlobal('fetch', (input: RequestInfo | URL, init?: RequestInit) => {
    const { url } = new Request(input, init);
    if (url.includes('pi_busy')) return Promise.resolve(replyBusy(90));
    if (url.includes('pi_down')) return Promise.resolve(new Response('{}', { status: 403 }));
    return real(input, init);
  });
  const bodies = sent.map(({ body }) => body);
  // A new environment with its own provider client.
  const consumer = createQueueEnv('WEBHOOKS');
  const result = await deliverMessages('WEBHOOKS', consumer.under, bodies, { attempts: 3 });
  expect(result).toEqual({ acked: ['0', '1'], retried: [{ id: '2', delaySeconds: 40 }] });
  expect(consumer.sent).toEqual([{ body: bodies[1], delaySeconds: 90 }]);
  expect(await getSubmissionStatus(paid.submissionId)).toBe('paid');
});

test('a queue that takes nothing leaves the message to the request', async () => {
  const { under } = createQueueEnv('WEBHOOKS');
  Object.assign(under, { WEBHOOKS: { send: () => Promise.reject(new Error('Too Many Requests')) } });
  const { submissionId } = await payByQueue(under);
  expect(await getSubmissionStatus(submissionId)).toBe('paid');
});

test('mails wait for the consumer, which sends them in one call and leaves a busy provider alone', async () => {
  await deleteRows('mails');
  const { under, sent } = createQueueEnv('MAILS');
  const paid = [await payByQueue(under), await payByQueue(under)];
  expect(await listPaymentMails(paid[0]?.fan.email ?? '')).toEqual([]);
  const bodies = sent.splice(0).map(({ body }) => body);
  expect(bodies).toEqual(paid.map(() => ({ due: 'mails' })));
  const real = fetch;
  const replies = [new Response('', { status: 429, headers: { 'retry-after': '30' } })];
  const calls: string[] = [];
  vi.stubGlobal('fetch', async (input: RequestInfo | URL, init?: RequestInit) => {
    calls.push(new URL(new Request(input, init).url).pathname);
    return replies.pop() ?? real(input, init);
  });
  const start = new Date();
  expect((await deliverMessages('MAILS', under, bodies, { now: start })).acked).toEqual(['0', '1']);
  expect(sent.splice(0)).toEqual([{ body: { due: 'mails' }, delaySeconds: 30 }]);
  const [row] = await findRows('mails', { key: `paid:${paid[0]?.submissionId}` });
  expect(row).toMatchObject({ attempts: 0, sentAt: null });
  const later = new Date(start.getTime() + 30 * SECOND_MS);
  await deliverMessages('MAILS', under, bodies.slice(1), { now: later });
  vi.unstubAllGlobals();
  expect(calls).toEqual(['/emails/batch', '/emails/batch']);
  for (const { fan } of paid) expect(await listPaymentMails(fan.email)).toHaveLength(1);
  expect(sent).toEqual([]);
});

test('the refunds of a cancelled campaign go on step by step, past a provider’s rate limit', async () => {
  const { id } = await seedCampaign();
  const payments = REFUND_LIMIT + 5;
  await seedPayments(id, payments);
  const replies = [replyBusy(90)];
  const provider = stubRefunds(() => replies.pop());
  const { under, sent } = createQueueEnv('REFUNDS', { REFUNDS_PER_SECOND: '100000' });
  const start = new Date();
  const ending = { by: 'admin', reason: 'The celebrity has fallen ill for a long time.' } as const;
  await runAsSystem((ctx) => endCampaign(ctx, id, ending), start, under);
  expect(provider.calls).toEqual([]);
  const waits: number[] = [];
  for (let now = start; sent.length > 0;) {
    const [message] = sent.splice(0);
    waits.push(message?.delaySeconds ?? 0);
    // A message arrives after its delay, never exactly on time.
    now = new Date(now.getTime() + ((message?.delaySeconds ?? 0) + 1) * SECOND_MS);
    // A second campaign that is cancelled at the same time sends the same message.
    await deliverMessages('REFUNDS', under, [message?.body, message?.body], { now });
  }
  expect(waits).toEqual([0, 90, 0]);
  expect(new Set(provider.listRefunded()).size).toBe(payments);
  expect(await countRefundStates(id)).toEqual({ paid: 0, refunded: payments, tries: 0, mails: payments });
});

test('a payment that is not owed is left to the queue of refunds while the provider limits the rate', async () => {
  const { submissionId, sessionId, campaign } = await createSubscription();
  await changeCampaign(campaign.id, { winnersSelected: true });
  const paid = await simulateAtProvider('pay', sessionId);
  const replies = [replyBusy(90)];
  const provider = stubRefunds(() => replies.pop());
  const { under, sent } = createQueueEnv('REFUNDS');
  const start = new Date();
  await deliverEvent(createProviderEvent(COMPLETED, paid), { env: under });
  expect(sent.splice(0)).toEqual([{ body: { due: 'refunds' }, delaySeconds: 90 }]);
  expect(provider.listRefunded()).toEqual([]);
  const early = new Date(start.getTime() + 60 * SECOND_MS);
  await deliverMessages('REFUNDS', under, [{ due: 'refunds' }], { now: early });
  expect(provider.calls).toHaveLength(1);
  const later = new Date(Date.now() + 90 * SECOND_MS);
  await deliverMessages('REFUNDS', under, [{ due: 'refunds' }], { now: later });
  expect(provider.listRefunded()).toHaveLength(1);
  expect(await getSubmissionStatus(submissionId)).toBe('refunded');
  expect(await countRefundStates(campaign.id)).toMatchObject({ refunded: 1, tries: 0 });
});

test('a message that its queue has given up is kept, and replayed when the operator asks', async () => {
  const { under, sent } = createQueueEnv('WEBHOOKS');
  const { submissionId } = await payByQueue(under);
  const given = [...sent.splice(0).map(({ body }) => body), { due: 'mails' }];
  expect((await deliverMessages('DEAD_LETTERS', under, given)).acked).toEqual(['0', '1']);
  expect(await runAsSystem(replayMessages, new Date(), under)).toBe(0);
  expect(await requestReplay(under.MEDIA, 'WEBHOOKS')).toBe(1);
  const closed = withParts({ WEBHOOKS: { send: () => Promise.reject(new Error('Too Many Requests')) } });
  expect(await runAsSystem(replayMessages, new Date(), closed)).toBe(0);
  expect(await runAsSystem(replayMessages, new Date(), under)).toBe(1);
  expect(await runAsSystem(replayMessages, new Date(), under)).toBe(0);
  await deliverMessages(
    'WEBHOOKS',
    under,
    sent.map(({ body }) => body),
  );
  expect(await getSubmissionStatus(submissionId)).toBe('paid');
  expect(await requestReplay(under.MEDIA, 'MAILS')).toBe(1);
});
