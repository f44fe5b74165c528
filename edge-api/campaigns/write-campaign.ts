import { and, eq, lte, sql, type SQL } from 'drizzle-orm';
import type { SQLiteUpdateSetSource } from 'drizzle-orm/sqlite-core';
import { isAvailable } from '../media/index.ts';
import type { Ctx } from '../platform/context.ts';
import { isUniqueViolation } from '../platform/db.ts';
import { insertIf } from '../platform/insert-if.ts';
import { canCreate, canRun, requireCanCreate } from './campaign-limits.ts';
import { publishedAtCreation } from './publish.ts';
import { campaigns } from './table.ts';

type Row = typeof campaigns.$inferInsert;
type Changes = SQLiteUpdateSetSource<typeof campaigns>;

const SLUG_TRIES = 5;

/**
 * Stores a campaign under its slug, with a short random ending when that is taken: the unique index decides. Throws as
 * {@link requireCanCreate} does, also when others are created in parallel. Returns false when its picture is gone.
 */
export async function insertCampaign(ctx: Ctx, row: Row): Promise<boolean> {
  const { ownerId, imageId = null } = row;
  const publishedAt = publishedAtCreation(ctx, ownerId);
  const isAllowed = sql`${canCreate(ctx, ownerId)} and ${isAvailable(imageId)}`;
  for (let tries = 0; tries <= SLUG_TRIES; tries += 1) {
    const slug = tries === 0 ? row.slug : `${row.slug}-${crypto.randomUUID().slice(0, 6)}`;
    try {
      const insert = insertIf(ctx.db, campaigns, { ...row, slug, publishedAt }, isAllowed);
      const inserted = await insert.returning({ id: campaigns.id });
      if (inserted.length > 0) return true;
      await requireCanCreate(ctx, ownerId);
      if (imageId !== null) return false;
    } catch (error) {
      if (!isUniqueViolation(error)) throw error;
    }
  }
  throw new Error('no slug was free');
}

/** Returns the statement that changes a campaign without winners while `condition` holds; it yields a row if it did. */
export function updateCampaign(ctx: Ctx, id: string, changes: Changes, condition?: SQL) {
  const hasNoWinners = eq(campaigns.winnersSelected, false);
  return update(ctx, id, { ...changes, updatedAt: ctx.now }, and(hasNoWinners, condition));
}

/** Returns the statement that changes the meeting of a campaign with winners, as long as it is the given version. */
export function updateMeeting(
  ctx: Ctx,
  { id, version }: Pick<typeof campaigns.$inferSelect, 'id' | 'version'>,
  changes: Changes,
) {
  const isUnchanged = and(eq(campaigns.winnersSelected, true), eq(campaigns.version, version));
  return update(ctx, id, { ...changes, updatedAt: ctx.now }, isUnchanged);
}

/** Returns the statement that records how many nominees were selected while `condition` holds; it yields the number. */
export function recordNominees(
  ctx: Ctx,
  id: string,
  nominees: { readonly nomineesSelected: SQL; readonly nomineeCount: SQL },
  condition: SQL,
) {
  return update(ctx, id, nominees, condition);
}

function update(ctx: Ctx, id: string, changes: Changes, condition: SQL | undefined) {
  return ctx.db
    .update(campaigns)
    .set(changes)
    .where(and(eq(campaigns.id, id), condition))
    .returning({ nomineeCount: campaigns.nomineeCount });
}

/**
 * Returns the statement that opens a campaign without winners again, with these changes, while its owner may run one
 * more; it yields a row if it did.
 */
export function reopen(
  ctx: Ctx,
  { id, ownerId }: Pick<Row, 'id' | 'ownerId'>,
  changes: Pick<Row, 'subscriptionDeadline' | 'version' | 'fieldVersions'>,
) {
  const opened = { isActive: true, closedAt: null, nomineesSelected: false, nomineeCount: 0 };
  return updateCampaign(ctx, id, { ...opened, ...changes }, canRun(ctx, ownerId, id));
}

/** Closes an active campaign; returns a row if it was active. */
export function closeIfActive(ctx: Ctx, id: string) {
  return close(ctx, eq(campaigns.id, id));
}

/** Closes every active campaign whose deadline has come. At the deadline itself it is closed (decisions.md, "Time"). */
export function closeAllDue(ctx: Ctx) {
  return close(ctx, lte(campaigns.subscriptionDeadline, ctx.now));
}

async function close(ctx: Ctx, condition: SQL) {
  const closed = await ctx.db
    .update(campaigns)
    .set({ isActive: false, closedAt: ctx.now, updatedAt: ctx.now })
    .where(and(condition, eq(campaigns.isActive, true)))
    .returning({ id: campaigns.id });
  for (const { id } of closed) ctx.log.info('campaign_closed', { campaign: id });
  return closed;
}
