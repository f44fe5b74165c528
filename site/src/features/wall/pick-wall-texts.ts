import { selectTexts } from '#site/i18n/localize-texts.ts';
import type { WallChoiceTexts } from './texts.ts';

const QUESTION = ['wallQuestion', 'wallNo', 'wallYes', 'wallText', 'wallName', 'wallNameHelp'] as const;
const STATES = ['wallAllow', 'wallBusy', 'wallWaiting', 'wallShown', 'wallWithdraw', 'wallFailed'] as const;

/** Returns the texts of a fan's choice out of those of a submission, for a page that needs no others. */
export function pickWallTexts(texts: WallChoiceTexts): WallChoiceTexts {
  return selectTexts(texts, [...QUESTION, ...STATES]);
}
