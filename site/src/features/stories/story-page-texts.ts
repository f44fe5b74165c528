import type { Language } from '#api/platform/rules.ts';
import { editorTexts } from '../charity-profile/editor-texts.ts';
import { nomineeTexts } from '../nominees/texts.ts';
import type { StoryPageTexts } from './StoryPage.tsx';
import { storyTexts } from './texts.ts';

/** Returns the texts of the page on which a story is told. */
export function storyPageTexts(language: Language): StoryPageTexts {
  const { owner } = storyTexts(language);
  const { common } = nomineeTexts(language);
  const { image, draft } = editorTexts(language);
  return { owner, common, image, draft };
}
