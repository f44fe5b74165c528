import { lte } from 'drizzle-orm';
import type { Ctx } from '../platform/context.ts';
import { session } from './table.ts';

/** Removes sessions whose time is over; returns how many. For the scheduled sweep. */
export async function deleteExpiredSessions(ctx: Ctx): Promise<number> {
  const deleted = await ctx.db
    .delete(session)
    .where(lte(session.expiresAt, ctx.now))
    .returning({ id: session.id });
  return deleted.length;
}
