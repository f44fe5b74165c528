import { expect, test } from 'vitest';
import { CreateSession } from '../stripe/params.ts';
import { createSandboxCheckout } from '../stripe/session-object.ts';
import { emptyState, findPayment, MAX_PAYMENTS, putPayment } from './state.ts';

test('of too many payments the oldest is forgotten', () => {
  const state = emptyState();
  const offer = { currency: 'eur', unit_amount: '1000', product_data: { name: 'Koken met Noor' } };
  const params = CreateSession.parse({
    mode: 'payment',
    success_url: 'http://shop.test/nl/thanks',
    line_items: [{ quantity: '1', price_data: offer }],
  });
  const payment = createSandboxCheckout(params, 'http://localhost', { at: 0, newId: (prefix) => prefix });
  for (let place = 0; place <= MAX_PAYMENTS; place += 1)
    putPayment(state, { ...payment, session: { ...payment.session, id: `cs_${place}` } });
  expect(state.payments.size).toBe(MAX_PAYMENTS);
  expect(findPayment(state, 'cs_0')).toBeUndefined();
  expect(findPayment(state, 'cs_1')).toBeDefined();
});
