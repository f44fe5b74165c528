import { asc, eq, sql } from 'drizzle-orm';
import { alias } from 'drizzle-orm/sqlite-core';
import { user } from '../accounts/table.ts';
import { adminLog } from '../admin-log/table.ts';
import { campaigns } from '../campaigns/table.ts';
import { charities } from '../charities/table.ts';
import { transfers } from '../payouts/table.ts';
import { reports } from '../reports/table.ts';
import { toIso } from '../platform/columns.ts';
import type { Ctx } from '../platform/context.ts';
import { takePage, toNewestPage } from '../platform/paging.ts';
import { toDisplayName } from '../accounts/index.ts';
import type { Admins, LogQuery, LoggedActionsPage } from './contract.ts';

const subjects = alias(user, 'subjects');
const name = sql<string | null>`coalesce(${campaigns.name} || nullif(' · ' || ${campaigns.artistName}, ' · '),
  ${campaigns.name}, ${charities.name}, ${toDisplayName(subjects)})`;
/** The campaign of an action's transfer or report, or the subject itself. */
const campaignId = sql`coalesce(${transfers.campaignId}, ${reports.campaignId}, ${adminLog.subject})`;

/** Returns a page of manual actions by all admins or by one, latest first. */
export async function listActions(ctx: Ctx, query: LogQuery): Promise<LoggedActionsPage> {
  const { id, action, subject, reason, at } = adminLog;
  const rows = ctx.db
    .select({ id, action, subject, reason, at: toIso(at), admin: toDisplayName(user), name })
    .from(adminLog)
    .leftJoin(user, eq(user.id, adminLog.adminId))
    .leftJoin(subjects, eq(subjects.id, adminLog.subject))
    .leftJoin(charities, eq(charities.id, adminLog.subject))
    .leftJoin(transfers, eq(transfers.id, adminLog.subject))
    .leftJoin(reports, eq(reports.id, adminLog.subject))
    .leftJoin(campaigns, eq(campaigns.id, campaignId));
  const isOwn = query.admin === undefined ? undefined : eq(adminLog.adminId, query.admin);
  return toNewestPage(await takePage(rows, query, [at, id], isOwn), query.limit, 'at');
}

const ADMINS_MAX = 100;

/** Returns the admins, since when they are one, and their last manual action. */
export async function listAdmins(ctx: Ctx): Promise<Admins> {
  const { id, name, email, adminSince } = user;
  const lastAt = sql`(select max(${adminLog.at}) from ${adminLog} where ${adminLog.adminId} = "user"."id")`;
  const docs = await ctx.db
    .select({ id, name, email, since: toIso(adminSince), lastAt: toIso(lastAt) })
    .from(user)
    // Raw SQL, so that it matches the partial index on admins.
    .where(sql`role = 'admin'`)
    .orderBy(asc(id))
    .limit(ADMINS_MAX);
  return { docs };
}
