import { createBrowser } from './browser.ts';
import { waitForMails, extractToken } from './people.ts';

export const NEW_PASSWORD = 'the second act begins';
/** What every link answers that does not work. */
export const LINK_INVALID_BODY = {
  error: 'This link has been used or has expired. Ask for a new one.',
  code: 'validation_failed',
};

/** Uses a link for a new password. */
export const reset = (token: string, newPassword = NEW_PASSWORD) =>
  createBrowser().post('/api/auth/reset-password', { token, newPassword });
/** Uses a link that proves an address. */
export const verify = (token: string) => createBrowser().post('/api/auth/verify-email', { token });

/** Has a link for a new password sent; returns its token. */
export async function requestReset(email: string): Promise<string> {
  const before = await waitForMails(email);
  await createBrowser().post('/api/auth/request-password-reset', { email });
  const [mail] = await waitForMails(email, before.length + 1);
  return extractToken(mail);
}
