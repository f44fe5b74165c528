import { env } from 'cloudflare:workers';
import { expect, test, vi } from 'vitest';
import { endCampaign } from '#api/cancellations/index.ts';
import { refundDuePayments } from '#api/payments/ledger/refund-due-payments.ts';
import type { Ctx } from '#api/platform/context.ts';
import { MINUTE_MS, SECOND_MS } from '#api/platform/rules.ts';
import { recordStatements } from '../support/crash.ts';
import { runAsSystem } from '../support/system.ts';
import { countRefundStates, replyBusy, seedPayments, stubRefunds } from '../support/refunds.ts';
import { seedCampaign } from '../support/seed.ts';

const PAYMENTS = 10_000;
/** What Stripe takes of one kind of call in a second (https://docs.stripe.com/rate-limits). */
const PROVIDER_PER_SECOND = 25;
const ENDING = { by: 'admin', reason: 'The celebrity has fallen ill for a long time.' } as const;

/** Returns the most calls within any second. */
function findPeak(calls: readonly number[]): number {
  let first = 0;
  return calls.reduce((peak, at, last) => {
    while ((calls[first] ?? at) <= at - SECOND_MS) first += 1;
    return Math.max(peak, last - first + 1);
  }, 0);
}

test('ten thousand payments of a stopped campaign go back once each', { timeout: 1_800_000 }, async () => {
  const { id } = await seedCampaign();
  await seedPayments(id, PAYMENTS);
  const levels = (['info', 'warn', 'error'] as const).map((level) =>
    vi.spyOn(console, level).mockImplementation(() => undefined),
  );
  let inSecond: readonly number[] = [];
  const provider = stubRefunds(() => {
    const now = Date.now();
    inSecond = [...inSecond.filter((at) => at > now - SECOND_MS), now];
    return inSecond.length > PROVIDER_PER_SECOND ? replyBusy(1) : undefined;
  });
  // With a provider's client of its own, which calls the stand-in.
  const under: Env = Object.assign(Object.create(null), env);
  const started = Date.now();
  let stopped = started;
  let stopCalls = 0;
  const stop = recordStatements();
  const ending = (ctx: Ctx) => {
    const defer: Ctx['defer'] = (work) => {
      [stopped, stopCalls] = [Date.now(), stop.calls.length];
      ctx.defer(work);
    };
    return endCampaign({ ...ctx, defer }, id, ENDING);
  };
  await runAsSystem(ending, new Date(), under);
  stop.restore();
  const sweeps: number[] = [];
  while ((await countRefundStates(id)).paid > 0) {
    const calls = recordStatements();
    const at = new Date(started + 5 * (sweeps.length + 1) * MINUTE_MS);
    await runAsSystem((ctx) => refundDuePayments(ctx), at, under);
    sweeps.push(calls.calls.length);
    calls.restore();
  }
  const seconds = (Date.now() - stopped) / SECOND_MS;
  levels.forEach((spy) => spy.mockRestore());
  vi.unstubAllGlobals();
  expect(new Set(provider.listRefunded()).size).toBe(PAYMENTS);
  expect(provider.listRefunded()).toHaveLength(PAYMENTS);
  expect(await countRefundStates(id)).toEqual({ paid: 0, refunded: PAYMENTS, tries: 0, mails: PAYMENTS });
  const figures = {
    payments: PAYMENTS,
    'stopping, ms': stopped - started,
    'database calls of stopping': stopCalls,
    sweeps: sweeps.length,
    'database calls of a sweep, most': Math.max(...sweeps),
    'refunding, s': Math.round(seconds),
    'calls a second, average': Math.round((provider.calls.length / seconds) * 10) / 10,
    'calls within a second, most': findPeak(provider.calls),
    'calls that the provider refused': provider.calls.length - PAYMENTS,
  };
  for (const [name, figure] of Object.entries(figures)) console.log(`${name}: ${figure}`);
});
