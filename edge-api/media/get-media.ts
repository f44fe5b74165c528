import { eq } from 'drizzle-orm';
import type { Ctx } from '../platform/context.ts';
import { notFound } from '../platform/errors.ts';
import type { Media } from './contract.ts';
import { toMedia } from './to-media.ts';
import { media } from './table.ts';

/** One stored picture; 404 when there is none. */
export async function getMedia(ctx: Ctx, id: string): Promise<Media> {
  const [row] = await ctx.db.select().from(media).where(eq(media.id, id)).limit(1);
  if (!row) throw notFound();
  return toMedia(row);
}
