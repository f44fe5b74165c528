import { expect, test } from 'vitest';
import { AdminPaymentsPage, PaymentChecks, PaymentRecord } from '#api/admin/payments-contract.ts';
import { REASON, readWholeList } from '../support/admin-lists.ts';
import { createLoggedInUser } from '../support/people.ts';
import { listOutbox } from '../support/api.ts';
import { deleteRows, findRows } from '../support/rows.ts';
import { simulateAtProvider } from '../support/provider.ts';
import {
  seedAnswers,
  seedCheckout,
  createPaidSubscription,
  createSubscription,
  getSubmissionStatus,
} from '../support/answers.ts';
import { seedCampaign } from '../support/seed.ts';

const admin = await createLoggedInUser('admin', 'en', 'Anna');
const act = (id: string, act: string) =>
  admin.post(`/api/admin/payments/${id}/help`, { act, reason: REASON });
const check = async (reference: string) =>
  PaymentChecks.parse((await admin.post('/api/admin/payments/check', { reference })).body).docs;
const readPayment = async (id: string) =>
  PaymentRecord.parse((await admin.get(`/api/admin/payments/${id}`)).body);
const listActions = async (subject: string) =>
  (await findRows('adminLog', { subject })).map(({ action }) => action);

test('a payment comes with every message of the provider, and the state that it brought', async () => {
  const { sessionId, fan } = await createPaidSubscription();
  expect(await readPayment(sessionId)).toMatchObject({
    id: sessionId,
    state: 'paid',
    userId: fan.id,
    failure: null,
    messages: [{ type: 'checkout.session.completed', outcome: 'paid' }],
  });
  expect((await admin.get('/api/admin/payments/cs_unknown')).status).toBe(404);
});

test.each([
  ['disputed', { state: 'paid', disputes: { dp_1: 'open' } }],
  ['processing', { state: 'processing' }],
  ['paid', { state: 'paid', disputes: { dp_1: 'won' } }],
  ['inquiry', { state: 'paid', disputes: { dp_1: 'inquiry' } }],
] as const)('payments are listed by state: %s', async (state, row) => {
  const { id } = await seedCampaign();
  const [submissionId = ''] = await seedAnswers(id, 1);
  const checkout = await seedCheckout({ submissionId, ...row });
  for (const listed of ['disputed', 'processing', 'paid', 'inquiry'] as const) {
    const { docs } = await readWholeList(admin, `payments?state=${listed}`, AdminPaymentsPage);
    expect(
      docs.some((doc) => doc.id === checkout),
      listed,
    ).toBe(listed === state);
  }
});

test('why a payment is missing is asked of the provider, and what was missed is recorded', async () => {
  const { submissionId, sessionId } = await createSubscription();
  expect(await check(submissionId)).toMatchObject([{ finding: 'open', payment: { state: 'open' } }]);
  await simulateAtProvider('pay', sessionId);
  expect(await check(sessionId)).toMatchObject([
    { reference: sessionId, finding: 'recorded', payment: { state: 'paid' } },
  ]);
  expect(await getSubmissionStatus(submissionId)).toBe('paid');
  expect(await check(sessionId)).toMatchObject([{ finding: 'same' }]);
});

test('why a payment is missing is found by the reference of the provider alone, where the payment was never stored', async () => {
  const { submissionId, sessionId } = await createSubscription();
  await deleteRows('checkouts', { id: sessionId });
  await simulateAtProvider('pay', sessionId);
  expect(await check(sessionId)).toMatchObject([{ finding: 'recorded', payment: { submissionId } }]);
  expect(await getSubmissionStatus(submissionId)).toBe('paid');
});

test('why a payment is missing is that the provider does not know it, or that there is no such reference', async () => {
  expect(await check('cs_test_nowhere')).toEqual([
    { reference: 'cs_test_nowhere', finding: 'unknown', payment: null },
  ]);
  expect(await check('0000-0000')).toEqual([]);
});

