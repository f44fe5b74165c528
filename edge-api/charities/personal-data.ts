import { eq, or, sql } from 'drizzle-orm';
import type { SQLiteColumn } from 'drizzle-orm/sqlite-core';
import type { Ctx, Person } from '../platform/context.ts';
import { charities } from './table.ts';

/** The statement that reads the charities that a person added. */
export function exportCharities(ctx: Ctx, userId: string) {
  return ctx.db.select({ name: charities.name }).from(charities).where(eq(charities.addedBy, userId));
}

/** The statement that reads the last decisions on charities that a person made. */
export function exportCharityReviews(ctx: Ctx, userId: string) {
  const { name, approvalStatus, reviewedAt, rejectionReason } = charities;
  return ctx.db
    .select({ name, approvalStatus, reviewedAt, rejectionReason })
    .from(charities)
    .where(eq(charities.reviewedBy, userId));
}

/** The statement that forgets who added a person's charities, and who decided on those that they reviewed. */
export function eraseCharities(ctx: Ctx, { id }: Person) {
  const unless = (column: SQLiteColumn) => sql`nullif(${column}, ${id})`;
  return ctx.db
    .update(charities)
    .set({ addedBy: unless(charities.addedBy), reviewedBy: unless(charities.reviewedBy) })
    .where(or(eq(charities.addedBy, id), eq(charities.reviewedBy, id)));
}
