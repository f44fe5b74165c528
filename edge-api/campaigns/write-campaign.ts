import { and, eq, gt, isNull, not, or, sql, isNotNull, type SQL } from 'drizzle-orm';
import type { SQLiteUpdateSetSource } from 'drizzle-orm/sqlite-core';
import { hasConfirmed, isChoosable } from '../charities/index.ts';
import { REPLACEMENT_MS } from '../charities/rules.ts';
import { isAvailable } from '../media/index.ts';
import type { Ctx } from '../platform/context.ts';
import { hasRow } from '../platform/conditions.ts';
import { commit } from '../platform/unit-of-work.ts';
import { publishIf, toReview } from './publish.ts';
import { campaigns } from './table.ts';

type Row = typeof campaigns.$inferInsert;
const SUFFIX_LENGTH = 6;

/**
 * Stores a campaign under its slug, with a short random suffix if that is taken. Commits a unit of work whose reads are
 * `unchanged`: the picture exists, and the charity was not rejected.
 */
export async function insertCampaign(ctx: Ctx, row: Row, unchanged: SQL | undefined): Promise<void> {
  const { id, imageId = null, charityId = null } = row;
  const isTaken = (await ctx.db.$count(campaigns, eq(campaigns.slug, row.slug))) > 0;
  const slug = isTaken ? `${row.slug}-${crypto.randomUUID().slice(0, SUFFIX_LENGTH)}` : row.slug;
  const review = toReview(ctx, { artistSkeleton: null, ...row });
  await commit(
    ctx,
    and(
      unchanged,
      not(hasRow(campaigns, eq(campaigns.slug, slug))),
      isAvailable(imageId),
      charityId === null ? undefined : isChoosable(charityId),
    ),
    [ctx.db.insert(campaigns).values({ ...row, slug, review }), publishIf(ctx, eq(campaigns.id, id))],
  );
}

/** Returns the statement that changes a campaign, for a unit of work that read it. */
export function updateCampaignRow(ctx: Ctx, id: string, changes: SQLiteUpdateSetSource<typeof campaigns>) {
  return ctx.db.update(campaigns).set(changes).where(eq(campaigns.id, id));
}

/** Returns the statement for an added or removed thank-you or story, which makes the sweep check the campaign again. */
export function noteThanked(ctx: Ctx, id: string) {
  // A thank-you is no winner.
  const isGone = eq(campaigns.overdue, 'answer');
  return updateCampaignRow(ctx, id, {
    overdue: sql`case when ${isGone} then ${campaigns.overdue} end`,
    overdueAt: sql`case when ${isGone} then ${campaigns.overdueAt} end`,
    outcomeAt: ctx.now,
  });
}

/** Returns the statement that reopens a campaign; it stays or gets paused while its charity cannot receive money. */
export function reopen(
  ctx: Ctx,
  id: string,
  changes: Pick<Row, 'subscriptionDeadline' | 'version' | 'fieldVersions' | 'reopenings'>,
) {
  const dueAt = ctx.now.getTime() + REPLACEMENT_MS;
  const { charityId, publishedAt } = campaigns;
  const canWait = and(isNull(publishedAt), isChoosable(charityId));
  const charityDueAt = sql`case when ${or(isNull(charityId), canWait, hasConfirmed(charityId))} then null
    else coalesce(${campaigns.charityDueAt}, ${dueAt}) end`;
  return updateCampaignRow(ctx, id, {
    isActive: true,
    closedAt: null,
    nomineesSelected: false,
    nomineeCount: 0,
    overdue: null,
    overdueAt: null,
    charityDueAt,
    updatedAt: ctx.now,
    ...changes,
  });
}

/** Returns the statement that closes campaigns and returns their ids. */
export function closeCampaigns(ctx: Ctx, condition: SQL | undefined) {
  return ctx.db
    .update(campaigns)
    .set({ isActive: false, closedAt: ctx.now, updatedAt: ctx.now })
    .where(condition)
    .returning({ id: campaigns.id });
}

/** Stores when those who run a closed campaign first read its paid answers; an admin who views them does not count. */
export async function noteAnswersOpened(
  ctx: Ctx,
  campaign: typeof campaigns.$inferSelect & { readonly mayManage: boolean },
): Promise<void> {
  const { id, isActive, answersOpenedAt, mayManage } = campaign;
  if (!mayManage || isActive || answersOpenedAt !== null) return;
  const isUnread = and(eq(campaigns.id, id), isNull(campaigns.answersOpenedAt));
  await ctx.db.update(campaigns).set({ answersOpenedAt: ctx.now }).where(isUnread);
}

/** Condition of a campaign that takes no payments because of its charity. */
export const isPaused = sql`(${and(isNotNull(campaigns.charityDueAt), isNull(campaigns.cancelledAt))})`;

/** Returns the condition of a campaign whose meeting has not begun. */
export const isMeetingAhead = ({ now }: Ctx) => or(isNull(campaigns.plannedAt), gt(campaigns.plannedAt, now));

/** Returns the statement that pauses a charity's campaigns until `dueAt`, if `condition` holds. */
export function pauseCampaigns(ctx: Ctx, charityId: string, dueAt: Date, condition: SQL | undefined) {
  return ctx.db
    .update(campaigns)
    .set({ charityDueAt: dueAt, updatedAt: ctx.now })
    .where(and(eq(campaigns.charityId, charityId), isNull(campaigns.cancelledAt), condition));
}

/** Returns the statement that resumes a charity's campaigns, if `condition` holds. */
export function resumeCampaigns(ctx: Ctx, charityId: string, condition?: SQL) {
  return ctx.db
    .update(campaigns)
    .set({ charityDueAt: null, updatedAt: ctx.now })
    .where(and(eq(campaigns.charityId, charityId), isPaused, condition));
}
