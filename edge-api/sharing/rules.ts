import { SECOND_MS, type LocalizedText } from '../platform/rules.ts';

/** Random bytes of a share code: nobody guesses one, and it says nothing about its fan. */
export const SHARE_CODE_BYTES = 9;
/** Most characters that are read as a code. */
export const SHARE_CODE_MAX = 64;
/** Names on a campaign's live screen; the newest come first. */
export const LIVE_NAMES_MAX = 12;
/** Names that a campaign's owner and admins may hide: the newest. */
export const NAMES_MAX = 500;
/** At most one read of the database in this time for each campaign's live screen. */
export const LIVE_READ_MS = SECOND_MS;
/** How often a live screen asks for news. */
export const LIVE_POLL_MS = 5 * SECOND_MS;
export const SHARE_NOT_PAID: LocalizedText = {
  en: 'You can share your own link as soon as your payment has arrived.',
  nl: 'Je kunt je eigen link delen zodra je betaling binnen is.',
};
