/** What a fan typed before, on this device. The password is never part of it. */
export type Draft = { readonly answer: string; readonly email: string };

const answerKey = (campaignId: string) => `ph-answer-${campaignId}`;
const EMAIL_KEY = 'ph-email';

/** The draft for a campaign; empty texts where there is none or the browser keeps nothing. */
export function readDraft(campaignId: string): Draft {
  return {
    answer: withStorage('local', (storage) => storage.getItem(answerKey(campaignId))) ?? '',
    email: withStorage('session', (storage) => storage.getItem(EMAIL_KEY)) ?? '',
  };
}

/** Keeps the answer on this device until {@link clearDraft}, through closed tabs and lost connections. */
export function saveAnswer(campaignId: string, answer: string): void {
  const key = answerKey(campaignId);
  withStorage('local', (storage) => (answer === '' ? storage.removeItem(key) : storage.setItem(key, answer)));
}

/** Keeps the e-mail address for as long as this tab lives. */
export function saveEmail(email: string): void {
  withStorage('session', (storage) =>
    email === '' ? storage.removeItem(EMAIL_KEY) : storage.setItem(EMAIL_KEY, email),
  );
}

/** Forgets a campaign's draft. Only for when the donation is known to be paid: until then it may be needed again. */
export function clearDraft(campaignId: string): void {
  withStorage('local', (storage) => storage.removeItem(answerKey(campaignId)));
  withStorage('session', (storage) => storage.removeItem(EMAIL_KEY));
}

/** Storage throws where it is blocked or full; the flow then works without a memory. */
function withStorage<T>(kind: 'local' | 'session', use: (storage: Storage) => T): T | undefined {
  try {
    return use(kind === 'local' ? window.localStorage : window.sessionStorage);
  } catch {
    return undefined;
  }
}
