import { DAY_MS, limitText, type LocalizedText } from '../platform/rules.ts';

/** States of a charity's review (RULES.md, "Data"), in list order, which is also alphabetical. */
export const APPROVAL_STATUSES = ['approved', 'pending', 'rejected'] as const;
export type ApprovalStatus = (typeof APPROVAL_STATUSES)[number];

/**
 * States of a charity's account at the payment provider: information is missing, it is being checked, it can receive
 * money and pay it out to its bank, or the provider refuses it.
 */
export const ACCOUNT_STATES = ['incomplete', 'pending', 'ready', 'refused'] as const;
export type AccountState = (typeof ACCOUNT_STATES)[number];

/**
 * Returns a charity's name for comparison, without case, white space, punctuation and invisible characters. A name with
 * only punctuation keeps it.
 */
export function toCharityKey(name: string): string {
  const folded = name.normalize('NFKC').toUpperCase().toLowerCase().normalize('NFKC');
  const visible = folded.replace(/[\s\p{C}\p{Default_Ignorable_Code_Point}]/gu, '');
  return visible.replace(/\p{P}/gu, '') || visible;
}

export const CHARITY_NAME_MAX = 120;
/** Charities per page of the list to choose from, and of the review. */
export const CHARITIES_PAGE_SIZE = 200;
export const REVIEW_PAGE_SIZE = 50;
/** Maximum number of campaigns in one page of the review. */
export const CHARITY_CAMPAIGNS_MAX = 2000;

/** For exceeding the number of new charities that an account may add within a time. */
export const renderTooManyCharities = (count: number): LocalizedText => ({
  en: `You have reached the limit of ${count} new charities.`,
  nl: `Je zit aan de limiet van ${count} nieuwe goede doelen.`,
});
export const CHARITY_NAME_REQUIRED: LocalizedText = {
  en: 'Please enter a custom charity name',
  nl: 'Vul de naam van het goede doel in',
};
export const CHARITY_REJECTED: LocalizedText = {
  en: 'This charity was not approved. Please choose another one',
  nl: 'Dit goede doel is niet goedgekeurd. Kies een ander',
};
/** For a campaign that asks a charity again that has declined it. */
export const CHARITY_DECLINED: LocalizedText = {
  en: 'This charity does not want to take part in this campaign. Please choose another one',
  nl: 'Dit goede doel wil niet meedoen aan deze campagne. Kies een ander',
};
export const CHARITY_EXISTS: LocalizedText = {
  en: 'This charity already exists in our system',
  nl: 'Dit goede doel staat al in de lijst',
};

/** How long a campaign is paused for a charity that was rejected or lost its account (RULES.md, "People"). */
export const REPLACEMENT_MS = 14 * DAY_MS;

/** Why a charity is rejected, for its campaigns' owners. */
export const REJECTION_REASON = limitText(20, 500, (min) => ({
  en: `Write the reason for the organisers in at least ${min} characters`,
  nl: `Schrijf de reden voor de organisatoren in minstens ${min} tekens`,
}));

/** Who decided on a charity and when; the name is null once the account is gone. */
type Decision = {
  readonly approvalStatus: ApprovalStatus;
  readonly reviewedBy: string | null;
  readonly reviewedAt: Date | null;
};

/** For a decision based on an older version of the charity: what was decided, by whom and when. */
export function renderDecidedElsewhere(decision: Decision): LocalizedText {
  const { en, nl } = DECIDED[decision.approvalStatus];
  return {
    en: `${en}${renderDecider(decision, 'en-GB', 'by', 'on')}. Look at it again before you decide.`,
    nl: `${nl}${renderDecider(decision, 'nl-NL', 'door', 'op')}. Kijk er opnieuw naar voordat je beslist.`,
  };
}

const DECIDED: Readonly<Record<ApprovalStatus, LocalizedText>> = {
  approved: { en: 'This charity was approved', nl: 'Dit goede doel is goedgekeurd' },
  pending: { en: 'This charity was put back for review', nl: 'Dit goede doel wacht weer op een oordeel' },
  rejected: { en: 'This charity was rejected', nl: 'Dit goede doel is afgewezen' },
};

function renderDecider({ reviewedBy, reviewedAt }: Decision, locale: string, by: string, on: string): string {
  if (reviewedAt === null) return '';
  const format = new Intl.DateTimeFormat(locale, {
    timeZone: 'Europe/Amsterdam',
    dateStyle: 'long',
    timeStyle: 'short',
  });
  return `${reviewedBy === null ? '' : ` ${by} ${reviewedBy}`} ${on} ${format.format(reviewedAt)}`;
}

export const CHARITY_ACCOUNTS_MAX = 50;

/** For an invitation to the profile of an unapproved charity. */
export const CHARITY_NOT_APPROVED: LocalizedText = {
  en: 'Approve this charity first. You can only invite people to the profile of an approved charity.',
  nl: 'Keur dit goede doel eerst goed. Uitnodigen kan alleen voor een goedgekeurd goed doel.',
};
