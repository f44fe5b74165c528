import { sql, type SQL } from 'drizzle-orm';
import type { Ctx } from '../platform/context.ts';
import { isPaused } from './pause-campaigns.ts';
import { campaigns } from './table.ts';

/** Holds for a campaign that fans may subscribe to: isOpen and getPauseReason, for a statement that decides itself. */
export function takesSubscriptions(ctx: Ctx): SQL {
  return sql`${isBeforeDeadline(ctx)} and ${hasOpened(ctx)} and not (${isPaused})`;
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
