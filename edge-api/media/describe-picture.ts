import { and, eq, type SQL } from 'drizzle-orm';
import type { Ctx } from '../platform/context.ts';
import { media } from './table.ts';

/** The statement that says what a picture shows while `condition` holds. */
export function describePicture(ctx: Ctx, id: string, alt: string, condition: SQL) {
  return ctx.db
    .update(media)
    .set({ alt, updatedAt: ctx.now })
    .where(and(eq(media.id, id), condition));
}
