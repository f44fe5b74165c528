import { asc, inArray, lte, type SQLWrapper } from 'drizzle-orm';
import type { Ctx } from '../platform/context.ts';
import { inList } from '../platform/in-list.ts';
import { toStoredNames } from './rules.ts';
import { media } from './table.ts';

/** Pictures discarded at once: R2 deletes at most 1,000 files in one call, and a picture has three. */
const PICTURES_PER_CALL = 300;
const MAX_CALLS_PER_RUN = 10;

/**
 * Deletes pictures that were removed and uploads that never ended: first the bytes, then the row, so that a run that is
 * cut short is finished by the next. Returns how many.
 */
export async function discardMedia(ctx: Ctx): Promise<number> {
  let discarded = 0;
  for (let call = 0; call < MAX_CALLS_PER_RUN; call += 1) {
    const rows = await ctx.db
      .select({ id: media.id, filename: media.filename })
      .from(media)
      .where(lte(media.removedAt, ctx.now))
      .orderBy(asc(media.removedAt))
      .limit(PICTURES_PER_CALL);
    if (rows.length === 0) break;
    await ctx.env.MEDIA.delete(rows.flatMap(({ filename }) => toStoredNames(filename)));
    const ids = rows.map(({ id }) => id);
    await ctx.db.delete(media).where(inList(media.id, ids));
    discarded += rows.length;
  }
  return discarded;
}

/** The statement that removes the pictures with these ids; `discardMedia` deletes their bytes, and then the rows. */
export function removeMedia(ctx: Ctx, ids: string[] | SQLWrapper) {
  return ctx.db.update(media).set({ removedAt: ctx.now }).where(inArray(media.id, ids));
}
