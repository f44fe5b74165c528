import { and, eq, sql, type SQL } from 'drizzle-orm';
import type { SQLiteColumn } from 'drizzle-orm/sqlite-core';
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
