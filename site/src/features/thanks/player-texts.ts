import type { DashboardTexts } from '../dashboard/texts.ts';

/** The texts of the player's controls. */
export type PlayerTexts = Pick<
  DashboardTexts['submissions'],
  | 'thankYouCaptions'
  | 'playerPlay'
  | 'playerPause'
  | 'playerSeek'
  | 'playerPosition'
  | 'playerMute'
  | 'playerFullScreen'
>;
