import { and, eq, isNotNull, type SQL } from 'drizzle-orm';
import type { Ctx } from '../platform/context.ts';
import { inList } from '../platform/in-list.ts';
import { moveToEnd } from '../platform/move-to-end.ts';
import { submissions } from './table.ts';

/** Returns the statements that blank answers which are in an object of the archive now, while `condition` holds. */
export function archiveAnswers(ctx: Ctx, ids: readonly string[], archiveChunk: number, condition: SQL) {
  const isArchived = and(inList(submissions.id, ids), condition);
  return [
    ctx.db.update(submissions).set({ answer: '', archiveChunk }).where(isArchived),
    moveToEnd(ctx.db, submissions, isArchived),
  ] as const;
}

/** Stores an archived answer as a row again, because a page needs it; not that of an erased person. */
export async function restoreAnswer(ctx: Ctx, id: string, answer: string): Promise<void> {
  await ctx.db
    .update(submissions)
    .set({ answer })
    .where(
      and(
        eq(submissions.id, id),
        eq(submissions.answer, ''),
        isNotNull(submissions.archiveChunk),
        isNotNull(submissions.userId),
      ),
    );
}
