import { expect, test } from 'vitest';
import { sandbox, tenEuroCheckout, useTestSandbox } from '../sandbox.fixture.ts';

useTestSandbox();

const create = (extra: Parameters<typeof tenEuroCheckout>[0] = {}) =>
  sandbox.stripe.checkout.sessions.create(tenEuroCheckout(extra));
const open = async (id: string) => fetch(`${sandbox.url}/checkout/${id}`);
const press = (id: string, action: string, attempt = '0', outcome = '') =>
  fetch(`${sandbox.url}/checkout/${id}`, {
    method: 'POST',
    body: new URLSearchParams({ action, attempt, outcome }),
    redirect: 'manual',
  });

test('is in the language of the checkout, with buttons that keep their English names', async () => {
  const { id } = await create({ locale: 'nl' });
  const text = await (await open(id)).text();
  for (const shown of [
    '<html lang="nl">',
    'Kies hoe je betaalt',
    'Betaal met PayPal',
    '(Pay with PayPal)',
    'Dit is een testomgeving.',
  ])
    expect(text).toContain(shown);
});

test.for([
  ['pay', 'Your card was declined.'],
  ['paypal', 'PayPal declined the payment.'],
] as const)(
  '"%s" that fails says in its own words why, and can be paid after that',
  async ([action, message]) => {
    const { id } = await create();
    expect((await press(id, action, '0', 'fails')).headers.get('Location')).toBe(`/checkout/${id}`);
    const [event] = await sandbox.events();
    expect(event).toMatchObject({
      type: 'payment_intent.payment_failed',
      data: { object: { last_payment_error: { message } } },
    });
    expect(await (await open(id)).text()).toContain(message);
    expect((await press(id, action, '1')).headers.get('Location')).toContain('http://shop.test');
  },
);

test.for([
  ['sepa', 'The bank returned the direct debit.', 35],
  ['transfer', 'The bank transfer did not arrive.', 5],
] as const)('"%s" is under way at first, and arrives or fails later', async ([action, message, fee]) => {
  const [settled, failed] = [await create(), await create()];
  await press(settled.id, action);
  expect(await sandbox.stripe.checkout.sessions.retrieve(settled.id)).toMatchObject({
    payment_status: 'unpaid',
  });
  await sandbox.control(settled.id, 'settle');
  const expand = ['payment_intent.latest_charge.balance_transaction'];
  const session = await sandbox.stripe.checkout.sessions.retrieve(settled.id, { expand });
  expect(session).toMatchObject({
    payment_status: 'paid',
    payment_intent: { latest_charge: { balance_transaction: { fee } } },
  });
  await press(failed.id, action, '0', 'fails');
  const { payment_intent: intent } = await sandbox.stripe.checkout.sessions.retrieve(failed.id, {
    expand: ['payment_intent'],
  });
  expect(intent).toMatchObject({ status: 'requires_payment_method', last_payment_error: { message } });
  expect((await sandbox.events()).at(-1)).toMatchObject({
    type: 'checkout.session.async_payment_failed',
    data: { object: { payment_status: 'unpaid' } },
  });
});

test('a double click on a way to pay pays once', async () => {
  const { id } = await create();
  const both = await Promise.all([press(id, 'pay'), press(id, 'pay')]);
  expect(both.map((response) => response.headers.get('Location'))).toEqual(
    Array(2).fill(`http://shop.test/nl/thanks?session=${id}`),
  );
  expect(await sandbox.events()).toHaveLength(1);
});

test('a double click on Decline declines once; a later one declines again', async () => {
  const { id } = await create();
  await Promise.all([press(id, 'decline'), press(id, 'decline')]);
  expect(await sandbox.events()).toHaveLength(1);
  expect(await (await open(id)).text()).toContain('Je kaart is geweigerd.');
  await press(id, 'decline', '1');
  expect(await sandbox.events()).toHaveLength(2);
});

test.for([
  ['pay', [], 'This payment is complete', 'http://shop.test/nl/thanks?session='],
  ['transfer', [], 'Your payment is under way', 'http://shop.test/nl/thanks?session='],
  ['transfer', ['fail'], 'The payment failed', 'http://shop.test/nl/thanks?session='],
  ['expire', [], 'This checkout has expired', 'http://shop.test/nl/campaigns/noor'],
] as const)(
  'a session ended by %s %s has no buttons, only the way back',
  async ([action, then, title, back]) => {
    const { id } = await create();
    for (const step of [action, ...then]) await sandbox.control(id, step);
    const text = await (await open(id)).text();
    expect(text).toContain(title);
    expect(text).toContain(back);
    expect(text).not.toContain('<button');
  },
);

test('offers only the ways that the session allows', async () => {
  const { id } = await create({ allowed_payment_method_types: ['card'] });
  expect(await (await open(id)).text()).not.toContain('Pay by bank transfer');
  expect((await press(id, 'transfer')).headers.get('Location')).toBe(`/checkout/${id}`);
  expect(await sandbox.stripe.checkout.sessions.retrieve(id)).toMatchObject({ status: 'open' });
});

test('one pays with a card or account of one’s own, or with one that others may choose too', async () => {
  const [own, otherOwn, shared, alsoShared] = await Promise.all([
    ...['a@x.test', 'b@x.test', 'c@x.test', 'd@x.test'].map((customer_email) => create({ customer_email })),
  ]);
  const choose = async (id = '', action: string, account: string) => {
    const body = new URLSearchParams({ action, attempt: '0', account });
    await fetch(`${sandbox.url}/checkout/${id}`, { method: 'POST', body, redirect: 'manual' });
    const { payment_intent: intent } = await sandbox.stripe.checkout.sessions.retrieve(id, {
      expand: ['payment_intent.latest_charge'],
    });
    const charge = typeof intent === 'string' ? undefined : intent?.latest_charge;
    return typeof charge === 'string' ? undefined : charge?.payment_method_details?.card?.fingerprint;
  };
  expect(await (await open(own?.id ?? '')).text()).toContain('name="account"');
  const fingerprints = [
    await choose(own?.id, 'pay', ''),
    await choose(otherOwn?.id, 'pay', ''),
    await choose(shared?.id, 'pay', '4242424242424242'),
    await choose(alsoShared?.id, 'pay', '4242424242424242'),
  ];
  expect(new Set(fingerprints).size).toBe(3);
  expect(fingerprints[2]).toBe(fingerprints[3]);
  expect(fingerprints[0]).toMatch(/^\w{16}$/);
});

test('an unknown checkout and an unknown receipt are 404 pages', async () => {
  expect((await open('cs_test_none')).status).toBe(404);
  expect((await fetch(`${sandbox.url}/receipts/ch_none`)).status).toBe(404);
});
