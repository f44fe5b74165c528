import { and, eq, getTableColumns, inArray } from 'drizzle-orm';
import { selectOwnedIds } from '../campaigns/index.ts';
import { campaigns } from '../campaigns/table.ts';
import type { PersonalData } from '../platform/personal-data.ts';
import { thanks, thanksFiles } from './table.ts';

const { key: _, ...EXPORTED_FILE_COLUMNS } = getTableColumns(thanksFiles);

export const thanksData: PersonalData = {
  exports: {
    thankYous: ({ db }, { id }) =>
      db
        .select(getTableColumns(thanks))
        .from(thanks)
        .innerJoin(campaigns, eq(campaigns.id, thanks.campaignId))
        .where(eq(campaigns.ownerId, id)),
    thankYouFiles: ({ db }, { id }) =>
      db
        .select(EXPORTED_FILE_COLUMNS)
        .from(thanksFiles)
        .innerJoin(campaigns, eq(campaigns.id, thanksFiles.campaignId))
        .where(and(eq(campaigns.ownerId, id), eq(thanksFiles.state, 'ready'))),
  },
  // `discardFiles` deletes the bytes, and then the rows.
  erase: (ctx, { id }) => [
    ctx.db
      .update(thanksFiles)
      .set({ state: 'removed', name: '', alt: '', updatedAt: ctx.now })
      .where(inArray(thanksFiles.campaignId, selectOwnedIds(ctx, id))),
    ctx.db.delete(thanks).where(inArray(thanks.campaignId, selectOwnedIds(ctx, id))),
  ],
};
