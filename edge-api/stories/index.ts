export { isInStory, isPublished } from './list-stories.ts';
export { withdrawStory } from './own-story.ts';
export { storyData } from './personal-data.ts';
