import { countUnsettledCheckouts } from '../payments/index.ts';
import type { Ctx } from '../platform/context.ts';
import { ApiError } from '../platform/errors.ts';
import { countPendingAnswers } from '../scoring/index.ts';
import { getRereadEnd } from './ask-reread.ts';
import type { ChooseWinners } from './contract.ts';
import { ANSWERS_WAIT, PAYMENTS_UNDER_WAY, REREAD_OPEN } from './rules.ts';
import { startSelection } from './start-selection.ts';

/**
 * Throws 409 while a paid answer waits to be judged. A page says with `confirm` what it has told the owner: 409 when a
 * payment is under way, or fans may still ask for another reading, and the owner was not told so.
 */
export async function requireSettled(ctx: Ctx, id: string, confirm: ChooseWinners['confirm']): Promise<void> {
  const [pending, unsettled, rereadEnd] = await Promise.all([
    countPendingAnswers(ctx, id),
    countUnsettledCheckouts(ctx, id),
    getRereadEnd(ctx, id),
  ]);
  if (pending > 0) {
    await startSelection(ctx, id);
    throw new ApiError(409, 'answers_wait', ANSWERS_WAIT);
  }
  if (!confirm) return;
  if (unsettled > 0 && !confirm.unsettled) throw new ApiError(409, 'payments_under_way', PAYMENTS_UNDER_WAY);
  if (rereadEnd && !confirm.early) throw new ApiError(409, 'reread_open', REREAD_OPEN);
}
