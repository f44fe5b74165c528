import { sql, type SQL } from 'drizzle-orm';
import type { Ctx } from '../platform/context.ts';
import { media } from './table.ts';

/** The statement that removes the pictures with these ids; `discardMedia` deletes their bytes, and then the rows. */
export function removeMedia(ctx: Ctx, ids: SQL) {
  return ctx.db
    .update(media)
    .set({ removedAt: ctx.now })
    .where(sql`${media.id} in (${ids})`);
}
