import type { OwnTexts } from '../../campaign-form/texts.ts';

/** What a form says about a draft that it brings back. */
export type DraftTexts = Pick<
  OwnTexts['page'],
  'restoredEdit' | 'discard' | 'startOverTitle' | 'startOverMessage' | 'startOverConfirm' | 'startOverKeep'
>;
