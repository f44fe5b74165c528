import type { Language } from '#api/platform/rules.ts';
import type { DraftTexts } from '#site/ui/DraftForm.tsx';
import { editorTexts } from '../charity-profile/editor-texts.ts';
import type { ImageTexts } from '../media/texts.ts';
import { nomineeTexts, type NomineeTexts } from '../nominees/texts.ts';
import { storyTexts, type StoryTexts } from './texts.ts';

export type StoryPageTexts = {
  readonly owner: StoryTexts['owner'];
  readonly common: NomineeTexts['common'];
  readonly image: ImageTexts;
  readonly draft: DraftTexts;
};

/** Returns the texts of the page on which a story is told. */
export function storyPageTexts(language: Language): StoryPageTexts {
  const { owner } = storyTexts(language);
  const { common } = nomineeTexts(language);
  const { image, draft } = editorTexts(language);
  return { owner, common, image, draft };
}
