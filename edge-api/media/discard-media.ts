import { asc, inArray, lte, and, eq, isNull, not, type SQLWrapper, type SQL } from 'drizzle-orm';
import type { Ctx } from '../platform/context.ts';
import { hasRow, inList } from '../platform/conditions.ts';
import { DAY_MS } from '../platform/rules.ts';
import { MEDIA_WIDTHS, toStoredNames } from './rules.ts';
import { media } from './table.ts';

/** Pictures discarded at once: R2 deletes at most 1,000 files in one call, and a picture has smaller copies. */
const PICTURES_PER_CALL = Math.floor(1000 / (1 + MEDIA_WIDTHS.length));
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

/** How long a picture may be without use, and after how long the sweep asks about it again. */
const UNUSED_MAX_MS = 7 * DAY_MS;
const PICTURES_PER_RUN = 300;

/**
 * Removes pictures that nothing used the last two times that the sweep asked, for which `isUsed` does not hold now
 * either; `discardMedia` deletes their bytes. What comes into use in parallel stays, because a picture is taken into
 * use only while {@link isAvailable} holds. Returns how many.
 */
export async function removeUnusedMedia(ctx: Ctx, isUsed: SQL): Promise<number> {
  const isDue = inArray(media.id, selectDueMedia(ctx));
  const isOldEnough = lte(media.createdAt, new Date(ctx.now.getTime() - UNUSED_MAX_MS));
  const [removed] = await ctx.db.batch([
    ctx.db
      .update(media)
      .set({ removedAt: ctx.now })
      .where(and(isDue, eq(media.isUsed, false), isOldEnough, not(isUsed)))
      .returning({ id: media.id }),
    ctx.db.update(media).set({ checkedAt: ctx.now, isUsed }).where(isDue),
  ]);
  return removed.length;
}

/** Returns the query for the pictures that the sweep asks about next, those that waited longest first. */
function selectDueMedia(ctx: Ctx) {
  return ctx.db
    .select({ id: media.id })
    .from(media)
    .where(and(isNull(media.removedAt), lte(media.checkedAt, new Date(ctx.now.getTime() - UNUSED_MAX_MS))))
    .orderBy(media.checkedAt)
    .limit(PICTURES_PER_RUN);
}

/** Returns the condition that a picture is still there, for the statement that begins to use it. */
export function isAvailable(id: string | null): SQL | undefined {
  return id === null ? undefined : hasRow(media, eq(media.id, id), isNull(media.removedAt));
}
