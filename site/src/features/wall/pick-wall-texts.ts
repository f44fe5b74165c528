import type { WallChoiceTexts } from './texts.ts';

/** Returns the texts of a fan's choice out of those of a submission, for a page that needs no others. */
export function pickWallTexts(texts: WallChoiceTexts): WallChoiceTexts {
  const { wallQuestion, wallNo, wallYes, wallText, wallName, wallNameHelp } = texts;
  const { wallAllow, wallBusy, wallWaiting, wallShown, wallWithdraw, wallFailed } = texts;
  return {
    wallQuestion,
    wallNo,
    wallYes,
    wallText,
    wallName,
    wallNameHelp,
    wallAllow,
    wallBusy,
    wallWaiting,
    wallShown,
    wallWithdraw,
    wallFailed,
  };
}
