import { SECOND_MS, type LocalizedText } from '../platform/rules.ts';

/** Random bytes of a share code: it cannot be guessed, and says nothing about its fan. */
export const SHARE_CODE_BYTES = 9;
/** Maximum characters that are accepted as a code. */
export const SHARE_CODE_MAX = 64;
/** Maximum names on a campaign's live screen; the newest come first. */
export const LIVE_NAMES_MAX = 12;
/** Maximum names that a campaign's owner and admins can hide: the newest. */
export const NAMES_MAX = 500;
/** Minimum interval between database reads for each campaign's live screen. */
export const LIVE_READ_MS = SECOND_MS;
/** Polling interval of a live screen. */
export const LIVE_POLL_MS = 5 * SECOND_MS;
export const SHARE_NOT_PAID: LocalizedText = {
  en: 'You can share your own link as soon as your payment has arrived.',
  nl: 'Je kunt je eigen link delen zodra je betaling binnen is.',
};
