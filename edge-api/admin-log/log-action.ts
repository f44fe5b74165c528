import { and, eq, gt, sql, type SQL, type SQLWrapper } from 'drizzle-orm';
import { requirePerson, type Ctx } from '../platform/context.ts';
import { LOOK_MS, type AdminAction } from './rules.ts';
import { adminLog } from './table.ts';

/** Returns the statement that logs the caller's action and reason, for the batch of the action itself. */
export function logAction(
  ctx: Ctx,
  entry: { readonly action: AdminAction; readonly subject: string; readonly reason: string },
) {
  const { id: adminId } = requirePerson(ctx);
  return ctx.db.insert(adminLog).values({ id: crypto.randomUUID(), adminId, ...entry, at: ctx.now });
}

/** Returns that statement if the caller is an admin: owners and charities take such actions too, without a reason. */
export function logIfAdmin(ctx: Ctx, entry: { readonly action: AdminAction; readonly subject: string }) {
  return requirePerson(ctx).role === 'admin' ? [logAction(ctx, { ...entry, reason: '' })] : [];
}

/** Returns whether the caller is an admin who recently gave a reason to view a campaign as its owner does. */
export async function isLooking(ctx: Ctx, campaignId: string): Promise<boolean> {
  const { id, role } = requirePerson(ctx);
  if (role !== 'admin') return false;
  const entry = and(
    eq(adminLog.subject, campaignId),
    eq(adminLog.action, 'looked-as-owner'),
    eq(adminLog.adminId, id),
    gt(adminLog.at, new Date(ctx.now.getTime() - LOOK_MS)),
  );
  return (await ctx.db.$count(adminLog, entry)) > 0;
}

/** Returns whether a person's address was corrected since: an earlier mail may have reached someone else. */
export async function isCorrectedSince(ctx: Ctx, userId: string, since: Date): Promise<boolean> {
  const entry = and(
    eq(adminLog.subject, userId),
    eq(adminLog.action, 'address-corrected'),
    gt(adminLog.at, since),
  );
  return (await ctx.db.$count(adminLog, entry)) > 0;
}

/** Selects when a person's address was last corrected; 0 if never. */
export const selectCorrectedAt = (userId: string | SQLWrapper): SQL =>
  sql`(select coalesce(max(${adminLog.at}), 0) from ${adminLog}
    where ${adminLog.subject} = ${userId} and ${adminLog.action} = 'address-corrected')`;
