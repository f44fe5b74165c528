import type { LocalizedText } from '../platform/rules.ts';

/** States of a charity's review (specification §3), in the order of lists: it is also that of their names. */
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
/** Charities on one page of the list to choose from, and of the review. */
export const CHARITIES_PAGE_SIZE = 200;
export const REVIEW_PAGE_SIZE = 50;
/** Maximum campaigns in the review of one page of charities. */
export const CHARITY_CAMPAIGNS_MAX = 2000;

/** For more new charities than an account may add within a time. */
export const renderTooManyCharities = (count: number): LocalizedText => ({
  en: `You have reached the limit of ${count} new charities.`,
  nl: `Je zit aan de limiet van ${count} nieuwe goede doelen.`,
});
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
