import { createBrowser } from './browser.ts';
import { waitForMails, extractToken } from './people.ts';

export const NEW_PASSWORD = 'the second act begins';
/** The response to every invalid link. */
export const LINK_REFUSED = {
  status: 400,
  body: { error: 'This link has been used or has expired. Ask for a new one.', code: 'validation_failed' },
};

/** Sets a new password with a link's token. */
export const reset = (token: string, newPassword = NEW_PASSWORD) =>
  createBrowser().post('/api/auth/reset-password', { token, newPassword });
/** Checks whether a link's token still works. */
export const checkLink = (token: string) => createBrowser().post('/api/auth/check-link', { token });
/** Verifies an address with a link's token. */
export const verify = (token: string, browser = createBrowser()) =>
  browser.post('/api/auth/verify-email', { token });
/** Cancels a change of address with a link's token. */
export const cancelChange = (token: string) =>
  createBrowser().post('/api/auth/cancel-email-change', { token });

/** Requests a link for a new password; returns its token. */
export async function requestReset(email: string): Promise<string> {
  const before = await waitForMails(email);
  await createBrowser().post('/api/auth/request-password-reset', { email });
  const [mail] = await waitForMails(email, before.length + 1);
  return extractToken(mail);
}

/** Logs a browser in with a link's token. */
export const logInByLink = (token: string, browser = createBrowser()) =>
  browser.post('/api/auth/log-in-by-link', { token });

/** Requests a link that logs in; returns its token. */
export async function requestLoginLink(email: string, redirect?: string): Promise<string> {
  const before = await waitForMails(email);
  await createBrowser().post('/api/auth/request-login-link', { email, redirect });
  const [mail] = await waitForMails(email, before.length + 1);
  return extractToken(mail);
}

/** Requests a log-in code; returns the body that logs in with it. */
export async function requestCode(email: string) {
  const before = await waitForMails(email);
  const { body } = await createBrowser().post('/api/auth/request-login-link', { email });
  const [mail] = await waitForMails(email, before.length + 1);
  const code = /\b(\d{6})\b/.exec(mail?.text ?? '')?.[1] ?? '';
  return { email, code, codeRequest: String(Object(body).codeRequest) };
}
type Code = Awaited<ReturnType<typeof requestCode>>;
/** Logs a browser in with a code. */
export const logInByCode = (code: Code, browser = createBrowser()) =>
  browser.post('/api/auth/log-in-by-code', code);
