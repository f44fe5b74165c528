import { eq, inArray, or } from 'drizzle-orm';
import { media } from '../media/table.ts';
import { unless } from '../platform/columns.ts';
import type { Ctx, Person } from '../platform/context.ts';
import { pick } from '../platform/pick.ts';
import { charityAccounts, charityProfiles } from './profile/table.ts';
import { charities } from './table.ts';

/** Returns the statement that reads the charities a person added. */
export function exportCharities(ctx: Ctx, userId: string) {
  return ctx.db.select({ name: charities.name }).from(charities).where(eq(charities.addedBy, userId));
}

/** Returns the statement that reads a person's decisions on charities, if they are still the last ones. */
export function exportCharityReviews(ctx: Ctx, userId: string) {
  return ctx.db
    .select(pick(charities, 'name', 'approvalStatus', 'reviewedAt', 'rejectionReason'))
    .from(charities)
    .where(eq(charities.reviewedBy, userId));
}

/** Returns the statement that removes a person as the one who added or reviewed charities. */
export function eraseCharities(ctx: Ctx, { id }: Person) {
  return ctx.db
    .update(charities)
    .set({ addedBy: unless(charities.addedBy, id), reviewedBy: unless(charities.reviewedBy, id) })
    .where(or(eq(charities.addedBy, id), eq(charities.reviewedBy, id)));
}

/** Returns the statement that reads the charities whose profiles a person's account edits. */
export function exportCharityAccounts(ctx: Ctx, userId: string) {
  return ctx.db
    .select({ name: charities.name, acceptedAt: charityAccounts.acceptedAt })
    .from(charityAccounts)
    .innerJoin(charities, eq(charities.id, charityAccounts.charityId))
    .where(eq(charityAccounts.userId, userId));
}

/** Returns the statements that detach a person, and the logos they uploaded, from charities they edit. */
export function eraseCharityAccounts(ctx: Ctx, { id }: Person) {
  const uploaded = ctx.db.select({ id: media.id }).from(media).where(eq(media.uploadedBy, id));
  return [
    ctx.db
      .update(charityProfiles)
      .set({ logoId: null, updatedAt: ctx.now })
      .where(inArray(charityProfiles.logoId, uploaded)),
    ctx.db.delete(charityAccounts).where(eq(charityAccounts.userId, id)),
  ] as const;
}
