import type { Ctx } from '#api/platform/context.ts';
import { unsettledOf } from './find-unsettled.ts';
import { settleCheckouts, type Settled } from './settle-checkouts.ts';

/** Asks the provider about a person's own payments that may still change, and records what it says. */
export async function verifyPayments(ctx: Ctx, userId: string): Promise<Settled> {
  return settleCheckouts(ctx, await unsettledOf(ctx, userId));
}
