import type { LocalizedText } from '../platform/rules.ts';

/** What an admin does by hand, with a reason where one is asked for. */
export const ADMIN_ACTIONS = [
  'account-restored',
  'account-suspended',
  'campaign-asked',
  'campaign-confirmed',
  'campaign-declined',
  'campaign-stopped',
  'charity-approved',
  'charity-invited',
  'charity-member-removed',
  'charity-pending',
  'charity-rejected',
  'invitation-revoked',
  'mail-sent-again',
  'message-processed-again',
  'more-time-given',
  'report-decided',
  'selection-retried',
  'transfer-retried',
] as const;
export type AdminAction = (typeof ADMIN_ACTIONS)[number];

/** Characters of the reason for an action, which only admins read. */
export const ACTION_REASON_MIN = 5;
export const ACTION_REASON_MAX = 500;

export const ACTION_REASON_TOO_SHORT: LocalizedText = {
  en: `Say why, in at least ${ACTION_REASON_MIN} characters`,
  nl: `Zeg waarom, in minstens ${ACTION_REASON_MIN} tekens`,
};
export const ACTION_REASON_TOO_LONG: LocalizedText = {
  en: `Please keep the reason within ${ACTION_REASON_MAX} characters`,
  nl: `Houd de reden binnen ${ACTION_REASON_MAX} tekens`,
};
