import { cancelPayment } from '../payments/index.ts';
import type { Ctx } from '../platform/context.ts';
import { requireOwnSubmission } from '../submissions/index.ts';
import { notCancellable } from './errors.ts';

/** Cancels the caller's own submission while no money is under way; 409 afterwards. */
export async function cancelSubmission(ctx: Ctx, id: string): Promise<void> {
  const submission = await requireOwnSubmission(ctx, id);
  if ((await cancelPayment(ctx, submission.id)) !== 'cancelled') throw notCancellable();
}
