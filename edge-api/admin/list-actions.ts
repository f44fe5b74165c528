import { eq, sql } from 'drizzle-orm';
import { alias } from 'drizzle-orm/sqlite-core';
import { user } from '../accounts/table.ts';
import { adminLog } from '../admin-log/table.ts';
import { campaigns } from '../campaigns/table.ts';
import { charities } from '../charities/table.ts';
import { transfers } from '../payouts/table.ts';
import { reports } from '../reports/table.ts';
import type { Ctx } from '../platform/context.ts';
import { isAfter, newestFirst, toKeysetPage, type KeysetQuery } from '../platform/paging.ts';
import { toDisplayName } from '../accounts/index.ts';
import type { LoggedActionsPage } from './contract.ts';

/** The people to whom something was done. */
const subjects = alias(user, 'subjects');
const name = sql<string | null>`coalesce(${campaigns.name} || nullif(' · ' || ${campaigns.artistName}, ' · '),
  ${campaigns.name}, ${charities.name}, ${toDisplayName(subjects)})`;
/** The campaign of a transfer or a report that an action was about, or which it was about itself. */
const campaignId = sql`coalesce(${transfers.campaignId}, ${reports.campaignId}, ${adminLog.subject})`;

/** Returns a page of what admins did by hand, the latest first. */
export async function listActions(ctx: Ctx, query: KeysetQuery): Promise<LoggedActionsPage> {
  const rows = await ctx.db
    .select({ entry: adminLog, admin: toDisplayName(user), name })
    .from(adminLog)
    .leftJoin(user, eq(user.id, adminLog.adminId))
    .leftJoin(subjects, eq(subjects.id, adminLog.subject))
    .leftJoin(charities, eq(charities.id, adminLog.subject))
    .leftJoin(transfers, eq(transfers.id, adminLog.subject))
    .leftJoin(reports, eq(reports.id, adminLog.subject))
    .leftJoin(campaigns, eq(campaigns.id, campaignId))
    .where(isAfter(query, adminLog.at, adminLog.id))
    .orderBy(...newestFirst(adminLog.at, adminLog.id))
    .limit(query.limit + 1);
  return toKeysetPage(
    rows,
    query.limit,
    ({ entry: { at, id } }) => ({ at, id }),
    ({ entry: { at, adminId: _, ...entry }, admin, name }) => ({
      ...entry,
      at: at.toISOString(),
      admin,
      name,
    }),
  );
}
