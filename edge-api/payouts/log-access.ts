import { eq, sql } from 'drizzle-orm';
import { requirePerson, type Ctx } from '../platform/context.ts';
import type { AccountAction } from './account-rules.ts';
import { payoutAccessLog, payouts } from './table.ts';

/** Returns the statement that notes what the caller does with a charity's bank account. */
export function logAccess(ctx: Ctx, charityId: string, action: AccountAction) {
  const { id: userId } = requirePerson(ctx);
  return ctx.db
    .insert(payoutAccessLog)
    .values({ id: crypto.randomUUID(), charityId, userId, action, at: ctx.now });
}

/** Returns the statement that notes the same for the bank accounts of a whole batch. */
export function logBatchAccess(ctx: Ctx, batchId: string, action: AccountAction) {
  const { id: userId } = requirePerson(ctx);
  return ctx.db.insert(payoutAccessLog).select(
    sql`select lower(hex(randomblob(16))), ${payouts.charityId}, ${userId}, ${action}, ${ctx.now.getTime()}
      from ${payouts} where ${eq(payouts.batchId, batchId)} group by ${payouts.charityId}`,
  );
}
