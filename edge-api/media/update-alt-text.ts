import { and, eq } from 'drizzle-orm';
import { requirePerson, type Ctx } from '../platform/context.ts';
import { notFound } from '../platform/errors.ts';
import type { UpdateAltText, Media } from './contract.ts';
import { toMedia } from './get-media.ts';
import { media } from './table.ts';

/** Changes the alt text of the caller's own picture; throws 404 for another person's. */
export async function updateAltText(ctx: Ctx, id: string, { alt }: UpdateAltText): Promise<Media> {
  const person = requirePerson(ctx);
  const [row] = await ctx.db
    .update(media)
    .set({ alt, updatedAt: ctx.now })
    .where(and(eq(media.id, id), eq(media.uploadedBy, person.id)))
    .returning();
  if (!row) throw notFound();
  return toMedia(row);
}

/** Returns the statement that says what a picture shows. */
export function describePicture(ctx: Ctx, id: string, alt: string) {
  return ctx.db.update(media).set({ alt, updatedAt: ctx.now }).where(eq(media.id, id));
}
