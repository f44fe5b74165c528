import type { Ctx } from '#api/platform/context.ts';
import { errorMessage } from '#api/platform/log.ts';
import { sendClaimedMails } from '#api/platform/mail.ts';
import { applyPaymentUpdate, type ApplyResult } from './apply-payment-update.ts';
import { endCheckout } from '../checkouts/end-checkouts.ts';
import type { PaymentUpdate } from './payment-update.ts';
import { startRefund } from './start-refund.ts';
import { hasPayment, type Ledger } from '../ledger-rules.ts';

/**
 * Records a payment update from any source: the provider's message, the sweep or the fan. Writes what follows from
 * it, and starts the follow-ups after the response. Throws when it cannot write: a message has to be sent again.
 */
export async function recordPayment(ctx: Ctx, update: PaymentUpdate): Promise<ApplyResult['outcome']> {
  const applied = await applyPaymentUpdate(ctx, update, { isSender: true });
  if (applied.outcome === 'foreign')
    ctx.log.warn('payment_foreign', { ...describe(update), message: update.event?.id });
  if (applied.outcome === 'recorded') followUp(ctx, new Map([[update, applied]]));
  return applied.outcome;
}

/** Logs what was recorded and starts, after the response, what follows from it. */
export function followUp(
  ctx: Ctx,
  recorded: ReadonlyMap<PaymentUpdate, Extract<ApplyResult, { outcome: 'recorded' }>>,
): void {
  for (const [update, { before, after }] of recorded) {
    const change = { before: before.status, after: after.status };
    ctx.log.info('payment_recorded', { ...describe(update), ...change });
    runFollowUps(ctx, before, after, update);
  }
  const mails = [...recorded.values()].flatMap((applied) => applied.mails);
  if (mails.length > 0) deferLogged(ctx, sendClaimedMails(ctx, mails));
}

function describe({ checkoutId, submissionId, state }: PaymentUpdate) {
  return { checkout: checkoutId, submission: submissionId, fact: state };
}

/**
 * Refunds money that is not owed, and ends checkouts that nobody has to pay any more. All of it is stored as due, so the
 * sweep does what fails here.
 */
function runFollowUps(
  ctx: Ctx,
  before: Ledger,
  after: Ledger,
  { checkoutId, submissionId }: PaymentUpdate,
): void {
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
