import { defineTexts, type Translation } from '#site/i18n/feature-texts.ts';
import { en } from './texts.en.ts';
import { nl } from './texts.nl.ts';

export type StoryTexts = Translation<typeof nl>;

/** The texts in a language, with the editors' laid over them ('stories.archive.title'). For pages, not islands. */
export const storyTexts = defineTexts<StoryTexts>('stories', { nl, en });
