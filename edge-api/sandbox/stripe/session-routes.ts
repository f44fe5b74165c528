import { Hono } from 'hono';
import { findCurrentPayment, getMoment, performAction, type Context } from '../context.ts';
import { putPayment, listPaymentsNewestFirst } from '../state/state.ts';
import { invalidRequest, resourceMissing, type StripeError } from './errors.ts';
import { expandSession } from './expand.ts';
import { readForm, readQuery } from './form.ts';
import { CreateSession, ListSessions, RetrieveParams } from './params.ts';
import type { Payment } from './payment.ts';
import { createSandboxCheckout } from './session-object.ts';

/** https://docs.stripe.com/api/checkout/sessions */
export function sessionRoutes(ctx: Context) {
  return new Hono()
    .post('/', async (c) => {
      const params = readForm(await c.req.text(), CreateSession);
      const payment = createSandboxCheckout(params, new URL(c.req.url).origin, getMoment(ctx));
      const session = expandSession(payment, params.expand);
      putPayment(ctx.state, payment);
      ctx.markChanged();
      return c.json(session);
    })
    .get('/', (c) => c.json(listSessions(ctx, readQuery(c.req.url, ListSessions))))
    .get('/:id', (c) => {
      const payment = requirePaymentBySession(ctx, c.req.param('id'));
      return c.json(expandSession(payment, readQuery(c.req.url, RetrieveParams).expand));
    })
    .post('/:id/expire', async (c) => {
      const { expand } = readForm(await c.req.text(), RetrieveParams);
      const payment = requirePaymentBySession(ctx, c.req.param('id'));
      const result = performAction(ctx, payment, 'expire');
      if (result.refused) throw notExpirable(payment);
      return c.json(expandSession(result.payment, expand));
    });
}

function requirePaymentBySession(ctx: Context, id: string): Payment {
  const payment = findCurrentPayment(ctx, id);
  if (payment?.session.id !== id) throw resourceMissing('checkout.session', id, 'session');
  return payment;
}

function notExpirable({ session }: Payment): StripeError {
  return invalidRequest(
    `Only Checkout Sessions with a status in ["open"] can be expired. This Checkout Session has a status of \`${session.status ?? 'unknown'}\`.`,
  );
}

const DATA_PREFIX = 'data.';

/**
 * Lists a page of sessions, newest first.
 * @throws StripeError 404 when `starting_after` names no session.
 */
function listSessions(ctx: Context, params: ListSessions) {
  const expand = params.expand.map((path) => {
    if (!path.startsWith(DATA_PREFIX))
      throw invalidRequest(`This property cannot be expanded (${path}).`, { param: 'expand' });
    return path.slice(DATA_PREFIX.length);
  });
  const all = listPaymentsNewestFirst(ctx.state);
  const last = all.findIndex(({ session }) => session.id === params.starting_after);
  if (params.starting_after !== undefined && last < 0) {
    throw resourceMissing('checkout.session', params.starting_after, 'starting_after');
  }
  const matching = all
    .slice(last + 1)
    .map((payment) => findCurrentPayment(ctx, payment.session.id) ?? payment)
    .filter(({ intent }) => params.payment_intent === undefined || intent?.id === params.payment_intent)
    .filter(({ session }) => params.status === undefined || session.status === params.status);
  return {
    object: 'list',
    data: matching.slice(0, params.limit).map((payment) => expandSession(payment, expand)),
    has_more: matching.length > params.limit,
    url: '/v1/checkout/sessions',
  };
}
