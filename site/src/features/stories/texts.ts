import type { Language } from '#api/platform/rules.ts';
import { featureParts, type Translation } from '#site/i18n/feature-texts.ts';
import { en } from './texts.en.ts';
import { nl } from './texts.nl.ts';

export type StoryTexts = Translation<typeof nl>;

/** The texts in a language, with the editors' laid over them ('stories.archive.title'). For pages, not islands. */
export function storyTexts(language: Language): StoryTexts {
  const texts: StoryTexts = language === 'nl' ? nl : en;
  return featureParts('stories', texts, language);
}
