import { Hono } from 'hono';
import { type Context, findCurrentPayment, getMoment, recordEvents } from '../context.ts';
import { invalidRequest, resourceMissing } from './errors.ts';
import { requireExpandable } from './expand.ts';
import { readForm, readQuery } from './form.ts';
import { CreateRefund, RetrieveParams } from './params.ts';
import type { Payment } from './payment.ts';
import { refund } from './refund.ts';

/** https://docs.stripe.com/api/refunds */
export function refundRoutes(ctx: Context) {
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
