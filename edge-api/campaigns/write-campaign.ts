import { and, eq, lte, type SQL } from 'drizzle-orm';
import type { Ctx } from '../platform/context.ts';
import { isUniqueViolation } from '../platform/db.ts';
import { campaigns } from './table.ts';

/** The only writers of the campaigns table; modules above put these statements into their batches. */

type Row = typeof campaigns.$inferInsert;

const SLUG_TRIES = 5;

/** Stores a campaign under its slug, or under it with a short random ending: the index decides, so two never share one. */
export async function insertCampaign(ctx: Ctx, row: Row): Promise<void> {
  for (let tries = 0; ; tries += 1) {
    const slug = tries === 0 ? row.slug : `${row.slug}-${crypto.randomUUID().slice(0, 6)}`;
    try {
      await ctx.db.insert(campaigns).values({ ...row, slug });
      return;
    } catch (error) {
      if (!isUniqueViolation(error) || tries === SLUG_TRIES) throw error;
    }
  }
}

/** The statement that changes a campaign without winners while `condition` holds; returns a row if it did. */
export function updateCampaign(ctx: Ctx, id: string, changes: Partial<Row>, condition?: SQL) {
  return ctx.db
    .update(campaigns)
    .set({ ...changes, updatedAt: ctx.now })
    .where(and(eq(campaigns.id, id), eq(campaigns.winnersSelected, false), condition))
    .returning({ id: campaigns.id });
}

/** Closes an active campaign; returns a row if it was active. */
export async function closeIfActive(ctx: Ctx, id: string) {
  return close(ctx, eq(campaigns.id, id));
}

/** Closes every active campaign whose deadline has come. At the deadline itself it is closed (decisions.md, "Time"). */
export async function closeAllDue(ctx: Ctx) {
  return close(ctx, lte(campaigns.subscriptionDeadline, ctx.now));
}

async function close(ctx: Ctx, which: SQL) {
  const closed = await ctx.db
    .update(campaigns)
    .set({ isActive: false, closedAt: ctx.now, updatedAt: ctx.now })
    .where(and(which, eq(campaigns.isActive, true)))
    .returning({ id: campaigns.id });
  for (const { id } of closed) ctx.log.info('campaign_closed', { campaign: id });
  return closed;
}

/** The statement that opens a campaign without winners again, with this deadline; returns a row if it did. */
export function reopen(ctx: Ctx, id: string, subscriptionDeadline: Date | null) {
  const opened = { isActive: true, closedAt: null, nomineesSelected: false, nomineeCount: 0 };
  return updateCampaign(ctx, id, { ...opened, subscriptionDeadline });
}

/** The statement that records that nominees were selected, and how many, while `condition` holds. */
export function recordNominees(
  ctx: Ctx,
  id: string,
  { isSelected, count }: { readonly isSelected: SQL; readonly count: SQL },
  condition: SQL,
) {
  return ctx.db
    .update(campaigns)
    .set({ nomineesSelected: isSelected, nomineeCount: count })
    .where(and(eq(campaigns.id, id), condition))
    .returning({ count: campaigns.nomineeCount });
}
