import { sql, type SQL } from 'drizzle-orm';
import { user } from '../accounts/table.ts';
import { isBeforeDeadline, isPaused } from '../campaigns/index.ts';
import { campaigns } from '../campaigns/table.ts';
import type { Ctx } from '../platform/context.ts';
import { submissions } from '../submissions/table.ts';
import { reminders } from './table.ts';

/** Holds for a public campaign that goes ahead and whose deadline is still to come. */
export function isUnderWay(ctx: Ctx): SQL {
  return sql`${isBeforeDeadline(ctx)} and ${campaigns.publishedAt} is not null
    and ${campaigns.cancelledAt} is null and not (${isPaused})`;
}

/** Holds where the person of a reminder has paid for a campaign, or their payment is under way. */
export const hasTakenPart = sql`exists (select 1 from ${submissions}
  where ${submissions.campaignId} = ${campaigns.id}
  and ${submissions.userId} in (${reminders.userId},
    (select ${user.id} from ${user} where ${user.email} = ${reminders.email}))
  and status in ('pending', 'processing', 'paid', 'failed', 'disputed')
  and ${submissions.status} not in ('pending', 'failed'))`;
