import { Hono } from 'hono';
import { ctxOf, type AppEnv } from '../platform/context.ts';
import { receiveEvent } from './ledger/receive-event.ts';

export const paymentsRoutes = new Hono<AppEnv>().post('/stripe/webhook', async (c) => {
  await receiveEvent(ctxOf(c), await c.req.text(), c.req.header('stripe-signature'));
  return c.json({ received: true as const });
});
