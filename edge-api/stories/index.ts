/** What modules above stories may call. */
export { isInStory } from './is-in-story.ts';
export { eraseStories, exportStories, exportStoryPictures } from './personal-data.ts';
export { queueStoryMails } from './queue-story-mails.ts';
