import { sendDueDeliveries } from '#api/contact/index.ts';
import type { Ctx } from '#api/platform/context.ts';
import { errorMessage } from '#api/platform/log.ts';
import { sendDueMails } from '#api/platform/mail.ts';
import { applyPaymentUpdate, applyPaymentUpdates, type ApplyResult } from './apply-payment-updates.ts';
import { endCheckout } from '../checkouts/end-checkouts.ts';
import type { PaymentUpdate } from './payment-update.ts';
import { startRefund } from './start-refunds.ts';
import { hasPayment, type Ledger } from '../ledger-rules.ts';

/** Records an update and starts its follow-ups; throws if it cannot write, so that a message is sent again. */
export async function recordPayment(ctx: Ctx, update: PaymentUpdate): Promise<ApplyResult['outcome']> {
  const applied = await applyPaymentUpdate(ctx, update);
  followUp(ctx, new Map([[update, applied]]));
  return applied.outcome;
}

/** Records updates together; returns those that are done. The others must be recorded one by one. */
export async function recordPayments(
  ctx: Ctx,
  updates: readonly PaymentUpdate[],
): Promise<ReadonlySet<PaymentUpdate>> {
  try {
    const applied = await applyPaymentUpdates(ctx, updates);
    followUp(ctx, applied);
    return new Set(applied.keys());
  } catch (error) {
    ctx.log.warn('payments_not_recorded_together', { updates: updates.length, reason: errorMessage(error) });
    return new Set();
  }
}

function followUp(ctx: Ctx, results: ReadonlyMap<PaymentUpdate, ApplyResult>): void {
  for (const [update, applied] of results) {
    if (applied.outcome === 'foreign')
      ctx.log.warn('payment_foreign', { ...describe(update), message: update.event?.id });
    if (applied.outcome !== 'recorded') continue;
    const { before, after } = applied;
    ctx.log.info('payment_recorded', { ...describe(update), before: before.status, after: after.status });
    runFollowUps(ctx, before, after, update);
  }
  if ([...results.values()].some((applied) => applied.outcome === 'recorded' && applied.hasMails))
    deferLogged(ctx, sendDueMails(ctx));
}

function describe({ checkoutId, submissionId, state }: PaymentUpdate) {
  return { checkout: checkoutId, submission: submissionId, state };
}

/** Refunds money that is not owed and ends obsolete checkouts; the sweep repeats what fails here. */
function runFollowUps(
  ctx: Ctx,
  before: Ledger,
  after: Ledger,
  { checkoutId, submissionId }: PaymentUpdate,
): void {
  if (after.status === 'refunded' && before.status !== 'refunded') deferLogged(ctx, sendDueDeliveries(ctx));
  const isDue = (ledger: Ledger) =>
    ledger.checkouts.some(({ id, isRefundDue }) => id === checkoutId && isRefundDue);
  const hasBecomeDue = isDue(after) && !isDue(before);
  const hasBecomePaid = hasPayment(after) && !hasPayment(before);
  if (hasBecomeDue) {
    ctx.log.warn('payment_not_owed', { checkout: checkoutId, status: after.status });
    deferLogged(ctx, startRefund(ctx, checkoutId));
  }
  if (hasBecomePaid) {
    for (const { id, state } of after.checkouts)
      if (state === 'open') deferLogged(ctx, endCheckout(ctx, { id, submissionId }));
  }
}

function deferLogged(ctx: Ctx, work: Promise<unknown>): void {
  ctx.defer(
    work.catch((error: unknown) => ctx.log.error('follow_up_failed', { reason: errorMessage(error) })),
  );
}
