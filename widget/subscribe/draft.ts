import { readStored, writeStored } from '../client/storage.ts';

/** The texts that a fan has typed, on this device; never the password. */
export type Draft = { readonly answer: string; readonly email: string };

const answerKey = (campaignId: string) => `ph-answer-${campaignId}`;
const EMAIL_KEY = 'ph-email';

/** Returns the draft for a campaign; empty texts where there is none or the browser keeps nothing. */
export function readDraft(campaignId: string): Draft {
  return {
    answer: readStored('local', answerKey(campaignId)) ?? '',
    email: readStored('session', EMAIL_KEY) ?? '',
  };
}

/** Stores the answer on this device until {@link clearDraft}, through closed tabs and lost connections. */
export function saveAnswer(campaignId: string, answer: string): void {
  writeStored('local', answerKey(campaignId), answer);
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
