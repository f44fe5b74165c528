import { Hono } from 'hono';
import { findCurrentPayment, getMoment, recordEvents, type Context } from '../context.ts';
import { resourceMissing, unrecognizedUrl } from './errors.ts';
import { readQuery, readForm } from './form.ts';
import {
  addRequestId,
  rejectDuringOutage,
  replayIdempotent,
  requireSecretKey,
  toStripeResponse,
} from './middleware.ts';
import { CreateRefund, ListDisputes } from './params.ts';
import { refund } from './refund.ts';
import { sessionRoutes } from './session-routes.ts';
import { balanceRoutes, transferRoutes } from './transfer-routes.ts';

/** The part of Stripe's API that Power Hour uses, under /v1: https://docs.stripe.com/api */
export function stripeRoutes(ctx: Context) {
  return new Hono()
    .use(addRequestId, rejectDuringOutage(ctx), requireSecretKey(ctx), replayIdempotent(ctx))
    .route('/checkout/sessions', sessionRoutes(ctx))
    .post('/refunds', async (c) => {
      const { payment_intent: id, amount } = readForm(await c.req.text(), CreateRefund);
      const payment = findCurrentPayment(ctx, id);
      if (payment?.intent?.id !== id) throw resourceMissing('payment_intent', id, 'id');
      const refunded = refund(payment, amount, getMoment(ctx));
      recordEvents(ctx, refunded.payment, refunded.events, c.req.header('Idempotency-Key') ?? null);
      return c.json(refunded.refund);
    })
    .route('/transfers', transferRoutes(ctx))
    .route('/', balanceRoutes(ctx))
    .get('/disputes', (c) => {
      const { payment_intent: id } = readQuery(c.req.url, ListDisputes);
      const dispute = findCurrentPayment(ctx, id)?.dispute;
      return c.json({ object: 'list', data: dispute ? [dispute] : [], has_more: false, url: '/v1/disputes' });
    })
    .get('/events/:id', (c) => {
      const id = c.req.param('id');
      const event = findCurrentPayment(ctx, id)?.events.find((one) => one.id === id);
      if (!event) throw resourceMissing('event', id, 'id');
      return c.json(event);
    })
    .all('*', (c) => {
      throw unrecognizedUrl(c.req.method, c.req.path);
    })
    .onError(toStripeResponse);
}
