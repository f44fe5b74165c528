/** What modules above celebrities may call. */
export { celebrityData, exportCelebrityProfile } from './celebrity-profile.ts';
