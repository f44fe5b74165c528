import { Hono } from 'hono';
import { HTTPException } from 'hono/http-exception';
import { z } from 'zod';
import {
  ACCOUNT_ACTIONS,
  actOnAccount,
  type Context,
  findCurrentPayment,
  performAction,
} from '../context.ts';
import { emptyState, listPaymentsNewestFirst } from '../state/state.ts';
import { type Action, ACTIONS, type StepRefusal } from '../stripe/checkout-session.ts';
import type { Payment } from '../stripe/payment.ts';
import { DELIVER_MODES } from '../webhooks/deliveries.ts';

const DeliverChange = z.object({ deliver: z.enum(DELIVER_MODES) });
const BalanceChange = z.object({ cents: z.number().int() });
const ServiceState = z.enum(['up', 'down']);
const OutageChange = z.object({ provider: ServiceState.optional(), mail: ServiceState.optional() });

/** The endpoints with which people and tests control the sandbox. */
export function controlRoutes(ctx: Context) {
  return new Hono()
    .route('/sessions', sessionRoutes(ctx))
    .route('/accounts', accountRoutes(ctx))
    .get('/webhooks', (c) =>
      c.json({
        deliver: ctx.deliveries.mode,
        url: ctx.settings.webhookUrl,
        attempts: ctx.deliveries.attempts,
      }),
    )
    .post('/webhooks', async (c) => {
      const usage = `Send { "deliver": "${DELIVER_MODES.join('" | "')}" }.`;
      const { deliver } = await readJson(c.req.raw, DeliverChange, usage);
      await ctx.deliveries.setMode(deliver);
      return c.json({ deliver });
    })
    .get('/outage', (c) => c.json(ctx.outage))
    .post('/outage', async (c) => {
      const usage = 'Send { "provider"?: "up" | "down", "mail"?: "up" | "down" }.';
      const { provider, mail } = await readJson(c.req.raw, OutageChange, usage);
      ctx.outage.provider = provider ?? ctx.outage.provider;
      ctx.outage.mail = mail ?? ctx.outage.mail;
      return c.json(ctx.outage);
    })
    .post('/balance', async (c) => {
      const { cents } = await readJson(c.req.raw, BalanceChange, 'Send { "cents": <whole number> }.');
      ctx.state.platform.cents = cents;
      ctx.markChanged();
      return c.json({ cents });
    })
    .post('/reset', (c) => {
      // In place, because others hold a reference to it.
      Object.assign(ctx.state, emptyState());
      ctx.deliveries.reset();
      ctx.outage.provider = 'up';
      ctx.outage.mail = 'up';
      ctx.markChanged();
      return c.json({ ok: true });
    });
}

function sessionRoutes(ctx: Context) {
  return new Hono()
    .get('/', (c) => {
      const { submission, email } = c.req.query();
      const payments = listPaymentsNewestFirst(ctx.state).filter(
        ({ session }) =>
          (submission === undefined || session.metadata?.['submissionId'] === submission) &&
          (email === undefined || session.customer_email === email),
      );
      return c.json(payments.map(toSessionView));
    })
    .get('/:id', (c) => c.json(toSessionView(requirePayment(ctx, c.req.param('id')))))
    .post('/:id/redeliver', async (c) => {
      const { events } = requirePayment(ctx, c.req.param('id'));
      return c.json({ redelivered: await ctx.deliveries.redeliver(events) });
    })
    .post('/:id/:action', async (c) => {
      const action = ACTIONS.find((known) => known === c.req.param('action'));
      const known = `${ACTIONS.join(', ')} or redeliver`;
      if (!action) throw refusal(404, 'not_found', `Unknown action: choose one of ${known}.`);
      const payment = requirePayment(ctx, c.req.param('id'));
      const account = c.req.query('account') ?? payment.account;
      const result = performAction(ctx, { ...payment, account }, action);
      if (result.refused) throw conflict(action, result.refused, payment);
      await result.delivered;
      return c.json(toSessionView(result.payment));
    });
}

function accountRoutes(ctx: Context) {
  return new Hono()
    .get('/', (c) => c.json([...ctx.state.accounts.values()].reverse()))
    .post('/:id/:action', async (c) => {
      const action = ACCOUNT_ACTIONS.find((known) => known === c.req.param('action'));
      const account = ctx.state.accounts.get(c.req.param('id'));
      if (!account) throw refusal(404, 'not_found', 'There is no account with this id.');
      if (!action)
        throw refusal(404, 'not_found', `Unknown action: choose one of ${ACCOUNT_ACTIONS.join(', ')}.`);
      const delivered = actOnAccount(ctx, account, action);
      if (!delivered) throw refusal(409, 'conflict', `Cannot ${action}: there is nothing on its way.`);
      await delivered;
      return c.json(ctx.state.accounts.get(account.id) ?? account);
    });
}

function requirePayment(ctx: Context, id: string): Payment {
  const payment = findCurrentPayment(ctx, id);
  if (!payment) throw refusal(404, 'not_found', 'There is no session with this id.');
  return payment;
}

const NEEDS: Readonly<Record<StepRefusal, string>> = {
  not_open: 'an open session',
  not_processing: 'a payment that is under way',
  not_paid: 'a payment that is neither refunded nor disputed',
  not_disputed: 'an open dispute',
  not_refunded: 'a refund that has not failed',
};

function conflict(action: Action, refused: StepRefusal, { session, intent }: Payment): HTTPException {
  return refusal(
    409,
    'conflict',
    `Cannot ${action}: it needs ${NEEDS[refused]}, and this one is ${session.status} and ${session.payment_status}.`,
    {
      status: session.status,
      payment_status: session.payment_status,
      payment_intent_status: intent?.status ?? null,
    },
  );
}

/** Returns the session as Stripe shows it, with the state of its intent. */
function toSessionView({ session, intent, charge, dispute }: Payment) {
  return {
    ...session,
    payment_intent: intent?.id ?? null,
    payment_intent_status: intent?.status ?? null,
    charge: charge?.id ?? null,
    dispute_status: dispute?.status ?? null,
    amount_refunded: charge?.amount_refunded ?? 0,
  };
}

async function readJson<Schema extends z.ZodType>(request: Request, schema: Schema, usage: string) {
  const body: unknown = await request.json().catch(() => undefined);
  const { data, error } = schema.safeParse(body);
  if (error) throw refusal(400, 'validation_failed', usage);
  return data;
}

function refusal(status: 400 | 404 | 409, code: string, error: string, details = {}): HTTPException {
  return new HTTPException(status, { res: Response.json({ error, code, ...details }, { status }) });
}
