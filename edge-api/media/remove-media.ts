import { inArray, type SQLWrapper } from 'drizzle-orm';
import type { Ctx } from '../platform/context.ts';
import { media } from './table.ts';

/** The statement that removes the pictures with these ids; `discardMedia` deletes their bytes, and then the rows. */
export function removeMedia(ctx: Ctx, ids: string[] | SQLWrapper) {
  return ctx.db.update(media).set({ removedAt: ctx.now }).where(inArray(media.id, ids));
}
