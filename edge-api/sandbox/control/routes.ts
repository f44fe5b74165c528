import { Hono } from 'hono';
import { z } from 'zod';
import { performAction, type Context, currentPayment } from '../context.ts';
import { clearState, listPaymentsNewestFirst } from '../state/state.ts';
import { type Action, ACTIONS } from '../stripe/checkout-session.ts';
import type { Payment } from '../stripe/payment.ts';
import { DELIVER_MODES } from '../webhooks/deliveries.ts';

const DeliverChange = z.object({ deliver: z.enum(DELIVER_MODES) });
const ServiceState = z.enum(['up', 'down']);
const OutageChange = z.object({ provider: ServiceState.optional(), mail: ServiceState.optional() });

/** What people and tests steer the sandbox with. */
export function controlRoutes(ctx: Context) {
  return new Hono()
    .get('/sessions', (c) => c.json(listPaymentsNewestFirst(ctx.state).map(toSessionView)))
    .get('/sessions/:id', (c) => {
      const payment = currentPayment(ctx, c.req.param('id'));
      return payment ? c.json(toSessionView(payment)) : c.json(NOT_FOUND, 404);
    })
    .post('/sessions/:id/redeliver', async (c) => {
      const payment = currentPayment(ctx, c.req.param('id'));
      if (!payment) return c.json(NOT_FOUND, 404);
      return c.json({ redelivered: await ctx.deliveries.redeliver(payment.events) });
    })
    .post('/sessions/:id/:action', async (c) => {
      const action = ACTIONS.find((known) => known === c.req.param('action'));
      const payment = currentPayment(ctx, c.req.param('id'));
      if (!action || !payment) return c.json(action ? NOT_FOUND : UNKNOWN_ACTION, 404);
      const result = performAction(ctx, payment, action);
      if (result.refused) return c.json(conflictBody(action, payment), 409);
      await result.delivered;
      return c.json(toSessionView(result.payment));
    })
    .get('/webhooks', (c) =>
      c.json({
        deliver: ctx.deliveries.mode(),
        url: ctx.settings.webhookUrl,
        attempts: ctx.deliveries.attempts(),
      }),
    )
    .post('/webhooks', async (c) => {
      const input = DeliverChange.safeParse(await readJson(c.req.raw));
      if (!input.success)
        return c.json(invalidBody(`Send { "deliver": "${DELIVER_MODES.join('" | "')}" }.`), 400);
      await ctx.deliveries.setMode(input.data.deliver);
      return c.json({ deliver: ctx.deliveries.mode() });
    })
    .get('/outage', (c) => c.json(ctx.outage))
    .post('/outage', async (c) => {
      const input = OutageChange.safeParse(await readJson(c.req.raw));
      if (!input.success)
        return c.json(invalidBody('Send { "provider"?: "up" | "down", "mail"?: "up" | "down" }.'), 400);
      ctx.outage.provider = input.data.provider ?? ctx.outage.provider;
      ctx.outage.mail = input.data.mail ?? ctx.outage.mail;
      return c.json(ctx.outage);
    })
    .post('/reset', (c) => {
      clearState(ctx.state);
      ctx.deliveries.reset();
      ctx.outage.provider = 'up';
      ctx.outage.mail = 'up';
      ctx.markChanged();
      return c.json({ ok: true });
    });
}

const NOT_FOUND = { error: 'There is no session with this id.', code: 'not_found' };
const UNKNOWN_ACTION = {
  error: `Unknown action: choose one of ${ACTIONS.join(', ')} or redeliver.`,
  code: 'not_found',
};

function invalidBody(error: string) {
  return { error, code: 'validation_failed' };
}

function conflictBody(action: Action, { session, intent }: Payment) {
  const needs =
    action === 'settle' || action === 'fail' ? 'a bank transfer that is under way' : 'an open session';
  return {
    error: `Cannot ${action}: it needs ${needs}, and this one is ${session.status} and ${session.payment_status}.`,
    code: 'conflict',
    status: session.status,
    payment_status: session.payment_status,
    payment_intent_status: intent?.status ?? null,
  };
}

/** The session as Stripe shows it, with the state of its intent beside it. */
function toSessionView({ session, intent, charge }: Payment) {
  return {
    ...session,
    payment_intent: intent?.id ?? null,
    payment_intent_status: intent?.status ?? null,
    charge: charge?.id ?? null,
    amount_refunded: charge?.amount_refunded ?? 0,
  };
}

async function readJson(request: Request): Promise<unknown> {
  try {
    return await request.json();
  } catch {
    return undefined;
  }
}
