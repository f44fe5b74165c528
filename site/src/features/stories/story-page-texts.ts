import type { Language } from '#api/platform/rules.ts';
import { editorTexts } from '../charity-profile/editor-texts.ts';
import { storyTexts } from './texts.ts';

export type StoryPageTexts = ReturnType<typeof storyPageTexts>;

/** Returns the texts of the page on which a story is told. */
export function storyPageTexts(language: Language) {
  const { owner } = storyTexts(language);
  const { image, draft } = editorTexts(language);
  return { owner, image, draft };
}
