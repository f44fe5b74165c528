import { Hono } from 'hono';
import { type Context, findCurrentPayment, getMoment, performAction } from '../context.ts';
import { putPayment } from '../state/state.ts';
import { invalidRequest, resourceMissing, type StripeError } from './errors.ts';
import { expandSession } from './expand.ts';
import { readForm, readQuery } from './form.ts';
import { listSessions } from './list-sessions.ts';
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
