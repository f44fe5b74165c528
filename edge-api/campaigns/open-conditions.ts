import { and, eq, exists, sql, type SQL } from 'drizzle-orm';
import type { Ctx } from '../platform/context.ts';
import { campaigns } from './table.ts';

/** Holds while a campaign is as it was read: whatever closes, pauses or edits it changes its row's time. */
export function isUnchangedCampaign(
  { db }: Ctx,
  { id, updatedAt }: Pick<typeof campaigns.$inferSelect, 'id' | 'updatedAt'>,
): SQL {
  const unchanged = db
    .select({ one: sql`1` })
    .from(campaigns)
    .where(and(eq(campaigns.id, id), eq(campaigns.updatedAt, updatedAt)));
  return exists(unchanged);
}

/** Holds for an active campaign whose deadline, if it has one, is still to come. */
export function isBeforeDeadline({ now }: Ctx): SQL {
  return sql`${campaigns.isActive} = 1
    and (${campaigns.subscriptionDeadline} is null or ${campaigns.subscriptionDeadline} > ${now.getTime()})`;
}

/** Holds for a campaign that has started. */
export function hasOpened({ now }: Ctx): SQL {
  return sql`coalesce(${campaigns.subscriptionStartDate}, 0) <= ${now.getTime()}`;
}
