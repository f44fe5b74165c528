import { sql, type SQL } from 'drizzle-orm';
import type { Ctx } from '../platform/context.ts';
import { campaigns } from './table.ts';

/** Holds for an active campaign whose deadline, if it has one, is still to come. */
export function isBeforeDeadline({ now }: Ctx): SQL {
  return sql`${campaigns.isActive} = 1
    and (${campaigns.subscriptionDeadline} is null or ${campaigns.subscriptionDeadline} > ${now.getTime()})`;
}

/** Holds for a campaign that has started. */
export function hasOpened({ now }: Ctx): SQL {
  return sql`coalesce(${campaigns.subscriptionStartDate}, 0) <= ${now.getTime()}`;
}
