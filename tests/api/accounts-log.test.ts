import { afterEach, expect, test, vi } from 'vitest';
import { ACCOUNT_EVENTS } from '#api/accounts/account-log.ts';
import { createBrowser } from '../support/browser.ts';
import { cancelChange, NEW_PASSWORD, requestReset, reset, verify } from '../support/links.ts';
import { createPerson, extractToken, logInAs, PASSWORD, waitForMails } from '../support/people.ts';

afterEach(() => {
  vi.restoreAllMocks();
});

test('logs every event of an account once, with the person’s id and no personal data', async () => {
  const info = vi.spyOn(console, 'info').mockImplementation(() => undefined);
  const [email, next] = ['logged@example.org', 'logged-next@example.org'];
  const id = await createPerson(email);
  await createBrowser().post('/api/users/login', { email, password: 'wrong' });
  await createBrowser().post('/api/users/login', { email: 'nobody@example.org', password: 'wrong' });
  expect(await reset(await requestReset(email))).toMatchObject({ status: 200 });
  const browser = await logInAs(email, { password: NEW_PASSWORD });
  const change = { currentPassword: NEW_PASSWORD, newPassword: PASSWORD };
  expect(await browser.post('/api/auth/change-password', change)).toMatchObject({ status: 200 });
  const request = () => browser.post('/api/auth/change-email', { newEmail: next, password: PASSWORD });
  const before = await waitForMails(email, 4);
  await request();
  const [notice] = await waitForMails(email, before.length + 1);
  expect(await cancelChange(extractToken(notice))).toMatchObject({ status: 200 });
  const cancelled = await waitForMails(next);
  await request();
  const [confirmation] = await waitForMails(next, cancelled.length + 1);
  expect(await verify(extractToken(confirmation), browser)).toMatchObject({ status: 200 });
  expect(await browser.delete('/api/users/me', { password: PASSWORD })).toMatchObject({ status: 200 });

  const lines = info.mock.calls.map(([line]) => String(line));
  const events = lines
    .map((line): { event: string; user?: string } => JSON.parse(line))
    .filter(({ event }) => ACCOUNT_EVENTS.some((known) => known === event));
  expect(events.map(({ event, user }) => [event, user])).toEqual([
    ['login_refused', id],
    ['login_refused', undefined],
    ['address_proven', id],
    ['password_reset', id],
    ['login', id],
    ['password_changed', id],
    ['email_change_requested', id],
    ['email_change_cancelled', id],
    ['email_change_requested', id],
    ['email_changed', id],
    ['account_erased', id],
  ]);
  expect(lines.join()).not.toMatch(/@example\.org|Fem|Visser|a good evening|second act/);
});
