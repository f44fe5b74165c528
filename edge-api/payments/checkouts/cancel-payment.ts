import type { Ctx } from '#api/platform/context.ts';
import { runUnit } from '#api/platform/unit-of-work.ts';
import type { SubmissionStatus } from '#api/submissions/rules.ts';
import { readLedger } from '../ledger/read-ledger.ts';
import { commitLedgers } from '../ledger/write-ledger.ts';
import { endCheckout } from './end-checkouts.ts';

/** Ends the open checkout and cancels a submission unless money is under way; later money is refunded. Throws 502. */
export async function cancelPayment(ctx: Ctx, submissionId: string): Promise<SubmissionStatus> {
  const { open } = await readCancellable(ctx, submissionId);
  if (open) await endCheckout(ctx, open, true);
  return runUnit(async () => {
    const { entry, isCancellable, open: stillOpen } = await readCancellable(ctx, submissionId);
    if (!isCancellable) return entry.submission.status;
    if (stillOpen)
      ctx.log.warn('cancelled_with_open_checkout', { checkout: stillOpen.id, submission: submissionId });
    await commitLedgers(ctx, [{ entry, submission: { status: 'cancelled' } }]);
    return 'cancelled';
  });
}

/** Reads a submission, whether it can be cancelled, and the open checkout that must be ended first. */
async function readCancellable(ctx: Ctx, submissionId: string) {
  const entry = await readLedger(ctx, submissionId);
  if (!entry) throw new Error('a submission that does not exist cannot be cancelled');
  const { status } = entry.submission;
  const isCancellable = status === 'pending' || status === 'failed';
  const open = isCancellable ? entry.checkouts.find(({ state }) => state === 'open') : undefined;
  return { entry, isCancellable, open };
}
