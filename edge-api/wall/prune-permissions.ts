import { lte } from 'drizzle-orm';
import type { Ctx } from '../platform/context.ts';
import { PERMISSION_RETENTION_MS } from './rules.ts';
import { wallAnswers } from './table.ts';

/** Deletes permissions that are older than they may be; returns how many. */
export async function prunePermissions(ctx: Ctx): Promise<number> {
  const before = new Date(ctx.now.getTime() - PERMISSION_RETENTION_MS);
  const pruned = await ctx.db
    .delete(wallAnswers)
    .where(lte(wallAnswers.allowedAt, before))
    .returning({ id: wallAnswers.submissionId });
  return pruned.length;
}
