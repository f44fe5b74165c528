import { eq, inArray } from 'drizzle-orm';
import { media } from '../../media/table.ts';
import type { Ctx, Person } from '../../platform/context.ts';
import { charities } from '../table.ts';
import { charityAccounts, charityProfiles } from './table.ts';

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
