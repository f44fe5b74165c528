import { and, eq, gt, isNull, ne, or, sql, lte, type SQL } from 'drizzle-orm';
import type { Ctx } from '../platform/context.ts';
import { ApiError } from '../platform/errors.ts';
import { requireRoom } from '../platform/storage-limit.ts';
import { renderTooManyCampaigns, renderTooManyLive } from './rules.ts';
import { campaigns } from './table.ts';

/**
 * Returns the conditions that a person may still create one more campaign, for the commit that stores it. Throws 429 for
 * more new campaigns than an account may create, 409 for more live ones than it may run.
 */
export async function requireCanCreate(ctx: Ctx, ownerId: string): Promise<readonly SQL[]> {
  const { LIMIT_CAMPAIGNS: limit } = ctx.settings;
  const { ownerId: owner, createdAt } = campaigns;
  const rule = { table: campaigns, owner, createdAt, limit, reason: renderTooManyCampaigns(limit.count) };
  return [await requireRoom(ctx, rule, ownerId), await requireCanRun(ctx, ownerId)];
}

/** Returns the condition that a person may run one more campaign than `except` at once. Throws 409 unless they may now. */
export async function requireCanRun(ctx: Ctx, ownerId: string, except = ''): Promise<SQL> {
  const max = ctx.settings.LIVE_CAMPAIGNS_MAX;
  const isLive = and(
    eq(campaigns.ownerId, ownerId),
    ne(campaigns.id, except),
    // The plus keeps to the index of the owner.
    sql`+${campaigns.isActive} = 1`,
    or(isNull(campaigns.subscriptionDeadline), gt(campaigns.subscriptionDeadline, ctx.now)),
  );
  const live = ctx.db.$count(campaigns, isLive);
  if ((await live) >= max) throw new ApiError(409, 'conflict', renderTooManyLive(max));
  return sql`(select count(*) from ${campaigns} where ${isLive}) < ${max}`;
}

/** Holds for an active campaign whose deadline, if it has one, is still to come. */
export function isBeforeDeadline({ now }: Ctx) {
  const { isActive, subscriptionDeadline } = campaigns;
  return and(eq(isActive, true), or(isNull(subscriptionDeadline), gt(subscriptionDeadline, now)));
}

/** Holds for a campaign that has started. */
export function hasOpened({ now }: Ctx) {
  const { subscriptionStartDate } = campaigns;
  return or(isNull(subscriptionStartDate), lte(subscriptionStartDate, now));
}
