import { and, eq, inArray, sql } from 'drizzle-orm';
import { managesFor } from '../accounts/index.ts';
import { requirePerson, type Ctx } from '../platform/context.ts';
import { notFound } from '../platform/errors.ts';
import type { Media, UpdateMedia } from './contract.ts';
import { toMedia } from './get-media.ts';
import { media } from './table.ts';

/** Updates alt text and focal point of a picture uploaded by the caller or an owner of their teams; else throws 404. */
export async function updateMedia(ctx: Ctx, id: string, { alt, focal }: UpdateMedia): Promise<Media> {
  const person = requirePerson(ctx);
  const [row] = await ctx.db
    .update(media)
    .set({ alt, focalX: focal?.x, focalY: focal?.y, updatedAt: ctx.now })
    .where(and(eq(media.id, id), managesFor(media.uploadedBy, sql`select ${person.id}`)))
    .returning();
  if (!row) throw notFound();
  return toMedia(row);
}

/** Returns the statement that assigns pictures to a campaign's owner, also those that a team member uploaded. */
export function assignMedia(ctx: Ctx, ids: readonly string[], ownerId: string) {
  return ctx.db
    .update(media)
    .set({ uploadedBy: ownerId })
    .where(inArray(media.id, [...ids]));
}

/** Returns the statement that sets a picture's alt text. */
export function describePicture(ctx: Ctx, id: string, alt: string) {
  return ctx.db.update(media).set({ alt, updatedAt: ctx.now }).where(eq(media.id, id));
}
