import { eq, getTableColumns, inArray } from 'drizzle-orm';
import type { PersonalData } from '../platform/personal-data.ts';
import { forgetShareCodes, selectOwnIds } from '../submissions/index.ts';
import { submissions } from '../submissions/table.ts';
import { shares } from './table.ts';

const { campaignId, ...SHOWN_COLUMNS } = getTableColumns(shares);

export const shareData: PersonalData = {
  exports: {
    shares: ({ db }, { id }) =>
      db
        .select(SHOWN_COLUMNS)
        .from(shares)
        .innerJoin(submissions, eq(submissions.id, shares.submissionId))
        .where(eq(submissions.userId, id)),
  },
  // The codes of a person's links are in the answers of others.
  erase: (ctx, { id }) => {
    const isOwn = inArray(shares.submissionId, selectOwnIds(ctx, id));
    const codes = ctx.db.select({ code: shares.code }).from(shares).where(isOwn);
    return [forgetShareCodes(ctx, codes), ctx.db.delete(shares).where(isOwn)];
  },
};
