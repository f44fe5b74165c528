import { lte } from 'drizzle-orm';
import type { Ctx } from '../platform/context.ts';
import { session } from './table.ts';

/** Deletes expired sessions; returns how many. */
export async function deleteExpiredSessions(ctx: Ctx): Promise<number> {
  const deleted = await ctx.db
    .delete(session)
    .where(lte(session.expiresAt, ctx.now))
    .returning({ id: session.id });
  return deleted.length;
}
