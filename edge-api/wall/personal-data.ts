import { eq, inArray, lte, or } from 'drizzle-orm';
import { selectOwnedIds } from '../campaigns/index.ts';
import type { Ctx } from '../platform/context.ts';
import { deleteRows } from '../platform/delete-rows.ts';
import type { PersonalData } from '../platform/personal-data.ts';
import { pick } from '../platform/pick.ts';
import { selectOwnIds } from '../submissions/index.ts';
import { submissions } from '../submissions/table.ts';
import { PERMISSION_RETENTION_MS } from './rules.ts';
import { wallAnswers } from './table.ts';

export const wallData: PersonalData = {
  exports: {
    answersToRead: ({ db }, { id }) =>
      db
        .select(pick(wallAnswers, 'submissionId', 'displayName', 'state', 'allowedAt'))
        .from(wallAnswers)
        .innerJoin(submissions, eq(submissions.id, wallAnswers.submissionId))
        .where(eq(submissions.userId, id)),
  },
  erase: (ctx, { id }) => {
    const isOwn = inArray(wallAnswers.submissionId, selectOwnIds(ctx, id));
    const isOfOwned = inArray(wallAnswers.campaignId, selectOwnedIds(ctx, id));
    return [ctx.db.delete(wallAnswers).where(or(isOwn, isOfOwned))];
  },
};

/** Deletes permissions past their retention period; returns how many. */
export function prunePermissions(ctx: Ctx): Promise<number> {
  const before = new Date(ctx.now.getTime() - PERMISSION_RETENTION_MS);
  return deleteRows(ctx, wallAnswers, lte(wallAnswers.allowedAt, before));
}
