import { limitText } from '../platform/rules.ts';

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

/** The reason for an action, which only admins read. */
export const ACTION_REASON = limitText(5, 500, (min, max) => [
  { en: `Say why, in at least ${min} characters`, nl: `Zeg waarom, in minstens ${min} tekens` },
  { en: `Please keep the reason within ${max} characters`, nl: `Houd de reden binnen ${max} tekens` },
]);
