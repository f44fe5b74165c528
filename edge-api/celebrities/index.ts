/** What modules above celebrities may call. */
export { celebrityData, exportCelebrityProfile, storeProfileEmail } from './celebrity-profile.ts';
