import { sql, type SQL } from 'drizzle-orm';
import { user } from '../accounts/table.ts';
import { isPaused } from '../campaigns/index.ts';
import { campaigns } from '../campaigns/table.ts';
import type { Ctx } from '../platform/context.ts';
import { submissions } from '../submissions/table.ts';
import { reminders } from './table.ts';

/** Holds for a public campaign that goes ahead and whose deadline is still to come. */
export function isUnderWay({ now }: Ctx): SQL {
  return sql`${campaigns.isActive} = 1 and ${campaigns.publishedAt} is not null
    and ${campaigns.cancelledAt} is null and not (${isPaused})
    and (${campaigns.subscriptionDeadline} is null or ${campaigns.subscriptionDeadline} > ${now.getTime()})`;
}

/** Holds for a campaign that has started. */
export function hasOpened({ now }: Ctx): SQL {
  return sql`coalesce(${campaigns.subscriptionStartDate}, 0) <= ${now.getTime()}`;
}

/** Holds where the person of a reminder has paid for a campaign, or their payment is under way. */
export const hasTakenPart = sql`exists (select 1 from ${submissions}
  where ${submissions.campaignId} = ${campaigns.id}
  and ${submissions.userId} in (${reminders.userId},
    (select ${user.id} from ${user} where ${user.email} = ${reminders.email}))
  and status in ('pending', 'processing', 'paid', 'failed', 'disputed')
  and ${submissions.status} not in ('pending', 'failed'))`;
