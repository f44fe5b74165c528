import { eq, inArray, or } from 'drizzle-orm';
import { media } from '../media/table.ts';
import { unless } from '../platform/columns.ts';
import type { Ctx, Person } from '../platform/context.ts';
import { charityAccounts, charityProfiles } from './profile/table.ts';
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
  return ctx.db
    .update(charities)
    .set({ addedBy: unless(charities.addedBy, id), reviewedBy: unless(charities.reviewedBy, id) })
    .where(or(eq(charities.addedBy, id), eq(charities.reviewedBy, id)));
}

/** The statement that reads whose profiles a person's account edits. */
export function exportCharityAccounts(ctx: Ctx, userId: string) {
  return ctx.db
    .select({ name: charities.name, acceptedAt: charityAccounts.acceptedAt })
    .from(charityAccounts)
    .innerJoin(charities, eq(charities.id, charityAccounts.charityId))
    .where(eq(charityAccounts.userId, userId));
}

/** The statements that detach a person from the charities whose profile they edit, with the logos that they uploaded. */
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
