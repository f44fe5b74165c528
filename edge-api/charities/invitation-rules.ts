import type { LocalizedText } from '../platform/rules.ts';

/** Maximum of accounts of one charity in a list. */
export const CHARITY_ACCOUNTS_MAX = 50;

export const renderOtherAccount = (email: string): LocalizedText => ({
  en: `This invitation is for ${email}. Log in with that account to accept it.`,
  nl: `Deze uitnodiging is voor ${email}. Log in met dat account om de uitnodiging aan te nemen.`,
});

export const CHARITY_NOT_APPROVED: LocalizedText = {
  en: 'Approve this charity first. You can only invite people to the profile of an approved charity.',
  nl: 'Keur dit goede doel eerst goed. Uitnodigen kan alleen voor een goedgekeurd goed doel.',
};
