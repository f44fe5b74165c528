/** What modules above stories may call. */
export { isInStory } from './list-stories.ts';
export { eraseStories, exportStories, exportStoryPictures } from './personal-data.ts';
