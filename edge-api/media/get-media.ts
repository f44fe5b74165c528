import { and, eq, isNull } from 'drizzle-orm';
import type { Ctx } from '../platform/context.ts';
import { notFound } from '../platform/errors.ts';
import type { Media } from './contract.ts';
import { toMedia } from './to-media.ts';
import { media } from './table.ts';

/** Returns a stored picture; throws 404 when there is none. */
export async function getMedia(ctx: Ctx, id: string): Promise<Media> {
  const [row] = await ctx.db
    .select()
    .from(media)
    .where(and(eq(media.id, id), isNull(media.removedAt)));
  if (!row) throw notFound();
  return toMedia(row);
}
