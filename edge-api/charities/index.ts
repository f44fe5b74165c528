/** What modules above charities may call. */
export { findOrCreateCharity } from './create-charity.ts';
export { eraseCharityAccounts, exportCharityAccounts } from './profile/personal-data.ts';
export { eraseCharities, exportCharities } from './personal-data.ts';
