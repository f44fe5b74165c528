import { and, eq, sql, type SQL } from 'drizzle-orm';
import { alias, type SQLiteColumn } from 'drizzle-orm/sqlite-core';
import type { Ctx } from '../platform/context.ts';
import { charities } from './table.ts';

/** Returns the condition that a charity may be chosen for a campaign: it is approved, or waiting for its review. */
export function isChoosable(id: string | SQLiteColumn): SQL {
  return sql`exists (select 1 from ${charities} where ${charities.id} = ${id}
    and ${charities.approvalStatus} <> 'rejected')`;
}

/** Returns the condition that a charity is approved. */
export function isApproved(id: string): SQL {
  return sql`exists (select 1 from ${charities} where ${charities.id} = ${id}
    and ${charities.approvalStatus} = 'approved')`;
}

/** Returns whether a charity was rejected. */
export async function isRejected(ctx: Ctx, id: string | null): Promise<boolean> {
  const condition = and(eq(charities.id, id ?? ''), eq(charities.approvalStatus, 'rejected'));
  return (await ctx.db.$count(charities, condition)) > 0;
}

/** Returns the column with the name that an unreviewed charity looks like: of one that was there before, or is approved. */
export function selectLookAlike(id: string | SQLiteColumn): SQL<string | null> {
  const [mine, other] = [alias(charities, 'mine'), alias(charities, 'other')];
  return sql<string | null>`(select ${other.name} from ${charities} ${sql.identifier('mine')}
    join ${charities} ${sql.identifier('other')} on ${other.skeleton} = ${mine.skeleton} and ${other.id} <> ${mine.id}
    where ${mine.id} = ${id} and ${mine.approvalStatus} = 'pending' and (${other.approvalStatus} = 'approved'
      or ${other.approvalStatus} = 'pending' and ${other.createdAt} < ${mine.createdAt})
    order by ${other.approvalStatus} limit 1)`;
}
