import { Hono } from 'hono';
import { performAction, type Context, currentPayment, getMoment, recordEvents } from '../context.ts';
import { findEvent, putPayment } from '../state/state.ts';
import { invalidRequest, resourceMissing, StripeError, unrecognizedUrl } from './errors.ts';
import { expandIntent, expandSession, requireExpandable } from './expand.ts';
import { readForm } from './form.ts';
import { listSessions } from './list-sessions.ts';
import { requireSecretKey, replayIdempotent, addRequestId, rejectDuringOutage } from './middleware.ts';
import { CreateRefund, CreateSession, ListSessions, RetrieveParams } from './params.ts';
import type { Payment } from './payment.ts';
import { refund } from './refund.ts';
import { createSandboxCheckout } from './session-object.ts';

/** The part of Stripe's API that Power Hour uses, under /v1: https://docs.stripe.com/api */
export function stripeRoutes(ctx: Context) {
  return new Hono()
    .use(addRequestId, rejectDuringOutage(ctx), requireSecretKey(ctx), replayIdempotent(ctx))
    .post('/checkout/sessions', async (c) => {
      const params = readForm(await c.req.text(), CreateSession);
      const payment = createSandboxCheckout(params, new URL(c.req.url).origin, getMoment(ctx));
      const session = expandSession(payment, params.expand);
      putPayment(ctx.state, payment);
      ctx.markChanged();
      return c.json(session);
    })
    .get('/checkout/sessions', (c) => c.json(listSessions(ctx, readForm(getQuery(c.req.url), ListSessions))))
    .get('/checkout/sessions/:id', (c) => {
      const payment = requirePaymentBySession(ctx, c.req.param('id'));
      return c.json(expandSession(payment, readForm(getQuery(c.req.url), RetrieveParams).expand));
    })
    .post('/checkout/sessions/:id/expire', async (c) => {
      const { expand } = readForm(await c.req.text(), RetrieveParams);
      const before = requirePaymentBySession(ctx, c.req.param('id'));
      const result = performAction(ctx, before, 'expire');
      if (result.refused) throw notExpirable(before);
      return c.json(expandSession(result.payment, expand));
    })
    .get('/payment_intents/:id', (c) => {
      const id = c.req.param('id');
      const payment = currentPayment(ctx, id);
      if (payment?.intent?.id !== id) throw resourceMissing('payment_intent', id, 'intent');
      return c.json(
        expandIntent(payment, payment.intent, readForm(getQuery(c.req.url), RetrieveParams).expand),
      );
    })
    .get('/charges/:id', (c) => {
      const id = c.req.param('id');
      const charge = currentPayment(ctx, id)?.charge;
      if (charge?.id !== id) throw resourceMissing('charge', id, 'id');
      requireExpandable(readForm(getQuery(c.req.url), RetrieveParams).expand, []);
      return c.json(charge);
    })
    .post('/refunds', async (c) => {
      const params = readForm(await c.req.text(), CreateRefund);
      requireExpandable(params.expand, []);
      const payment = requireRefundable(ctx, params);
      const refunded = refund(payment, params, getMoment(ctx));
      recordEvents(ctx, refunded.payment, refunded.events, c.req.header('Idempotency-Key') ?? null);
      return c.json(refunded.refund);
    })
    .get('/refunds/:id', (c) => {
      const id = c.req.param('id');
      const found = currentPayment(ctx, id)?.refunds.find((refunded) => refunded.id === id);
      if (!found) throw resourceMissing('refund', id, 'id');
      requireExpandable(readForm(getQuery(c.req.url), RetrieveParams).expand, []);
      return c.json(found);
    })
    .get('/events/:id', (c) => {
      const event = findEvent(ctx.state, c.req.param('id'));
      if (!event) throw resourceMissing('event', c.req.param('id'), 'id');
      return c.json(event);
    })
    .all('*', (c) => {
      throw unrecognizedUrl(c.req.method, c.req.path);
    })
    .onError((error, c) => {
      if (error instanceof StripeError) return c.json(error.body(), error.status);
      console.error(error);
      return c.json(new StripeError(500, 'api_error', 'The sandbox failed on this request.').body(), 500);
    });
}

function requirePaymentBySession(ctx: Context, id: string): Payment {
  const payment = currentPayment(ctx, id);
  if (payment?.session.id !== id) throw resourceMissing('checkout.session', id, 'session');
  return payment;
}

function requireRefundable(ctx: Context, params: CreateRefund): Payment {
  const id = params.payment_intent ?? params.charge;
  if (id === undefined) {
    throw invalidRequest(
      'One of the following params should be provided for this request: payment_intent or charge.',
      {
        code: 'parameter_missing',
      },
    );
  }
  const payment = currentPayment(ctx, id);
  if (params.payment_intent !== undefined && payment?.intent?.id === id) return payment;
  if (params.charge !== undefined && payment?.charge?.id === id) return payment;
  throw resourceMissing(params.payment_intent === undefined ? 'charge' : 'payment_intent', id, 'id');
}

function notExpirable({ session }: Payment): StripeError {
  return invalidRequest(
    `Only Checkout Sessions with a status in ["open"] can be expired. This Checkout Session has a status of \`${session.status ?? 'unknown'}\`.`,
  );
}

function getQuery(url: string): string {
  return new URL(url).search.slice(1);
}
