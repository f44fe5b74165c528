import { eq, inArray, or } from 'drizzle-orm';
import { media } from '../media/table.ts';
import { unless } from '../platform/columns.ts';
import type { PersonalData } from '../platform/personal-data.ts';
import { pick } from '../platform/pick.ts';
import { charityAccounts, charityProfiles } from './profile/table.ts';
import { charities } from './table.ts';

export const charityData: PersonalData = {
  exports: {
    charitiesAdded: ({ db }, { id }) =>
      db.select({ name: charities.name }).from(charities).where(eq(charities.addedBy, id)),
    /** Their decisions, if they are still the last ones. */
    charitiesReviewed: ({ db }, { id }) =>
      db
        .select(pick(charities, 'name', 'approvalStatus', 'reviewedAt', 'rejectionReason'))
        .from(charities)
        .where(eq(charities.reviewedBy, id)),
    charitiesEdited: ({ db }, { id }) =>
      db
        .select({ name: charities.name, acceptedAt: charityAccounts.acceptedAt })
        .from(charityAccounts)
        .innerJoin(charities, eq(charities.id, charityAccounts.charityId))
        .where(eq(charityAccounts.userId, id)),
  },
  erase: ({ db, now }, { id }) => {
    const uploaded = db.select({ id: media.id }).from(media).where(eq(media.uploadedBy, id));
    return [
      db
        .update(charities)
        .set({ addedBy: unless(charities.addedBy, id), reviewedBy: unless(charities.reviewedBy, id) })
        .where(or(eq(charities.addedBy, id), eq(charities.reviewedBy, id))),
      db
        .update(charityProfiles)
        .set({ logoId: null, updatedAt: now })
        .where(inArray(charityProfiles.logoId, uploaded)),
      db.delete(charityAccounts).where(eq(charityAccounts.userId, id)),
    ];
  },
};
