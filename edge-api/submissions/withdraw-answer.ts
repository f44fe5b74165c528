import { and, eq, isNull } from 'drizzle-orm';
import type { Ctx } from '../platform/context.ts';
import { submissions } from './table.ts';

/** Returns the statement that withdraws an answer, and hides its fan's name: only fan and owner see it then. */
export function withdrawAnswer(ctx: Ctx, id: string) {
  return ctx.db
    .update(submissions)
    .set({ withdrawnAt: ctx.now, nameHiddenAt: ctx.now, updatedAt: ctx.now })
    .where(and(eq(submissions.id, id), isNull(submissions.withdrawnAt)));
}
