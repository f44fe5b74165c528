import { asc, inArray, lte, and, eq, isNull, not, type SQLWrapper, type SQL } from 'drizzle-orm';
import type { Ctx } from '../platform/context.ts';
import { hasRow, inList } from '../platform/conditions.ts';
import { DAY_MS } from '../platform/rules.ts';
import { MEDIA_WIDTHS, toStoredNames } from './rules.ts';
import { media } from './table.ts';

/** Pictures deleted per call: R2 deletes at most 1,000 files in one call, including a picture's smaller copies. */
const PICTURES_PER_CALL = Math.floor(1000 / (1 + MEDIA_WIDTHS.length));
const MAX_CALLS_PER_RUN = 10;

/** Deletes removed pictures and abandoned uploads, bytes first, so that the next run finishes an interrupted one. */
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

/** Returns the statement that removes pictures by id; `discardMedia` deletes their bytes and then their rows. */
export function removeMedia(ctx: Ctx, ids: string[] | SQLWrapper) {
  return ctx.db.update(media).set({ removedAt: ctx.now }).where(inArray(media.id, ids));
}

/** How long a picture may be unused, and how often the sweep checks its use. */
const UNUSED_MAX_MS = 7 * DAY_MS;
const PICTURES_PER_RUN = 300;

/**
 * Removes pictures that were unused at the sweep's previous check and are not `isUsed` now; returns how many. One that
 * comes into use concurrently stays, because the statement that uses it requires {@link isAvailable}.
 */
export async function removeUnusedMedia(ctx: Ctx, isUsed: SQL): Promise<number> {
  const since = new Date(ctx.now.getTime() - UNUSED_MAX_MS);
  const due = ctx.db
    .select({ id: media.id })
    .from(media)
    .where(and(isNull(media.removedAt), lte(media.checkedAt, since)))
    .orderBy(media.checkedAt)
    .limit(PICTURES_PER_RUN);
  const isDue = inArray(media.id, due);
  const [removed] = await ctx.db.batch([
    ctx.db
      .update(media)
      .set({ removedAt: ctx.now })
      .where(and(isDue, eq(media.isUsed, false), lte(media.createdAt, since), not(isUsed)))
      .returning({ id: media.id }),
    ctx.db.update(media).set({ checkedAt: ctx.now, isUsed }).where(isDue),
  ]);
  return removed.length;
}

/** Returns the condition that a picture is still available, for the statement that starts to use it. */
export function isAvailable(id: string | null): SQL | undefined {
  return id === null ? undefined : hasRow(media, eq(media.id, id), isNull(media.removedAt));
}

/** Returns whether one of these people uploaded a picture that is still available. */
export async function hasUploaded(ctx: Ctx, id: string, people: readonly string[]): Promise<boolean> {
  const own = and(eq(media.id, id), inArray(media.uploadedBy, [...people]), isNull(media.removedAt));
  return (await ctx.db.$count(media, own)) > 0;
}