test('a receipt is mailed again, with a link that logs in', async () => {
  const { fan, sessionId, submissionId } = await createPaidSubscription();
  await expect.poll(() => listOutbox(fan.email, 'You are in!')).toHaveLength(1);
  expect((await act(sessionId, 'receipt-sent')).status).toBe(200);
  await expect.poll(() => listOutbox(fan.email, 'You are in!')).toHaveLength(2);
  const [first, second] = await listOutbox(fan.email, 'You are in!');
  const token = /login-link\?token=([\w-]+)/;
  expect(token.exec(first?.text ?? '')?.[1]).not.toBe(token.exec(second?.text ?? '')?.[1]);
  expect(await listActions(sessionId)).toEqual(['receipt-sent']);
  expect(await getSubmissionStatus(submissionId)).toBe('paid');
});

test('a receipt is not there for what was not paid, and for an unknown payment', async () => {
  const { sessionId } = await createSubscription();
  expect((await act(sessionId, 'receipt-sent')).status).toBe(409);
  expect((await act('cs_unknown', 'receipt-sent')).status).toBe(404);
  expect(await listActions(sessionId)).toEqual([]);
});

test('a refund of one payment takes the answer out of the contest, goes back at the provider, and the fan hears it, once', async () => {
  const { fan, sessionId, submissionId } = await createPaidSubscription();
  expect((await act(sessionId, 'payment-refunded')).status).toBe(200);
  expect(await getSubmissionStatus(submissionId)).toBe('refunded');
  await expect.poll(async () => (await readPayment(sessionId)).state).toBe('refunded');
  await expect
    .poll(() => listOutbox(fan.email, 'We refunded your donation after a request to our help desk'))
    .toHaveLength(1);
  expect((await act(sessionId, 'payment-refunded')).status).toBe(409);
  expect(await listActions(sessionId)).toEqual(['payment-refunded']);
  const { body } = await fan.get('/api/campaign-submissions/user-submissions');
  expect(JSON.stringify(body)).toContain('"support"');
});

test('a refund of one payment goes back once where two admins send it back at the same moment', async () => {
  const { fan, sessionId, submissionId } = await createPaidSubscription();
  const other = await createLoggedInUser('admin', 'en', 'Bert');
  const [first, second] = await Promise.all(
    [admin, other].map((one) =>
      one.post(`/api/admin/payments/${sessionId}/help`, { act: 'payment-refunded', reason: REASON }),
    ),
  );
  expect([first?.status, second?.status]).toContain(200);
  await expect.poll(async () => (await readPayment(sessionId)).state).toBe('refunded');
  expect(await getSubmissionStatus(submissionId)).toBe('refunded');
  await expect
    .poll(() => listOutbox(fan.email, 'We refunded your donation after a request to our help desk'))
    .toHaveLength(1);
});

test('a refund of one payment still goes back where the fan is erased before it went', async () => {
  const { fan, sessionId } = await createPaidSubscription();
  expect((await act(sessionId, 'payment-refunded')).status).toBe(200);
  const erasure = { act: 'account-erased', reason: REASON };
  expect((await admin.post(`/api/admin/people/${fan.id}/help`, erasure)).status).toBe(200);
  await expect.poll(async () => (await readPayment(sessionId)).state).toBe('refunded');
  expect((await readPayment(sessionId)).userId).toBeNull();
});

test('a refund of one payment is refused for what was not paid, what a bank holds, and an unknown payment', async () => {
  const { sessionId } = await createSubscription();
  const { id } = await seedCampaign();
  const [submissionId = ''] = await seedAnswers(id, 1);
  const disputed = await seedCheckout({ submissionId, state: 'paid', disputes: { dp_1: 'open' } });
  expect((await act(sessionId, 'payment-refunded')).status).toBe(409);
  expect((await act(disputed, 'payment-refunded')).status).toBe(409);
  expect((await act('cs_unknown', 'payment-refunded')).status).toBe(404);
  expect(await listActions(disputed)).toEqual([]);
});
