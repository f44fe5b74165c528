import { afterEach, beforeEach, expect, test } from 'vitest';
import Stripe from 'stripe';
import { startForTest, tenEuro } from '../start-for-test.ts';
import { API_VERSION } from './types.ts';

let clock = new Date('2026-11-20T12:00:00Z');
let sandbox: Awaited<ReturnType<typeof startForTest>>;

beforeEach(async () => {
  clock = new Date();
  sandbox = await startForTest({}, { now: () => clock });
});
afterEach(() => sandbox.close());

const create = (extra: Parameters<typeof tenEuro>[0] = {}, key?: string) =>
  sandbox.stripe.checkout.sessions.create(tenEuro(extra), key === undefined ? {} : { idempotencyKey: key });

test('renders events in the API version of the pinned SDK', () => {
  expect(API_VERSION).toBe(Stripe.API_VERSION);
});

test('creates an open session that can be retrieved as it was created', async () => {
  const session = await create();
  expect(session).toMatchObject({
    object: 'checkout.session',
    status: 'open',
    payment_status: 'unpaid',
    amount_total: 1000,
    currency: 'eur',
    client_reference_id: 'submission-1',
    metadata: { submissionId: 'submission-1' },
    payment_intent: null,
    url: `${sandbox.url}/checkout/${session.id}`,
  });
  expect(session.lastResponse.requestId).toMatch(/^req_/);
  expect(await sandbox.stripe.checkout.sessions.retrieve(session.id)).toEqual(session);
});

test('a paid session carries an intent and a charge with a receipt that opens', async () => {
  const { id } = await create();
  expect((await sandbox.control(id, 'pay')).status).toBe(200);
  const session = await sandbox.stripe.checkout.sessions.retrieve(id, {
    expand: ['payment_intent.latest_charge'],
  });
  expect(session).toMatchObject({
    status: 'complete',
    payment_status: 'paid',
    payment_intent: {
      status: 'succeeded',
      amount_received: 1000,
      metadata: { submissionId: 'submission-1' },
      latest_charge: { paid: true, amount: 1000 },
    },
  });
  const listed = await sandbox.stripe.checkout.sessions.list({ payment_intent: intentIn(session) });
  expect(listed.data.map((found) => found.id)).toEqual([id]);
  const intent = await sandbox.stripe.paymentIntents.retrieve(intentIn(session));
  if (typeof intent.latest_charge !== 'string')
    throw new Error('an id was expected where nothing is expanded');
  const charge = await sandbox.stripe.charges.retrieve(intent.latest_charge);
  const receipt = await fetch(charge.receipt_url ?? '');
  expect(receipt.status).toBe(200);
  expect(await receipt.text()).toMatch(/Receipt from Power Hour[\s\S]*Koken met Noor[\s\S]*€\s10,00/);
});

test('lists newest first, a page at a time', async () => {
  const ids = [(await create()).id, (await create()).id, (await create()).id].reverse();
  const first = await sandbox.stripe.checkout.sessions.list({ limit: 2 });
  expect(first.data.map(({ id }) => id)).toEqual(ids.slice(0, 2));
  expect(first.has_more).toBe(true);
  const all = await sandbox.stripe.checkout.sessions.list({ limit: 2 }).autoPagingToArray({ limit: 10 });
  expect(all.map(({ id }) => id)).toEqual(ids);
});

test('tells the shop of a payment with an event that the SDK accepts', async () => {
  const { id } = await create();
  await sandbox.control(id, 'pay');
  const [event, ...others] = await sandbox.events();
  expect(others).toEqual([]);
  expect(event).toMatchObject({
    object: 'event',
    type: 'checkout.session.completed',
    livemode: false,
    api_version: Stripe.API_VERSION,
    data: { object: { id, payment_status: 'paid', metadata: { submissionId: 'submission-1' } } },
  });
  const { type, data } = await sandbox.stripe.events.retrieve(event?.id ?? '');
  expect({ type, data }).toEqual({ type: event?.type, data: event?.data });
  const foreign = Stripe.webhooks.constructEventAsync(
    sandbox.shop.received[0]?.body ?? '',
    sandbox.shop.received[0]?.signature ?? '',
    'whsec_other',
  );
  await expect(foreign).rejects.toThrow(/signature/i);
});

test('a bank transfer completes unpaid and settles later', async () => {
  const { id } = await create();
  await sandbox.control(id, 'transfer');
  const under = await sandbox.stripe.checkout.sessions.retrieve(id, { expand: ['payment_intent'] });
  expect(under).toMatchObject({
    status: 'complete',
    payment_status: 'unpaid',
    payment_intent: { status: 'processing', latest_charge: null },
  });
  await sandbox.control(id, 'settle');
  expect(await sandbox.stripe.checkout.sessions.retrieve(id)).toMatchObject({ payment_status: 'paid' });
  expect(await kinds()).toEqual([
    ['checkout.session.completed', 'unpaid'],
    ['checkout.session.async_payment_succeeded', 'paid'],
  ]);
});

