import type { LocalizedText } from '../platform/rules.ts';

/** States of a charity's review (specification §3). */
export const APPROVAL_STATUSES = ['approved', 'pending', 'rejected'] as const;
export type ApprovalStatus = (typeof APPROVAL_STATUSES)[number];

/**
 * Returns a charity's name for comparison: case, white space, punctuation and invisible characters do not count. A name
 * of nothing else is compared as it is.
 */
export function toCharityKey(name: string): string {
  const folded = name.normalize('NFKC').toUpperCase().toLowerCase().normalize('NFKC');
  const visible = folded.replace(/[\s\p{C}\p{Default_Ignorable_Code_Point}]/gu, '');
  return visible.replace(/\p{P}/gu, '') || visible;
}

export const CHARITY_NAME_MAX = 120;
/** Maximum charities in one answer. */
export const CHARITIES_MAX = 500;
/** Maximum campaigns in the review of all charities together. */
export const CHARITY_CAMPAIGNS_MAX = 2000;

export const CHARITY_NAME_REQUIRED: LocalizedText = {
  en: 'Please enter a custom charity name',
  nl: 'Vul de naam van het goede doel in',
};
export const CHARITY_NAME_TOO_LONG: LocalizedText = {
  en: `Please keep the name within ${CHARITY_NAME_MAX} characters`,
  nl: `Houd de naam binnen ${CHARITY_NAME_MAX} tekens`,
};
export const CHARITY_REJECTED: LocalizedText = {
  en: 'This charity was not approved. Please choose another one',
  nl: 'Dit goede doel is niet goedgekeurd. Kies een ander',
};
export const CHARITY_EXISTS: LocalizedText = {
  en: 'This charity already exists in our system',
  nl: 'Dit goede doel staat al in ons systeem',
};
