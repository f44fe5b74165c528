import { eq, getTableColumns } from 'drizzle-orm';
import type { Ctx, Person } from '../platform/context.ts';
import { media } from './table.ts';

const { removedAt: _, ...EXPORTED_COLUMNS } = getTableColumns(media);

/** Returns the statement that reads the pictures a person uploaded. */
export function exportMedia(ctx: Ctx, userId: string) {
  return ctx.db.select(EXPORTED_COLUMNS).from(media).where(eq(media.uploadedBy, userId));
}

/** Returns the statement that removes a person's pictures; `discardMedia` deletes their bytes and then their rows. */
export function eraseMedia(ctx: Ctx, { id }: Person) {
  return ctx.db
    .update(media)
    .set({ removedAt: ctx.now, uploadedBy: null, alt: '', caption: null, updatedAt: ctx.now })
    .where(eq(media.uploadedBy, id));
}