test('a bank transfer can fail, once', async () => {
  const { id } = await create();
  await sandbox.control(id, 'transfer');
  await sandbox.control(id, 'fail');
  expect((await sandbox.control(id, 'settle')).status).toBe(409);
  const session = await sandbox.stripe.checkout.sessions.retrieve(id, { expand: ['payment_intent'] });
  expect(session).toMatchObject({
    payment_status: 'unpaid',
    payment_intent: { status: 'requires_payment_method' },
  });
  expect((await kinds()).at(-1)).toEqual(['checkout.session.async_payment_failed', 'unpaid']);
});

test('a declined card leaves the session open for another attempt with the same intent', async () => {
  const { id } = await create();
  await sandbox.control(id, 'decline');
  const declined = await sandbox.stripe.checkout.sessions.retrieve(id, { expand: ['payment_intent'] });
  expect(declined).toMatchObject({
    status: 'open',
    payment_intent: {
      status: 'requires_payment_method',
      last_payment_error: { code: 'card_declined', message: 'Your card was declined.' },
    },
  });
  await sandbox.control(id, 'pay');
  const paid = await sandbox.stripe.checkout.sessions.retrieve(id);
  expect(paid.payment_intent).toBe(intentIn(declined));
  expect((await sandbox.events()).map(({ type }) => type)).toEqual([
    'payment_intent.payment_failed',
    'checkout.session.completed',
  ]);
});

test('expires an open session once, and refuses to expire any other', async () => {
  const open = await create();
  expect(await sandbox.stripe.checkout.sessions.expire(open.id)).toMatchObject({
    status: 'expired',
    url: null,
  });
  await expect(sandbox.stripe.checkout.sessions.expire(open.id)).rejects.toMatchObject({
    statusCode: 400,
    type: 'StripeInvalidRequestError',
    message: expect.stringContaining('status of `expired`'),
  });
  const paid = await create();
  await sandbox.control(paid.id, 'pay');
  await expect(sandbox.stripe.checkout.sessions.expire(paid.id)).rejects.toThrow(/status of `complete`/);
});

test('a session is open until expires_at and expired from that second on', async () => {
  const at = Math.floor(clock.getTime() / 1000) + 31 * 60;
  const { id } = await create({ expires_at: at });
  clock = new Date(at * 1000 - 1);
  expect(await sandbox.stripe.checkout.sessions.retrieve(id)).toMatchObject({ status: 'open' });
  clock = new Date(at * 1000);
  expect(await sandbox.stripe.checkout.sessions.retrieve(id)).toMatchObject({ status: 'expired' });
});

test('a session expires by itself, and tells the shop', async () => {
  const at = Math.floor(clock.getTime() / 1000) + 31 * 60;
  const { id } = await create({ expires_at: at });
  clock = new Date(at * 1000);
  await expect.poll(() => sandbox.shop.received.length, { timeout: 5_000 }).toBe(1);
  expect(await sandbox.events()).toMatchObject([
    { type: 'checkout.session.expired', data: { object: { id } } },
  ]);
});

test('refunds a charge in parts, then wholly, then not again', async () => {
  const { id } = await create();
  await sandbox.control(id, 'pay');
  const intent = intentIn(await sandbox.stripe.checkout.sessions.retrieve(id));
  await sandbox.stripe.refunds.create({ payment_intent: intent, amount: 400 });
  await expect(sandbox.stripe.refunds.create({ payment_intent: intent, amount: 700 })).rejects.toThrow(
    /greater than/,
  );
  const rest = await sandbox.stripe.refunds.create({ payment_intent: intent });
  expect(rest).toMatchObject({ amount: 600, status: 'succeeded', payment_intent: intent });
  expect(await sandbox.stripe.refunds.retrieve(rest.id)).toMatchObject({ id: rest.id, amount: 600 });
  await expect(sandbox.stripe.refunds.create({ payment_intent: intent })).rejects.toMatchObject({
    statusCode: 400,
    code: 'charge_already_refunded',
  });
  await expect.poll(() => sandbox.shop.received.length).toBe(5);
  const refunded = (await sandbox.events()).filter(({ type }) => type === 'charge.refunded');
  expect(refunded.map(({ data }) => data.object)).toMatchObject([
    { amount_refunded: 400, refunded: false },
    { amount_refunded: 1000, refunded: true },
  ]);
});

test('refuses to refund what was never paid', async () => {
  const { id } = await create();
  await sandbox.control(id, 'transfer');
  const intent = intentIn(await sandbox.stripe.checkout.sessions.retrieve(id));
  await expect(sandbox.stripe.refunds.create({ payment_intent: intent })).rejects.toThrow(
    /successful charge/,
  );
  await expect(sandbox.stripe.refunds.create({})).rejects.toMatchObject({ code: 'parameter_missing' });
});

test('the same idempotency key gets the same answer, and makes one session', async () => {
  const { id } = await create({}, 'key-1');
  expect((await create({}, 'key-1')).id).toBe(id);
  expect((await sandbox.stripe.checkout.sessions.list()).data).toHaveLength(1);
});

