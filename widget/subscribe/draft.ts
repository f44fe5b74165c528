import { LOGIN_CODE_MS } from '#api/accounts/login-code-rules.ts';
import { deleteWords } from '../client/drafts.ts';
import { readStored, removeStored, writeStored } from '../client/storage.ts';

/** What a fan has typed, on this device, and the request for a code that still works; never the password. */
export type Draft = Readonly<Record<'answer' | 'email' | 'codeRequest', string>>;

const ANSWER_PREFIX = 'ph-answer-';
const EMAIL_KEY = 'ph-email';
const CODE_KEY = 'ph-code';
/** Id of the account whose drafts these are; none while nobody has logged in since they were typed. */
const AUTHOR_KEY = 'ph-author';

/** Returns the draft for a campaign; empty texts where there is none or the browser keeps nothing. */
export function readDraft(campaignId: string): Draft {
  const [end, codeRequest = ''] = (readStored('session', CODE_KEY) ?? '').split(' ');
  return {
    answer: readStored('local', ANSWER_PREFIX + campaignId) ?? '',
    email: readStored('session', EMAIL_KEY) ?? '',
    codeRequest: Number(end) > Date.now() ? codeRequest : '',
  };
}

/** Stores the answer on this device until {@link clearDraft}; false where the browser stores nothing. */
export function saveAnswer(campaignId: string, answer: string): boolean {
  return writeStored('local', ANSWER_PREFIX + campaignId, answer);
}

/** Stores the e-mail address for as long as this tab lives. */
export function saveEmail(email: string): void {
  writeStored('session', EMAIL_KEY, email);
}

/** Stores the request for a code, with the end of it: a phone that shows the mail may drop the page. */
export function saveCodeRequest(codeRequest: string): void {
  const end = Date.now() + LOGIN_CODE_MS;
  writeStored('session', CODE_KEY, codeRequest && `${end} ${codeRequest}`);
}

/** Deletes a campaign's draft. Only once the donation is known to be paid: until then it may be needed again. */
export function clearDraft(campaignId: string): void {
  saveAnswer(campaignId, '');
  saveEmail('');
}

/** Deletes every draft, for when their author leaves this device. */
export function clearDrafts(): void {
  removeStored('local', ANSWER_PREFIX);
  deleteWords();
  disownDrafts();
  saveEmail('');
  saveCodeRequest('');
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
