import { eq } from 'drizzle-orm';
import { user } from '../accounts/table.ts';
import { adminLog } from '../admin-log/table.ts';
import type { Ctx } from '../platform/context.ts';
import { isAfter, newestFirst, toKeysetPage, type KeysetQuery } from '../platform/paging.ts';
import { toDisplayName } from './to-display-name.ts';
import type { LoggedActionsPage } from './contract.ts';

/** Returns a page of what admins did by hand, the latest first. */
export async function listActions(ctx: Ctx, query: KeysetQuery): Promise<LoggedActionsPage> {
  const rows = await ctx.db
    .select({ entry: adminLog, admin: toDisplayName(user) })
    .from(adminLog)
    .leftJoin(user, eq(user.id, adminLog.adminId))
    .where(isAfter(query, adminLog.at, adminLog.id))
    .orderBy(...newestFirst(adminLog.at, adminLog.id))
    .limit(query.limit + 1);
  return toKeysetPage(
    rows,
    query.limit,
    ({ entry: { at, id } }) => ({ at, id }),
    ({ entry: { at, adminId: _, ...entry }, admin }) => ({ ...entry, at: at.toISOString(), admin }),
  );
}
