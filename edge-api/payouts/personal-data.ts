import { eq, or } from 'drizzle-orm';
import { charities } from '../charities/table.ts';
import type { Ctx, Person } from '../platform/context.ts';
import { payoutAccessLog, payoutAccounts, payoutBatches } from './table.ts';

/** Selects when a person looked at bank accounts of charities or changed them. */
export function exportAccountAccess(ctx: Ctx, userId: string) {
  return ctx.db
    .select({ charity: charities.name, action: payoutAccessLog.action, at: payoutAccessLog.at })
    .from(payoutAccessLog)
    .innerJoin(charities, eq(charities.id, payoutAccessLog.charityId))
    .where(eq(payoutAccessLog.userId, userId));
}

/** Selects of which charities a person entered the bank account. */
export function exportPayoutAccounts(ctx: Ctx, userId: string) {
  return ctx.db
    .select({ charity: charities.name, holder: payoutAccounts.holder, updatedAt: payoutAccounts.updatedAt })
    .from(payoutAccounts)
    .innerJoin(charities, eq(charities.id, payoutAccounts.charityId))
    .where(eq(payoutAccounts.updatedBy, userId));
}

/** Selects the batches of payouts that a person made or marked as sent. */
export function exportPayoutBatches(ctx: Ctx, userId: string) {
  const { messageId, createdAt, sentOn } = payoutBatches;
  return ctx.db
    .select({ messageId, createdAt, sentOn })
    .from(payoutBatches)
    .where(or(eq(payoutBatches.createdBy, userId), eq(payoutBatches.sentBy, userId)));
}

/** The statements that forget who dealt with payouts; the payouts and the log of each account stay. */
export function erasePayouts(ctx: Ctx, { id }: Person) {
  return [
    ctx.db.update(payoutAccessLog).set({ userId: null }).where(eq(payoutAccessLog.userId, id)),
    ctx.db.update(payoutAccounts).set({ updatedBy: null }).where(eq(payoutAccounts.updatedBy, id)),
    ctx.db.update(payoutBatches).set({ createdBy: null }).where(eq(payoutBatches.createdBy, id)),
    ctx.db.update(payoutBatches).set({ sentBy: null }).where(eq(payoutBatches.sentBy, id)),
  ] as const;
}
