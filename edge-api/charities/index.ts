export { storeAccount, storeAccountState } from './connected-account.ts';
export { findOrCreateCharity } from './create-charity.ts';
export { hasConfirmed, isChoosable, selectLookAlike } from './is-choosable.ts';
export { writeReview } from './write-review.ts';
export { isManagedBy, requireManagedCharity } from './profile/require-managed-charity.ts';
export { leaveCharities } from './profile/leave-charities.ts';
export { isMember, requireMember } from './profile/require-member.ts';
export { charityData } from './personal-data.ts';
