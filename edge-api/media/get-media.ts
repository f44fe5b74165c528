import { and, eq, isNull } from 'drizzle-orm';
import type { Ctx } from '../platform/context.ts';
import { notFound } from '../platform/errors.ts';
import type { Media } from './contract.ts';
import { mediaUrl } from './rules.ts';
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

/** Returns the public form of a stored picture. */
export function toMedia(row: typeof media.$inferSelect): Media {
  const { id, alt, width, height, mimeType, filename, caption } = row;
  return {
    id,
    url: mediaUrl(filename),
    alt,
    width,
    height,
    mimeType,
    filename,
    caption,
    updatedAt: row.updatedAt.toISOString(),
  };
}
