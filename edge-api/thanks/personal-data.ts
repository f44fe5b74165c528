import { and, eq, getTableColumns, inArray } from 'drizzle-orm';
import { campaigns } from '../campaigns/table.ts';
import type { Ctx, Person } from '../platform/context.ts';
import { thanks, thanksFiles } from './table.ts';

const { key: _, ...EXPORTED_FILE_COLUMNS } = getTableColumns(thanksFiles);

/** Returns the query for the thank-yous of a person's campaigns. */
export function exportThanks(ctx: Ctx, userId: string) {
  return ctx.db
    .select(getTableColumns(thanks))
    .from(thanks)
    .innerJoin(campaigns, eq(campaigns.id, thanks.campaignId))
    .where(eq(campaigns.ownerId, userId));
}

/** Returns the query for the files of those thank-yous. */
export function exportThanksFiles(ctx: Ctx, userId: string) {
  return ctx.db
    .select(EXPORTED_FILE_COLUMNS)
    .from(thanksFiles)
    .innerJoin(campaigns, eq(campaigns.id, thanksFiles.campaignId))
    .where(and(eq(campaigns.ownerId, userId), eq(thanksFiles.state, 'ready')));
}

/** Returns the statements that erase a person's thank-yous; `discardFiles` deletes the bytes, and then the rows. */
export function eraseThanks(ctx: Ctx, { id }: Person) {
  const owned = ctx.db.select({ id: campaigns.id }).from(campaigns).where(eq(campaigns.ownerId, id));
  return [
    ctx.db
      .update(thanksFiles)
      .set({ state: 'removed', name: '', alt: '', updatedAt: ctx.now })
      .where(inArray(thanksFiles.campaignId, owned)),
    ctx.db.delete(thanks).where(inArray(thanks.campaignId, owned)),
  ] as const;
}
