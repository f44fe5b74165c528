import { env } from 'cloudflare:workers';
import { expect, test } from 'vitest';
import {
  simulateAtProvider,
  COMPLETED,
  deliverEvent,
  createProviderEvent,
  getCheckoutSession,
  deliver,
  createMessage,
} from '../support/provider.ts';
import { listCheckouts, getSubmissionStatus, createSubscription } from '../support/answers.ts';
import { toSubmissionPath, listSubmissions, requestWhileProviderDown } from '../support/own-submissions.ts';
import { toRefusal } from '../support/api.ts';

test('cancelling expires the checkout at the provider and removes the submission from the list', async () => {
  const { fan, submissionId, sessionId } = await createSubscription();
  const answer = await fan.delete(toSubmissionPath(submissionId));
  expect(answer).toMatchObject({ status: 200, body: { ok: true } });
  expect((await getCheckoutSession(sessionId)).status).toBe('expired');
  expect(await getSubmissionStatus(submissionId)).toBe('cancelled');
  expect(await listSubmissions(fan)).toEqual([]);
  expect((await fan.delete(toSubmissionPath(submissionId))).status).toBe(404);
});

test('cancelling works for a failed submission', async () => {
  const { fan, submissionId, sessionId } = await createSubscription();
  await deliver('expire', sessionId);
  expect((await fan.delete(toSubmissionPath(submissionId))).status).toBe(200);
});

test.each([
  ['is under way', 'transfer', 'processing'],
  ['has come', 'pay', 'paid'],
] as const)(
  'cancelling is refused when the payment %s, even before its message arrives',
  async (_, action, status) => {
    const { fan, submissionId, sessionId } = await createSubscription();
    await simulateAtProvider(action, sessionId);
    expect(await fan.delete(toSubmissionPath(submissionId))).toMatchObject(
      toRefusal(409, 'payment_not_cancellable'),
    );
    expect(await getSubmissionStatus(submissionId)).toBe(status);
  },
);

test('cancelling answers 502 and changes nothing while the provider is down', async () => {
  const { fan, submissionId } = await createSubscription();
  expect((await requestWhileProviderDown(fan, 'DELETE', toSubmissionPath(submissionId))).status).toBe(502);
  expect(await getSubmissionStatus(submissionId)).toBe('pending');
});

test('cancelling refunds money that still arrives afterwards', async () => {
  const { fan, submissionId, sessionId } = await createSubscription();
  const paid = await createMessage('pay', sessionId);
  // As if the fan had paid between the last check at the provider and the write.
  await env.DB.prepare("update submissions set status = 'cancelled' where id = ?").bind(submissionId).run();
  await deliverEvent(paid);
  expect(await getSubmissionStatus(submissionId)).toBe('cancelled');
  expect(await listCheckouts(submissionId)).toMatchObject([{ state: 'refunded' }]);
  expect((await getCheckoutSession(sessionId)).amount_refunded).toBe(1000);
  expect(await listSubmissions(fan)).toEqual([]);
});

test('cancelling and paying at once ends in paid and not refunded, or in cancelled and not charged', async () => {
  for (let round = 0; round < 4; round += 1) {
    const { fan, submissionId, sessionId } = await createSubscription();
    const [cancelled] = await Promise.all([
      fan.delete(toSubmissionPath(submissionId)),
      simulateAtProvider('pay', sessionId).then(
        (session) => deliverEvent(createProviderEvent(COMPLETED, session)),
        () => undefined,
      ),
    ]);
    const { amount_refunded: back, payment_status: paid } = await getCheckoutSession(sessionId);
    const isKept = paid === 'paid' && back === 0;
    expect(await getSubmissionStatus(submissionId)).toBe(isKept ? 'paid' : 'cancelled');
    expect(cancelled.status).toBe(isKept ? 409 : 200);
  }
});

test('cancelling while a checkout is being opened leaves none open', async () => {
  for (let round = 0; round < 3; round += 1) {
    const { fan, submissionId, sessionId } = await createSubscription();
    await deliver('expire', sessionId);
    await Promise.all([
      fan.post('/api/campaign-subscribe/retry', { submissionId }),
      fan.delete(toSubmissionPath(submissionId)),
    ]);
    if ((await getSubmissionStatus(submissionId)) !== 'cancelled') continue;
    const open = (await listCheckouts(submissionId)).filter(({ state }) => state === 'open');
    expect(open).toEqual([]);
  }
});
