import { eq, getTableColumns, inArray } from 'drizzle-orm';
import type { Ctx, Person } from '../platform/context.ts';
import { forgetShareCodes, selectOwnIds } from '../submissions/index.ts';
import { submissions } from '../submissions/table.ts';
import { shares } from './table.ts';

const { campaignId, ...SHOWN_COLUMNS } = getTableColumns(shares);

/** Selects a person's links for their data export. */
export function exportShares(ctx: Ctx, userId: string) {
  return ctx.db
    .select(SHOWN_COLUMNS)
    .from(shares)
    .innerJoin(submissions, eq(submissions.id, shares.submissionId))
    .where(eq(submissions.userId, userId));
}

/** Returns the statements that erase a person's links and their codes in answers; must run before detaching answers. */
export function eraseShares(ctx: Ctx, { id }: Person) {
  const own = selectOwnIds(ctx, id);
  const codes = ctx.db.select({ code: shares.code }).from(shares).where(inArray(shares.submissionId, own));
  return [
    forgetShareCodes(ctx, codes),
    ctx.db.delete(shares).where(inArray(shares.submissionId, own)),
  ] as const;
}
