import { HOUR_MS, limitText, type LocalizedText } from '../platform/rules.ts';

/** Manual actions of admins, some of which require a reason, and charities' downloads of names and addresses. */
export const ADMIN_ACTIONS = [
  'account-erased',
  'account-restored',
  'account-suspended',
  'address-corrected',
  'campaign-asked',
  'campaign-confirmed',
  'campaign-declined',
  'campaign-stopped',
  'charity-approved',
  'charity-edited',
  'charity-invited',
  'charity-member-removed',
  'charity-pending',
  'charity-rejected',
  'contacts-fetched',
  'invitation-revoked',
  'judge-overridden',
  'link-sent',
  'looked-as-owner',
  'mail-sent-again',
  'meeting-moved',
  'message-processed-again',
  'more-time-given',
  'name-hidden',
  'name-shown',
  'payment-refunded',
  'receipt-sent',
  'report-decided',
  'selection-retried',
  'sessions-ended',
  'settled-by-hand',
  'suspension-upheld',
  'transfer-retried',
] as const;
export type AdminAction = (typeof ADMIN_ACTIONS)[number];

/** How long an admin who gave a reason may view a campaign as its owner does. */
export const LOOK_MS = HOUR_MS;

export const NOTHING_TO_SETTLE: LocalizedText = {
  en: 'There is nothing here that a bank has sent back and that is still to be paid.',
  nl: 'Hier is niets dat een bank heeft teruggestuurd en dat nog betaald moet worden.',
};

export const ACTION_REASON = limitText(5, 500, (min) => ({
  en: `Say why, in at least ${min} characters`,
  nl: `Zeg waarom, in minstens ${min} tekens`,
}));

/** An admin's note about a person, whose data export includes it. */
export const ADMIN_NOTE = limitText(2, 2000, (min) => ({
  en: `Write at least ${min} characters`,
  nl: `Schrijf minstens ${min} tekens`,
}));
