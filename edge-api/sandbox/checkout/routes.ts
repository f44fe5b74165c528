import { setTimeout as sleep } from 'node:timers/promises';
import { Hono } from 'hono';
import { z } from 'zod';
import { type Context, findCurrentPayment, performAction } from '../context.ts';
import { pageHeaders } from '../pages/page.ts';
import type { Action } from '../stripe/checkout-session.ts';
import { getWay } from '../stripe/methods.ts';
import type { Payment } from '../stripe/payment.ts';
import { checkoutPage, fillReturnUrl, listPaymentOptions } from './checkout-page.ts';
import { endedPage, missingPage } from './ended-page.ts';
import { receiptPage } from './receipt-page.ts';

/** Like Stripe, the page redirects once the webhook is acknowledged, or after 10 s: https://docs.stripe.com/checkout/fulfillment */
const ACKNOWLEDGE_TIMEOUT_MS = 10_000;

/** The pressed button, the chosen account and outcome, and the declined attempts when the page was rendered. */
const Choice = z.object({
  action: z.string().catch(''),
  attempt: z.string().catch(''),
  account: z.string().optional().catch(undefined),
  outcome: z.string().optional().catch(undefined),
});
type Choice = z.output<typeof Choice>;

/** The hosted checkout and receipt pages, which work without script. */
export function checkoutRoutes(ctx: Context) {
  return new Hono()
    .use('/checkout/*', pageHeaders)
    .use('/receipts/*', pageHeaders)
    .get('/checkout/:id', (c) => {
      const payment = findBySessionId(ctx, c.req.param('id'));
      if (!payment) return c.html(missingPage(), 404);
      return c.html(payment.session.status === 'open' ? checkoutPage(payment) : endedPage(payment));
    })
    .post('/checkout/:id', async (c) => {
      const payment = findBySessionId(ctx, c.req.param('id'));
      if (!payment) return c.html(missingPage(), 404);
      const choice = Choice.parse(await c.req.parseBody());
      return c.redirect(await applyChoice(ctx, payment, choice), 303);
    })
    .get('/receipts/:id', (c) => {
      const payment = findCurrentPayment(ctx, c.req.param('id'));
      if (payment?.charge?.id !== c.req.param('id')) return c.html(missingPage(), 404);
      return c.html(receiptPage(payment, payment.charge));
    });
}

function findBySessionId(ctx: Context, id: string): Payment | undefined {
  const payment = findCurrentPayment(ctx, id);
  return payment?.session.id === id ? payment : undefined;
}

/** Performs the chosen action and returns the URL to redirect to; a double click counts once. */
async function applyChoice(
  ctx: Context,
  payment: Payment,
  { action, attempt, account, outcome }: Choice,
): Promise<string> {
  const { id, success_url: success } = payment.session;
  const checkoutPath = `/checkout/${id}`;
  const [chosen] = listPaymentOptions(payment.session).find(([known]) => known === action) ?? [];
  const way = chosen === 'decline' || !chosen ? 'pay' : chosen;
  const fails = outcome === 'fails' || action === 'decline';
  const isDelayed = getWay(way).isDelayed ?? false;
  const isRepeat = fails && !isDelayed && attempt !== String(payment.attempts);
  if (payment.session.status === 'open' && chosen && !isRepeat) {
    const steps = fails ? (isDelayed ? [way, 'fail' as const] : ['decline' as const]) : [way];
    for (const step of steps)
      await act(ctx, { ...(findBySessionId(ctx, id) ?? payment), account, way }, step);
  }
  const after = findBySessionId(ctx, id);
  return after?.session.status === 'complete' && success ? fillReturnUrl(success, id) : checkoutPath;
}

async function act(ctx: Context, payment: Payment, action: Action): Promise<void> {
  const result = performAction(ctx, payment, action);
  if (!result.refused)
    await Promise.race([result.delivered, sleep(ACKNOWLEDGE_TIMEOUT_MS, undefined, { ref: false })]);
}