test('an answer that is given again says so', async () => {
  const { id } = await create();
  const expire = () =>
    fetch(`${sandbox.url}/v1/checkout/sessions/${id}/expire`, {
      method: 'POST',
      headers: { Authorization: `Bearer ${sandbox.settings.secretKey}`, 'Idempotency-Key': 'key-5' },
    });
  const [first, second] = [await expire(), await expire()];
  expect(first.headers.get('Idempotent-Replayed')).toBeNull();
  expect(second.headers.get('Idempotent-Replayed')).toBe('true');
  expect(await second.text()).toBe(await first.text());
});

test('fifty requests at once with one key make one session', async () => {
  const made = await Promise.allSettled(Array.from({ length: 50 }, () => create({}, 'key-2')));
  const ids = new Set(made.flatMap((one) => (one.status === 'fulfilled' ? [one.value.id] : [])));
  const refusals = made.flatMap((one) => (one.status === 'rejected' ? [String(one.reason)] : []));
  expect(ids.size).toBe(1);
  expect(refusals.filter((reason) => !reason.includes('in-progress'))).toEqual([]);
  expect((await sandbox.stripe.checkout.sessions.list()).data).toHaveLength(1);
});

test('refuses an idempotency key that was used with other parameters', async () => {
  await create({}, 'key-3');
  await expect(create({ client_reference_id: 'other' }, 'key-3')).rejects.toMatchObject({
    type: 'StripeIdempotencyError',
    statusCode: 400,
  });
});

test('a refused request leaves its idempotency key free', async () => {
  await expect(create({ success_url: '/thanks' }, 'key-4')).rejects.toThrow(/Not a valid URL/);
  expect((await create({}, 'key-4')).status).toBe('open');
});

test('lets nobody in without the right key', async () => {
  const refused = sandbox.stripeWith('sk_test_somebody_else').checkout.sessions.list();
  await expect(refused).rejects.toMatchObject({ type: 'StripeAuthenticationError', statusCode: 401 });
  const anonymous = await fetch(`${sandbox.url}/v1/checkout/sessions`);
  expect(anonymous.status).toBe(401);
  expect(await anonymous.json()).toMatchObject({ error: { type: 'invalid_request_error' } });
});

test('an ordered outage answers 503 to everything under /v1', async () => {
  await sandbox.post('/control/outage', { provider: 'down' });
  await expect(create()).rejects.toMatchObject({ type: 'StripeAPIError', statusCode: 503 });
  await sandbox.post('/control/outage', { provider: 'up' });
  expect((await create()).status).toBe('open');
});

test.for([
  ['no line items', { line_items: [] }, 'parameter_missing', 'line_items'],
  ['a relative return address', { cancel_url: '/back' }, 'url_invalid', 'cancel_url'],
  ['a session shorter than 30 minutes', { expires_at: 1 }, undefined, 'expires_at'],
  ['a wrong e-mail address', { customer_email: 'fan' }, 'parameter_invalid', 'customer_email'],
  ['another mode', { mode: 'setup' }, 'parameter_invalid', 'mode'],
  [
    'a feature that the sandbox lacks',
    { allow_promotion_codes: true },
    'parameter_unknown',
    'allow_promotion_codes',
  ],
] as const)('refuses %s, naming the parameter', async ([, extra, code, param]) => {
  const body = { ...tenEuro(), ...extra };
  await expect(sandbox.stripe.rawRequest('POST', '/v1/checkout/sessions', body)).rejects.toMatchObject({
    type: 'StripeInvalidRequestError',
    statusCode: 400,
    code,
    param,
  });
});

test('names an unknown parameter inside another one', async () => {
  const [item] = tenEuro().line_items;
  const wrong = { ...item, price_data: { ...item?.price_data, colour: 'red' } };
  const body = { ...tenEuro(), line_items: [wrong] };
  await expect(sandbox.stripe.rawRequest('POST', '/v1/checkout/sessions', body)).rejects.toMatchObject({
    code: 'parameter_unknown',
    param: 'line_items[0][price_data][colour]',
  });
});

test('says what is missing in the words of Stripe', async () => {
  await expect(sandbox.stripe.checkout.sessions.retrieve('cs_test_none')).rejects.toMatchObject({
    statusCode: 404,
    code: 'resource_missing',
    message: "No such checkout.session: 'cs_test_none'",
  });
  await expect(sandbox.stripe.customers.create({})).rejects.toThrow(
    /Unrecognized request URL \(POST: \/v1\/customers\)/,
  );
});

async function kinds() {
  const events = await sandbox.events();
  return events.map(({ type, data }) => [
    type,
    'payment_status' in data.object ? data.object.payment_status : null,
  ]);
}

function intentIn({ payment_intent: intent }: Stripe.Checkout.Session): string {
  return typeof intent === 'string' ? intent : (intent?.id ?? '');
}
