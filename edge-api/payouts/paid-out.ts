import { eq, exists, type SQL } from 'drizzle-orm';
import { QueryBuilder, type SQLiteColumn } from 'drizzle-orm/sqlite-core';
import type { Ctx } from '../platform/context.ts';
import { ApiError } from '../platform/errors.ts';
import { ALREADY_PAID_OUT } from './rules.ts';
import { payouts } from './table.ts';

/** Returns the condition that a campaign's proceeds are in a batch, or were sent. */
export function isPaidOut(campaignId: string | SQLiteColumn): SQL {
  return exists(new QueryBuilder().select().from(payouts).where(eq(payouts.campaignId, campaignId)));
}

/** Throws 409 for a campaign whose proceeds are in a batch, or were sent. */
export async function requireNotPaidOut(ctx: Ctx, campaignId: string): Promise<void> {
  const count = await ctx.db.$count(payouts, eq(payouts.campaignId, campaignId));
  if (count > 0) throw new ApiError(409, 'conflict', ALREADY_PAID_OUT);
}
