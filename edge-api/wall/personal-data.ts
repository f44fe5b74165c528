import { eq, inArray, lte, or } from 'drizzle-orm';
import { campaigns } from '../campaigns/table.ts';
import type { Ctx } from '../platform/context.ts';
import { deleteRows } from '../platform/delete-rows.ts';
import { selectOwnIds } from '../submissions/index.ts';
import { submissions } from '../submissions/table.ts';
import { PERMISSION_RETENTION_MS } from './rules.ts';
import { wallAnswers } from './table.ts';

/** Returns the query for the answers that a person allowed others to read, and under which names. */
export function exportPermissions(ctx: Ctx, userId: string) {
  const { submissionId, displayName, state, allowedAt } = wallAnswers;
  return ctx.db
    .select({ submissionId, displayName, state, allowedAt })
    .from(wallAnswers)
    .innerJoin(submissions, eq(submissions.id, wallAnswers.submissionId))
    .where(eq(submissions.userId, userId));
}

/** Returns the statement that deletes a person's and their campaigns' permissions; must run before detaching. */
export function erasePermissions(ctx: Ctx, userId: string) {
  const owned = ctx.db.select({ id: campaigns.id }).from(campaigns).where(eq(campaigns.ownerId, userId));
  return ctx.db
    .delete(wallAnswers)
    .where(
      or(
        inArray(wallAnswers.submissionId, selectOwnIds(ctx, userId)),
        inArray(wallAnswers.campaignId, owned),
      ),
    );
}

/** Deletes permissions past their retention period; returns how many. */
export function prunePermissions(ctx: Ctx): Promise<number> {
  const before = new Date(ctx.now.getTime() - PERMISSION_RETENTION_MS);
  return deleteRows(ctx, wallAnswers, lte(wallAnswers.allowedAt, before));
}
