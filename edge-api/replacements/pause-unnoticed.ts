import { and, asc, eq, exists, isNull } from 'drizzle-orm';
import { dateRejection } from '../charities/index.ts';
import { charities } from '../charities/table.ts';
import type { Ctx } from '../platform/context.ts';
import { pauseForReplacement } from './review-charity.ts';

/** Charities that one sweep takes at most. */
const CHARITIES_PER_SWEEP = 20;

const IS_UNNOTICED = and(eq(charities.approvalStatus, 'rejected'), isNull(charities.reviewedAt));

/**
 * Pauses the campaigns of charities that were rejected before a rejection had a date: their owners have their days from
 * now on. Returns how many charities it dealt with.
 */
export async function pauseUnnoticed(ctx: Ctx): Promise<number> {
  const rejected = await queryUnnoticed(ctx);
  for (const charity of rejected) {
    const isUnnoticed = exists(
      ctx.db
        .select()
        .from(charities)
        .where(and(eq(charities.id, charity.id), IS_UNNOTICED)),
    );
    await ctx.db.batch([
      ...pauseForReplacement(ctx, charity, null, isUnnoticed),
      dateRejection(ctx, charity.id),
    ]);
  }
  return rejected.length;
}

/** Returns the query for rejected charities whose rejection has no date. */
export function queryUnnoticed(ctx: Ctx) {
  return ctx.db
    .select({ id: charities.id, name: charities.name, version: charities.version })
    .from(charities)
    .where(IS_UNNOTICED)
    .orderBy(asc(charities.id))
    .limit(CHARITIES_PER_SWEEP);
}
