import { Hono } from 'hono';
import { getCtx, type AppEnv } from '../platform/context.ts';
import { handleWebhook } from './ledger/handle-webhook.ts';

export const paymentsRoutes = new Hono<AppEnv>().post('/stripe/webhook', async (c) => {
  await handleWebhook(getCtx(c), await c.req.text(), c.req.header('stripe-signature'));
  return c.json({ received: true as const });
});
