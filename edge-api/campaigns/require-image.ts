import { eq } from 'drizzle-orm';
import { media } from '../media/table.ts';
import type { Ctx } from '../platform/context.ts';
import { validationFailed } from '../platform/errors.ts';
import { IMAGE_GONE } from './rules.ts';

/** The id of an uploaded picture, or null for none; refuses one that was never uploaded. */
export async function requireImage(ctx: Ctx, id: string): Promise<string | null> {
  if (id === '') return null;
  const [row] = await ctx.db.select({ id: media.id }).from(media).where(eq(media.id, id)).limit(1);
  if (row) return row.id;
  throw validationFailed([{ path: 'image', message: IMAGE_GONE }]);
}
