import { and, eq, isNotNull, isNull, sql } from 'drizzle-orm';
import { user } from '../accounts/table.ts';
import { isBeforeDeadline } from '../campaigns/index.ts';
import { campaigns } from '../campaigns/table.ts';
import type { Ctx } from '../platform/context.ts';
import { hasRow } from '../platform/has-row.ts';
import { submissions } from '../submissions/table.ts';
import { reminders } from './table.ts';

/** Holds for a public campaign that goes ahead, waits for no charity, and whose deadline is still to come. */
export function isUnderWay(ctx: Ctx) {
  const { publishedAt, cancelledAt, charityDueAt } = campaigns;
  return and(isBeforeDeadline(ctx), isNotNull(publishedAt), isNull(cancelledAt), isNull(charityDueAt));
}

/** Holds where the person of a reminder has paid for a campaign, or their payment is under way. */
export const hasTakenPart = hasRow(
  submissions,
  eq(submissions.campaignId, campaigns.id),
  sql`${submissions.userId} in (${reminders.userId},
    (select ${user.id} from ${user} where ${user.email} = ${reminders.email}))
  and status in ('pending', 'processing', 'paid', 'failed', 'disputed')
  and ${submissions.status} not in ('pending', 'failed')`,
);
