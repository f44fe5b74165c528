import { and, asc, eq, sql } from 'drizzle-orm';
import { alias } from 'drizzle-orm/sqlite-core';
import { user } from '../accounts/table.ts';
import { adminLog } from '../admin-log/table.ts';
import { campaigns } from '../campaigns/table.ts';
import { charities } from '../charities/table.ts';
import { transfers } from '../payouts/table.ts';
import { reports } from '../reports/table.ts';
import type { Ctx } from '../platform/context.ts';
import { isAfter, newestFirst, toKeysetPage } from '../platform/paging.ts';
import { toDisplayName } from '../accounts/index.ts';
import type { Admins, LogQuery, LoggedActionsPage } from './contract.ts';

/** The people to whom something was done. */
const subjects = alias(user, 'subjects');
const name = sql<string | null>`coalesce(${campaigns.name} || nullif(' · ' || ${campaigns.artistName}, ' · '),
  ${campaigns.name}, ${charities.name}, ${toDisplayName(subjects)})`;
/** The campaign of a transfer or a report that an action was about, or which it was about itself. */
const campaignId = sql`coalesce(${transfers.campaignId}, ${reports.campaignId}, ${adminLog.subject})`;

/** Returns a page of what admins did by hand, or one of them if it is named, the latest first. */
export async function listActions(ctx: Ctx, query: LogQuery): Promise<LoggedActionsPage> {
  const rows = await ctx.db
    .select({ entry: adminLog, admin: toDisplayName(user), name })
    .from(adminLog)
    .leftJoin(user, eq(user.id, adminLog.adminId))
    .leftJoin(subjects, eq(subjects.id, adminLog.subject))
    .leftJoin(charities, eq(charities.id, adminLog.subject))
    .leftJoin(transfers, eq(transfers.id, adminLog.subject))
    .leftJoin(reports, eq(reports.id, adminLog.subject))
    .leftJoin(campaigns, eq(campaigns.id, campaignId))
    .where(
      and(
        query.admin === undefined ? undefined : eq(adminLog.adminId, query.admin),
        isAfter(query, adminLog.at, adminLog.id),
      ),
    )
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

/** Most admins in the list. */
const ADMINS_MAX = 100;

/** Returns who is an admin, since when, and when they last did something by hand. */
export async function listAdmins(ctx: Ctx): Promise<Admins> {
  const rows = await queryAdmins(ctx);
  return {
    docs: rows.map(({ since, lastAt, ...admin }) => ({
      ...admin,
      since: since?.toISOString() ?? null,
      lastAt: lastAt === null ? null : new Date(lastAt).toISOString(),
    })),
  };
}

/** Returns the query for the admins, by the index that has them alone. */
function queryAdmins(ctx: Ctx) {
  return ctx.db
    .select({
      id: user.id,
      name: user.name,
      email: user.email,
      since: user.adminSince,
      lastAt: sql<
        number | null
      >`(select max(${adminLog.at}) from ${adminLog} where ${adminLog.adminId} = "user"."id")`,
    })
    .from(user)
    .where(sql`role = 'admin'`)
    .orderBy(asc(user.id))
    .limit(ADMINS_MAX);
}
