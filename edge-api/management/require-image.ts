import { and, eq, isNull } from 'drizzle-orm';
import { media } from '../media/table.ts';
import { requirePerson, type Ctx } from '../platform/context.ts';
import { validationFailed } from '../platform/errors.ts';
import { IMAGE_NOT_FOUND } from '../campaigns/rules.ts';

/** Returns the id of a picture that the caller uploaded, or null for none; others' vanish when those erase themselves. */
export async function requireImage(ctx: Ctx, id: string): Promise<string | null> {
  if (id === '') return null;
  const own = and(eq(media.id, id), eq(media.uploadedBy, requirePerson(ctx).id), isNull(media.removedAt));
  const [row] = await ctx.db.select({ id: media.id }).from(media).where(own).limit(1);
  if (row) return row.id;
  throw validationFailed([{ path: 'image', message: IMAGE_NOT_FOUND }]);
}
