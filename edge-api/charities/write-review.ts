import { and, eq } from 'drizzle-orm';
import type { Ctx } from '../platform/context.ts';
import { charities } from './table.ts';

type Row = typeof charities.$inferSelect;
type Review = Pick<Row, 'approvalStatus' | 'rejectionReason' | 'reviewedBy'>;

/** Returns the statement that stores a decision on a version of a charity; returns a row if that is current. */
export function writeReview(ctx: Ctx, { id, version }: Pick<Row, 'id' | 'version'>, review: Review) {
  return ctx.db
    .update(charities)
    .set({ ...review, version: version + 1, reviewedAt: ctx.now })
    .where(and(eq(charities.id, id), eq(charities.version, version)))
    .returning({ id: charities.id });
}
