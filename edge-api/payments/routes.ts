import { Hono } from 'hono';
import { z } from 'zod';
import type { AppEnv } from '../platform/context.ts';
import { describe, getCtx } from '../platform/describe.ts';
import { handleWebhook } from './ledger/handle-webhook.ts';

export const paymentsRoutes = new Hono<AppEnv>().post(
  '/stripe/webhook',
  describe(
    'token',
    'Receive a message from the payment provider, authenticated by its signature',
    z.object({ received: z.literal(true) }),
    { errors: [502] },
  ),
  async (c) => {
    await handleWebhook(getCtx(c), await c.req.text(), c.req.header('stripe-signature'));
    return c.json({ received: true as const });
  },
);
