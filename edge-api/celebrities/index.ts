/** What modules above celebrities may call. */
export { eraseCelebrityProfile, exportCelebrityProfile } from './personal-data.ts';
