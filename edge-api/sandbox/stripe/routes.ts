import { Hono } from 'hono';
import { findCurrentPayment, getMoment, recordEvents, type Context } from '../context.ts';
import { findEvent } from '../state/state.ts';
import { resourceMissing, unrecognizedUrl, invalidRequest } from './errors.ts';
import { expandIntent, requireExpandable } from './expand.ts';
import { readQuery, readForm } from './form.ts';
import {
  addRequestId,
  rejectDuringOutage,
  replayIdempotent,
  requireSecretKey,
  toStripeResponse,
} from './middleware.ts';
import { ListDisputes, RetrieveParams, CreateRefund } from './params.ts';
import type { Payment } from './payment.ts';
import { refund } from './refund.ts';
import { sessionRoutes } from './session-routes.ts';
import { balanceRoutes, transferRoutes } from './transfer-routes.ts';

/** The part of Stripe's API that Power Hour uses, under /v1: https://docs.stripe.com/api */
export function stripeRoutes(ctx: Context) {
  return new Hono()
    .use(addRequestId, rejectDuringOutage(ctx), requireSecretKey(ctx), replayIdempotent(ctx))
    .route('/checkout/sessions', sessionRoutes(ctx))
    .route('/refunds', refundRoutes(ctx))
    .route('/transfers', transferRoutes(ctx))
    .route('/', balanceRoutes(ctx))
    .get('/payment_intents/:id', (c) => {
      const id = c.req.param('id');
      const payment = findCurrentPayment(ctx, id);
      if (payment?.intent?.id !== id) throw resourceMissing('payment_intent', id, 'intent');
      return c.json(expandIntent(payment, payment.intent, readQuery(c.req.url, RetrieveParams).expand));
    })
    .get('/charges/:id', (c) => {
      const id = c.req.param('id');
      const charge = findCurrentPayment(ctx, id)?.charge;
      if (charge?.id !== id) throw resourceMissing('charge', id, 'id');
      requireExpandable(readQuery(c.req.url, RetrieveParams).expand, []);
      return c.json(charge);
    })
    .get('/disputes', (c) => {
      const { payment_intent: id, expand } = readQuery(c.req.url, ListDisputes);
      requireExpandable(expand, []);
      const dispute = findCurrentPayment(ctx, id)?.dispute;
      return c.json({ object: 'list', data: dispute ? [dispute] : [], has_more: false, url: '/v1/disputes' });
    })
    .get('/events/:id', (c) => {
      const event = findEvent(ctx.state, c.req.param('id'));
      if (!event) throw resourceMissing('event', c.req.param('id'), 'id');
      return c.json(event);
    })
    .all('*', (c) => {
      throw unrecognizedUrl(c.req.method, c.req.path);
    })
    .onError(toStripeResponse);
}

/** https://docs.stripe.com/api/refunds */
function refundRoutes(ctx: Context) {
  return new Hono()
    .post('/', async (c) => {
      const params = readForm(await c.req.text(), CreateRefund);
      requireExpandable(params.expand, []);
      const refunded = refund(requireRefundable(ctx, params), params, getMoment(ctx));
      recordEvents(ctx, refunded.payment, refunded.events, c.req.header('Idempotency-Key') ?? null);
      return c.json(refunded.refund);
    })
    .get('/:id', (c) => {
      const id = c.req.param('id');
      const found = findCurrentPayment(ctx, id)?.refunds.find((one) => one.id === id);
      if (!found) throw resourceMissing('refund', id, 'id');
      requireExpandable(readQuery(c.req.url, RetrieveParams).expand, []);
      return c.json(found);
    });
}

function requireRefundable(ctx: Context, params: CreateRefund): Payment {
  const id = params.payment_intent ?? params.charge;
  if (id === undefined) {
    throw invalidRequest(
      'One of the following params should be provided for this request: payment_intent or charge.',
      { code: 'parameter_missing' },
    );
  }
  const payment = findCurrentPayment(ctx, id);
  if (params.payment_intent !== undefined && payment?.intent?.id === id) return payment;
  if (params.charge !== undefined && payment?.charge?.id === id) return payment;
  throw resourceMissing(params.payment_intent === undefined ? 'charge' : 'payment_intent', id, 'id');
}
