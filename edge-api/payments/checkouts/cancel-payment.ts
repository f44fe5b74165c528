import type { Ctx } from '#api/platform/context.ts';
import type { SubmissionStatus } from '#api/submissions/rules.ts';
import { readLedger } from '../ledger/read-ledger.ts';
import { writeLedger } from '../ledger/write-ledger.ts';
import { endCheckout } from './end-checkouts.ts';

/** Each round ends in an answer, or after a change that brings the next one closer to it. */
const ROUNDS_MAX = 8;

/**
 * Ends a submission's open checkout at the provider, then cancels the submission, unless money is under way or has
 * come; returns its status then. Money that still arrives later goes back. Throws 502.
 */
export async function cancelPayment(ctx: Ctx, submissionId: string): Promise<SubmissionStatus> {
  for (let round = 0; round < ROUNDS_MAX; round += 1) {
    const entry = await readLedger(ctx, submissionId);
    if (!entry) throw new Error('a submission that does not exist cannot be cancelled');
    const { status } = entry.submission;
    if (status !== 'pending' && status !== 'failed') return status;
    const open = entry.checkouts.find(({ state }) => state === 'open');
    if (open && round === 0) {
      await endCheckout(ctx, open, true);
      continue;
    }
    if (open) ctx.log.warn('cancelled_with_open_checkout', { checkout: open.id, submission: submissionId });
    if (await writeLedger(ctx, { entry, submission: { status: 'cancelled' } })) return 'cancelled';
  }
  throw new Error('a submission kept changing while it was cancelled');
}
