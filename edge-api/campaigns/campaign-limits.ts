import { and, eq, gt, isNull, lt, lte, ne, or, sql, type SQL } from 'drizzle-orm';
import type { Ctx } from '../platform/context.ts';
import { conflict } from '../platform/errors.ts';
import { requireRoom } from '../platform/storage-limit.ts';
import { renderTooManyCampaigns, renderTooManyLive } from './rules.ts';
import { campaigns } from './table.ts';

/**
 * Returns the condition, for the commit that stores it, that a person may create one more campaign. Throws 429 beyond
 * the number of new campaigns an account may create, 409 beyond the number of live ones it may run.
 */
export async function requireCanCreate(ctx: Ctx, ownerId: string): Promise<SQL | undefined> {
  const { LIMIT_CAMPAIGNS: limit } = ctx.settings;
  const { ownerId: owner, createdAt } = campaigns;
  const rule = { table: campaigns, owner, createdAt, limit, reason: renderTooManyCampaigns(limit.count) };
  return and(await requireRoom(ctx, rule, ownerId), await requireCanRun(ctx, ownerId));
}

/** Returns the condition that a person may run one more campaign besides `except`. Throws 409 if they may not now. */
export async function requireCanRun(ctx: Ctx, ownerId: string, except = ''): Promise<SQL> {
  const max = ctx.settings.LIVE_CAMPAIGNS_MAX;
  const isLive = and(
    eq(campaigns.ownerId, ownerId),
    ne(campaigns.id, except),
    // The plus makes SQLite use the index on the owner.
    sql`+${campaigns.isActive} = 1`,
    or(isNull(campaigns.subscriptionDeadline), gt(campaigns.subscriptionDeadline, ctx.now)),
  );
  const live = ctx.db.$count(campaigns, isLive);
  if ((await live) >= max) throw conflict(renderTooManyLive(max));
  return lt(live, max);
}

/** Returns the condition that a campaign is active and its deadline, if any, has not passed. */
export function isBeforeDeadline({ now }: Ctx) {
  const { isActive, subscriptionDeadline } = campaigns;
  return and(eq(isActive, true), or(isNull(subscriptionDeadline), gt(subscriptionDeadline, now)));
}

/** Returns the condition that a campaign has started. */
export function hasOpened({ now }: Ctx) {
  const { subscriptionStartDate } = campaigns;
  return or(isNull(subscriptionStartDate), lte(subscriptionStartDate, now));
}
