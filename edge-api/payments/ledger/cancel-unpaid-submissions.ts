import { eq, inArray, sql } from 'drizzle-orm';
import type { Ctx } from '#api/platform/context.ts';
import { submissions } from '#api/submissions/table.ts';

/**
 * Returns the statement that cancels what a person has not paid. All of their submissions get a new version, so that a
 * concurrent update that read their address decides again without it.
 */
export function cancelUnpaidSubmissions(ctx: Ctx, userId: string) {
  const isUnpaid = inArray(submissions.status, ['pending', 'processing', 'failed']);
  return ctx.db
    .update(submissions)
    .set({
      status: sql`case when ${isUnpaid} then 'cancelled' else ${submissions.status} end`,
      version: sql`${submissions.version} + 1`,
      updatedAt: ctx.now,
    })
    .where(eq(submissions.userId, userId));
}
