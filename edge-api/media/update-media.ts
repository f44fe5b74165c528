import { and, eq } from 'drizzle-orm';
import { requirePerson, type Ctx } from '../platform/context.ts';
import { notFound } from '../platform/errors.ts';
import type { Media, UpdateMedia } from './contract.ts';
import { toMedia } from './get-media.ts';
import { media } from './table.ts';

/** Changes what is said of the caller's own picture; throws 404 for another person's. */
export async function updateMedia(ctx: Ctx, id: string, { alt, focal }: UpdateMedia): Promise<Media> {
  const person = requirePerson(ctx);
  const [row] = await ctx.db
    .update(media)
    .set({ alt, focalX: focal?.x, focalY: focal?.y, updatedAt: ctx.now })
    .where(and(eq(media.id, id), eq(media.uploadedBy, person.id)))
    .returning();
  if (!row) throw notFound();
  return toMedia(row);
}

/** Returns the statement that says what a picture shows. */
export function describePicture(ctx: Ctx, id: string, alt: string) {
  return ctx.db.update(media).set({ alt, updatedAt: ctx.now }).where(eq(media.id, id));
}
