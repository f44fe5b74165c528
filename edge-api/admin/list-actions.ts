import { eq, sql } from 'drizzle-orm';
import { alias } from 'drizzle-orm/sqlite-core';
import { user } from '../accounts/table.ts';
import { adminLog } from '../admin-log/table.ts';
import { campaigns } from '../campaigns/table.ts';
import type { Ctx } from '../platform/context.ts';
import { isAfter, newestFirst, toKeysetPage, type KeysetQuery } from '../platform/paging.ts';
import { toDisplayName } from './to-display-name.ts';
import type { LoggedActionsPage } from './contract.ts';

/** The people that an action was done to. */
const subjects = alias(user, 'subjects');
const name = sql<string | null>`coalesce(${campaigns.name} || nullif(' · ' || ${campaigns.artistName}, ' · '),
  ${campaigns.name}, ${toDisplayName(subjects)})`;

/** Returns a page of what admins did by hand, the latest first. */
export async function listActions(ctx: Ctx, query: KeysetQuery): Promise<LoggedActionsPage> {
  const rows = await ctx.db
    .select({ entry: adminLog, admin: toDisplayName(user), name })
    .from(adminLog)
    .leftJoin(user, eq(user.id, adminLog.adminId))
    .leftJoin(subjects, eq(subjects.id, adminLog.subject))
    .leftJoin(campaigns, eq(campaigns.id, adminLog.subject))
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
