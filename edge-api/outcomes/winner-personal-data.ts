import { inArray } from 'drizzle-orm';
import type { PersonalData } from '../platform/personal-data.ts';
import { selectOwnIds } from '../submissions/index.ts';
import { winnerDetails } from './winner-table.ts';

export const winnerData: PersonalData = {
  exports: {
    meetings: (ctx, { id }) =>
      ctx.db
        .select()
        .from(winnerDetails)
        .where(inArray(winnerDetails.submissionId, selectOwnIds(ctx, id))),
  },
  erase: (ctx, { id }) => [
    ctx.db.delete(winnerDetails).where(inArray(winnerDetails.submissionId, selectOwnIds(ctx, id))),
  ],
};
