import { and, eq } from 'drizzle-orm';
import type { Ctx } from '#api/platform/context.ts';
import type { SubmissionStatus } from '#api/submissions/rules.ts';
import { submissions } from '#api/submissions/table.ts';
import { endCheckout } from './end-checkout.ts';
import { isUnchanged, readLedger } from '../ledger/read-ledger.ts';

/** Each round ends in an answer, or after a change that brings the next one closer to it. */
const RETRIES_MAX = 8;

/**
 * Ends a submission's open checkout at the provider, then marks it cancelled, unless money is under way or has come;
 * answers the status that it has then. Money that arrives later all the same goes back. Throws 502.
 */
export async function cancelPayment(ctx: Ctx, submissionId: string): Promise<SubmissionStatus> {
  for (let round = 0; round < RETRIES_MAX; round += 1) {
    const entry = await readLedger(ctx, submissionId);
    if (!entry) throw new Error('a submission that does not exist cannot be cancelled');
    const { status, version } = entry.submission;
    if (status !== 'pending' && status !== 'failed') return status;
    const open = entry.checkouts.find(({ state }) => state === 'open');
    if (open && round === 0) {
      await endCheckout(ctx, open.id);
      continue;
    }
    if (open) ctx.log.warn('cancelled_with_open_checkout', { checkout: open.id, submission: submissionId });
    const cancelled = await ctx.db
      .update(submissions)
      .set({ status: 'cancelled', version: version + 1, updatedAt: ctx.now })
      .where(and(eq(submissions.id, submissionId), isUnchanged(ctx, entry)))
      .returning({ id: submissions.id });
    if (cancelled.length > 0) return 'cancelled';
  }
  throw new Error('a submission kept changing while it was cancelled');
}
