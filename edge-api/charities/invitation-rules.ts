import type { LocalizedText } from '../platform/rules.ts';

/** Maximum of accounts of one charity in a list. */
export const CHARITY_ACCOUNTS_MAX = 50;

export const CHARITY_NOT_APPROVED: LocalizedText = {
  en: 'Approve this charity first. You can only invite people to the profile of an approved charity.',
  nl: 'Keur dit goede doel eerst goed. Uitnodigen kan alleen voor een goedgekeurd goed doel.',
};
