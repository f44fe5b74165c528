import type { LocalizedText } from '../platform/rules.ts';

/** Maximum of accounts of one charity in a list. */
export const CHARITY_ACCOUNTS_MAX = 50;

export const CHARITY_NOT_APPROVED: LocalizedText = {
  en: 'Approve this charity first; an invitation opens only the profile of an approved one.',
  nl: 'Keur dit goede doel eerst goed; een uitnodiging opent alleen het profiel van een goedgekeurd goed doel.',
};
