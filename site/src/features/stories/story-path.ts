import type { Language } from '#api/platform/rules.ts';

/** Id of the story on its campaign's page. */
export const STORY_ID = 'story';

/** Returns the path of a story: its campaign's page. */
export function storyPath(language: Language, slug: string): string {
  return `/${language}/campaigns/${slug}#${STORY_ID}`;
}

/** Returns the path of the feed of all stories. */
export function feedPath(language: Language): string {
  return `/${language}/feed.xml`;
}
