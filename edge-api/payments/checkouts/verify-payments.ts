import type { Ctx } from '#api/platform/context.ts';
import { selectUnsettledCheckouts } from './select-unsettled-checkouts.ts';
import { settleCheckouts, type SettleResult } from './settle-checkouts.ts';

/** Asks the provider about a person's own payments that may still change, and records what it says. */
export async function verifyPayments(ctx: Ctx, userId: string): Promise<SettleResult> {
  return settleCheckouts(ctx, await selectUnsettledCheckouts(ctx, userId));
}
