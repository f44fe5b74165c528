import { Hono } from 'hono';
import type { z } from 'zod';
import { findCurrentPayment, getMoment, performAction, type Context } from '../context.ts';
import { putPayment, listPaymentsNewestFirst } from '../state/state.ts';
import { invalidRequest, resourceMissing, type StripeError } from './errors.ts';
import { readForm, readQuery } from './form.ts';
import { CreateSession, ListSessions, RetrieveSession } from './params.ts';
import type { Payment } from './payment.ts';
import { createSandboxCheckout } from './session-object.ts';
import type { Session } from './types.ts';

/** https://docs.stripe.com/api/checkout/sessions */
export function sessionRoutes(ctx: Context) {
  return new Hono()
    .post('/', async (c) => {
      const params = readForm(await c.req.text(), CreateSession);
      const payment = createSandboxCheckout(params, new URL(c.req.url).origin, getMoment(ctx));
      putPayment(ctx.state, payment);
      ctx.markChanged();
      return c.json(payment.session);
    })
    .get('/', (c) => c.json(listSessions(ctx, readQuery(c.req.url, ListSessions))))
    .get('/:id', (c) => {
      const payment = requirePaymentBySession(ctx, c.req.param('id'));
      return c.json(expandSession(payment, readQuery(c.req.url, RetrieveSession).expand));
    })
    .post('/:id/expire', (c) => {
      const payment = requirePaymentBySession(ctx, c.req.param('id'));
      const result = performAction(ctx, payment, 'expire');
      if (result.refused) throw notExpirable(payment);
      return c.json(result.payment.session);
    });
}

function requirePaymentBySession(ctx: Context, id: string): Payment {
  const payment = findCurrentPayment(ctx, id);
  if (payment?.session.id !== id) throw resourceMissing('checkout.session', id, 'session');
  return payment;
}

/** Returns the session with the objects named in `expand` in place of their ids. */
function expandSession(
  { session, intent, charge, transaction }: Payment,
  expand: z.output<typeof RetrieveSession>['expand'],
): Session {
  if (expand.length === 0 || !intent) return session;
  if (!charge || expand.every((path) => path === 'payment_intent'))
    return { ...session, payment_intent: intent };
  const isBooked = transaction && expand.includes('payment_intent.latest_charge.balance_transaction');
  const booked = isBooked ? { ...charge, balance_transaction: transaction } : charge;
  return { ...session, payment_intent: { ...intent, latest_charge: booked } };
}

function notExpirable({ session }: Payment): StripeError {
  return invalidRequest(
    `Only Checkout Sessions with a status in ["open"] can be expired. This Checkout Session has a status of \`${session.status ?? 'unknown'}\`.`,
  );
}

function listSessions(ctx: Context, { payment_intent: intentId, limit }: z.output<typeof ListSessions>) {
  const data = listPaymentsNewestFirst(ctx.state)
    .map((payment) => findCurrentPayment(ctx, payment.session.id) ?? payment)
    .filter(({ intent }) => intentId === undefined || intent?.id === intentId)
    .map(({ session }) => session);
  return {
    object: 'list',
    data: data.slice(0, limit),
    has_more: data.length > limit,
    url: '/v1/checkout/sessions',
  };
}
