/** What modules above celebrities may call. */
export { eraseCelebrityProfile, exportCelebrityProfile } from './celebrity-profile.ts';
