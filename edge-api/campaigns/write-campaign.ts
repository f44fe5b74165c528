import { and, eq, isNull, lte, not, sql, type SQL } from 'drizzle-orm';
import type { BatchItem } from 'drizzle-orm/batch';
import type { SQLiteUpdateSetSource } from 'drizzle-orm/sqlite-core';
import { isChoosable } from '../charities/index.ts';
import { REPLACEMENT_MS } from '../charities/rules.ts';
import { isAvailable } from '../media/index.ts';
import type { Ctx } from '../platform/context.ts';
import { hasRow } from '../platform/has-row.ts';
import { commit } from '../platform/unit-of-work.ts';
import { publishIf, toHeldAt } from './publish.ts';
import { campaigns } from './table.ts';

type Row = typeof campaigns.$inferInsert;
type Changes = SQLiteUpdateSetSource<typeof campaigns>;

/** Characters that make a slug unique which another campaign has. */
const SUFFIX_LENGTH = 6;

/**
 * Stores a campaign under its slug, with a short random ending when that is taken, as the commit of a unit of work that
 * read what is `unchanged`: its picture is there, its charity was not rejected.
 */
export async function insertCampaign(ctx: Ctx, row: Row, unchanged: readonly SQL[]): Promise<void> {
  const { id, imageId = null, charityId = null } = row;
  const isTaken = (await ctx.db.$count(campaigns, eq(campaigns.slug, row.slug))) > 0;
  const slug = isTaken ? `${row.slug}-${crypto.randomUUID().slice(0, SUFFIX_LENGTH)}` : row.slug;
  const heldAt = toHeldAt(ctx, { artistSkeleton: null, ...row });
  await commit(
    ctx,
    [
      ...unchanged,
      not(hasRow(campaigns, eq(campaigns.slug, slug))),
      isAvailable(imageId),
      charityId === null ? undefined : isChoosable(charityId),
    ],
    [ctx.db.insert(campaigns).values({ ...row, slug, heldAt }), publishIf(ctx, eq(campaigns.id, id))],
  );
}

/** Returns the statement that changes a campaign which still goes ahead, without winners, while `condition` holds; it yields a row if it did. */
export function updateCampaignRow(ctx: Ctx, id: string, changes: Changes, condition?: SQL) {
  const isUndecided = and(eq(campaigns.winnersSelected, false), isNull(campaigns.cancelledAt));
  return update(ctx, id, { ...changes, updatedAt: ctx.now }, and(isUndecided, condition));
}

/** Returns the statement that changes the meeting of a campaign with winners, as long as it is the given version. */
export function updateMeeting(
  ctx: Ctx,
  { id, version }: Pick<typeof campaigns.$inferSelect, 'id' | 'version'>,
  changes: Changes,
) {
  const isUnchanged = and(
    eq(campaigns.winnersSelected, true),
    isNull(campaigns.cancelledAt),
    eq(campaigns.version, version),
  );
  return update(ctx, id, { ...changes, updatedAt: ctx.now }, isUnchanged);
}

/** Returns the statement that records how many nominees were selected. */
export function recordNominees(
  ctx: Ctx,
  id: string,
  nominees: Pick<typeof campaigns.$inferSelect, 'nomineesSelected' | 'nomineeCount'>,
) {
  return update(ctx, id, nominees, undefined);
}

function update(ctx: Ctx, id: string, changes: Changes, condition: SQL | undefined) {
  return ctx.db
    .update(campaigns)
    .set(changes)
    .where(and(eq(campaigns.id, id), condition))
    .returning({ nomineeCount: campaigns.nomineeCount });
}

/**
 * Returns the statement that opens a campaign without winners again, with these changes. A charity that was rejected has to
 * be replaced from now on, if not before.
 */
