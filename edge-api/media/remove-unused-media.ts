import { and, eq, inArray, isNull, lte, not, type SQL } from 'drizzle-orm';
import type { Ctx } from '../platform/context.ts';
import { hasRow } from '../platform/has-row.ts';
import { DAY_MS } from '../platform/rules.ts';
import { media } from './table.ts';

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
export function selectDueMedia(ctx: Ctx) {
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
