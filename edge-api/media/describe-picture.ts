import { eq } from 'drizzle-orm';
import type { Ctx } from '../platform/context.ts';
import { media } from './table.ts';

/** Returns the statement that says what a picture shows. */
export function describePicture(ctx: Ctx, id: string, alt: string) {
  return ctx.db.update(media).set({ alt, updatedAt: ctx.now }).where(eq(media.id, id));
}