export function reopen(
  ctx: Ctx,
  id: string,
  changes: Pick<Row, 'subscriptionDeadline' | 'version' | 'fieldVersions' | 'reopenings'>,
) {
  const dueAt = ctx.now.getTime() + REPLACEMENT_MS;
  const charityDueAt = sql`case when ${campaigns.charityId} is null or ${isChoosable(campaigns.charityId)} then null
    else coalesce(${campaigns.charityDueAt}, ${dueAt}) end`;
  return updateCampaignRow(ctx, id, {
    isActive: true,
    closedAt: null,
    nomineesSelected: false,
    nomineeCount: 0,
    charityDueAt,
    ...changes,
  });
}

/** Notes that the owner of a closed campaign reads its paid answers, the first time that they do. */
export async function noteAnswersOpened(
  ctx: Ctx,
  {
    id,
    isActive,
    answersOpenedAt,
  }: Pick<typeof campaigns.$inferSelect, 'id' | 'isActive' | 'answersOpenedAt'>,
): Promise<void> {
  if (!isActive && answersOpenedAt === null)
    await update(ctx, id, { answersOpenedAt: ctx.now }, isNull(campaigns.answersOpenedAt));
}

/** Returns the statement that ends a campaign for good while `condition` holds; it yields a row if it did. */
export function cancelIf(
  ctx: Ctx,
  id: string,
  cancellation: Required<Pick<Row, 'cancelledBy' | 'cancelReason' | 'cancelledByUserId'>>,
  condition: SQL,
) {
  const closedAt = sql`coalesce(${campaigns.closedAt}, ${ctx.now.getTime()})`;
  const times = { cancelledAt: ctx.now, closedAt, updatedAt: ctx.now };
  return update(ctx, id, { ...cancellation, ...times, isActive: false }, condition);
}

/** Statements that belong to a closing, to be written while `condition` holds. */
type WithClosing = (
  campaign: { readonly id: string; readonly name: string },
  condition: SQL,
) => readonly BatchItem<'sqlite'>[];

/** Closes an active campaign, with what belongs to it in the same batch; returns whether it was active. */
export function closeIfActive(
  ctx: Ctx,
  campaign: { readonly id: string; readonly name: string },
  withClosing: WithClosing,
): Promise<boolean> {
  return close(ctx, campaign, eq(campaigns.isActive, true), withClosing);
}

/**
 * Closes every active campaign whose deadline has come, one by one where something belongs to that, and returns them. At
 * the deadline itself it is closed (RULES.md, "Time").
 */
export async function closeAllDue(
  ctx: Ctx,
  hasMore: SQL,
  withClosing: WithClosing,
): Promise<readonly { readonly id: string }[]> {
  const isDue = and(eq(campaigns.isActive, true), lte(campaigns.subscriptionDeadline, ctx.now));
  const due = await ctx.db
    .select({ id: campaigns.id, name: campaigns.name })
    .from(campaigns)
    .where(and(isDue, hasMore));
  const closed = [];
  for (const campaign of due) if (await close(ctx, campaign, isDue, withClosing)) closed.push(campaign);
  const others = await closeStatement(ctx, and(isDue, not(hasMore)));
  for (const { id } of others) ctx.log.info('campaign_closed', { campaign: id });
  return [...closed, ...others];
}

function closeStatement(ctx: Ctx, condition: SQL | undefined) {
  return ctx.db
    .update(campaigns)
    .set({ isActive: false, closedAt: ctx.now, updatedAt: ctx.now })
    .where(condition)
    .returning({ id: campaigns.id });
}

async function close(
  ctx: Ctx,
  campaign: { readonly id: string; readonly name: string },
  condition: SQL | undefined,
  withClosing: WithClosing,
): Promise<boolean> {
  const { id } = campaign;
  const canClose = and(eq(campaigns.id, id), condition);
  const isClosing = hasRow(campaigns, canClose);
  const update = closeStatement(ctx, canClose);
  // The update comes last: it makes the condition of the others false.
  const [first, ...others] = [...withClosing(campaign, isClosing), update];
  const updatedRows: unknown = (await ctx.db.batch([first, ...others])).at(-1);
  const hasClosed = Array.isArray(updatedRows) && updatedRows.length > 0;
  if (hasClosed) ctx.log.info('campaign_closed', { campaign: id });
  return hasClosed;
}
