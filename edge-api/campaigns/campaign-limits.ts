import { and, eq, ne, sql, type SQL } from 'drizzle-orm';
import type { Ctx } from '../platform/context.ts';
import { ApiError } from '../platform/errors.ts';
import { hasRoom, requireRoom, type StorageLimit } from '../platform/storage-limit.ts';
import { renderTooManyCampaigns, renderTooManyLive } from './rules.ts';
import { campaigns } from './table.ts';

/** Returns the condition that a person may create one more campaign. */
export function canCreate(ctx: Ctx, ownerId: string): SQL {
  return sql`${hasRoom(ctx, toStorageLimit(ctx), ownerId)} and ${canRun(ctx, ownerId)}`;
}

/** Throws 429 for more new campaigns than an account may create, 409 for more live ones than it may run. */
export async function requireCanCreate(ctx: Ctx, ownerId: string): Promise<void> {
  await requireRoom(ctx, toStorageLimit(ctx), ownerId);
  await requireCanRun(ctx, ownerId);
}

/** Returns the condition that a person may run one more campaign at the same time; `except` is that one itself. */
export function canRun(ctx: Ctx, ownerId: string, except = ''): SQL {
  return sql`(select count(*) from ${campaigns} where ${isLive(ctx, ownerId, except)})
    < ${ctx.settings.LIVE_CAMPAIGNS_MAX}`;
}

/** Throws 409 unless {@link canRun} holds. */
export async function requireCanRun(ctx: Ctx, ownerId: string, except = ''): Promise<void> {
  const max = ctx.settings.LIVE_CAMPAIGNS_MAX;
  const live = await ctx.db.$count(campaigns, isLive(ctx, ownerId, except));
  if (live >= max) throw new ApiError(409, 'conflict', renderTooManyLive(max));
}

/** Holds for a person's campaigns that are open or have not started; the plus keeps to the index of the owner. */
function isLive(ctx: Ctx, ownerId: string, except: string): SQL | undefined {
  const { subscriptionDeadline: deadline } = campaigns;
  const isAhead = sql`(${deadline} is null or ${deadline} > ${ctx.now.getTime()})`;
  return and(
    eq(campaigns.ownerId, ownerId),
    ne(campaigns.id, except),
    sql`+${campaigns.isActive} = 1`,
    isAhead,
  );
}

function toStorageLimit({ settings: { LIMIT_CAMPAIGNS: limit } }: Ctx): StorageLimit {
  const { ownerId: owner, createdAt } = campaigns;
  return { table: campaigns, owner, createdAt, limit, reason: renderTooManyCampaigns(limit.count) };
}
