export { celebrityData, exportCelebrityProfile, storeProfileEmail } from './celebrity-profile.ts';
