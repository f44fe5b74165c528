export {
  celebrityData,
  exportCelebrityProfile,
  requireCelebrityProfile,
  storeProfileEmail,
} from './celebrity-profile.ts';
