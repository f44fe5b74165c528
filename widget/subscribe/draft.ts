import { LOGIN_CODE_MS } from '#api/accounts/login-code-rules.ts';
import { deleteWords } from '../client/drafts.ts';
import { readStored, removeStored, writeStored } from '../client/storage.ts';

/** What a fan has typed on this device, and the request of a code that is still valid; never the password. */
export type Draft = Readonly<Record<'answer' | 'email' | 'codeRequest', string>>;

const ANSWER_PREFIX = 'ph-answer-';
const EMAIL_KEY = 'ph-email';
const CODE_KEY = 'ph-code';
/** Id of the account that owns the drafts; none if nobody has logged in since they were typed. */
const AUTHOR_KEY = 'ph-author';

/** Returns the draft for a campaign; empty texts if there is none, or storage is blocked. */
export function readDraft(campaignId: string): Draft {
  const [end, codeRequest = ''] = (readStored('session', CODE_KEY) ?? '').split(' ');
  return {
    answer: readStored('local', ANSWER_PREFIX + campaignId) ?? '',
    email: readStored('session', EMAIL_KEY) ?? '',
    codeRequest: Number(end) > Date.now() ? codeRequest : '',
  };
}

/** Stores the answer on this device until {@link clearDraft}; false if storage is blocked or full. */
export function saveAnswer(campaignId: string, answer: string): boolean {
  return writeStored('local', ANSWER_PREFIX + campaignId, answer);
}

/** Stores the e-mail address for as long as this tab lives. */
export function saveEmail(email: string): void {
  writeStored('session', EMAIL_KEY, email);
}

/** Stores the request of a code with its expiry, because a phone that shows the mail may unload the page. */
export function saveCodeRequest(codeRequest: string): void {
  const end = Date.now() + LOGIN_CODE_MS;
  writeStored('session', CODE_KEY, codeRequest && `${end} ${codeRequest}`);
}

/** Deletes a campaign's draft. Only to be called once the donation is paid: until then it may be needed again. */
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

/** Removes the owner of the drafts, because a visitor without an account has typed since: the next login owns them. */
export function disownDrafts(): void {
  writeStored('local', AUTHOR_KEY, undefined);
}

/** Makes the logged-in account the owner of the drafts; deletes them if they belong to another account. */
export function claimDrafts(accountId: string): void {
  const author = readStored('local', AUTHOR_KEY);
  if (author !== undefined && author !== accountId) clearDrafts();
  writeStored('local', AUTHOR_KEY, accountId);
}
