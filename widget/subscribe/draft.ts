import { readStored, removeStored, writeStored } from '../client/storage.ts';

/** The texts that a fan has typed, on this device; never the password. */
export type Draft = { readonly answer: string; readonly email: string };

const ANSWER_PREFIX = 'ph-answer-';
const EMAIL_KEY = 'ph-email';
/** Id of the account whose drafts these are; none while nobody has logged in since they were typed. */
const AUTHOR_KEY = 'ph-author';

/** Returns the draft for a campaign; empty texts where there is none or the browser keeps nothing. */
export function readDraft(campaignId: string): Draft {
  return {
    answer: readStored('local', ANSWER_PREFIX + campaignId) ?? '',
    email: readStored('session', EMAIL_KEY) ?? '',
  };
}

/**
 * Stores the answer on this device until {@link clearDraft}, through closed tabs and lost connections; false where the
 * browser stores nothing.
 */
export function saveAnswer(campaignId: string, answer: string): boolean {
  return writeStored('local', ANSWER_PREFIX + campaignId, answer);
}

/** Stores the e-mail address for as long as this tab lives. */
export function saveEmail(email: string): void {
  writeStored('session', EMAIL_KEY, email);
}

/** Deletes a campaign's draft. Only once the donation is known to be paid: until then it may be needed again. */
export function clearDraft(campaignId: string): void {
  saveAnswer(campaignId, '');
  saveEmail('');
}

/** Deletes every draft, for when their author leaves this device. */
export function clearDrafts(): void {
  removeStored('local', ANSWER_PREFIX);
  disownDrafts();
  saveEmail('');
}

/** Leaves the drafts to the next person to log in: a visitor without an account here has typed since. */
export function disownDrafts(): void {
  writeStored('local', AUTHOR_KEY, undefined);
}

/** Makes the drafts those of the account that is logged in now, and deletes them when they are another one's. */
export function claimDrafts(accountId: string): void {
  const author = readStored('local', AUTHOR_KEY);
  if (author !== undefined && author !== accountId) clearDrafts();
  writeStored('local', AUTHOR_KEY, accountId);
}
