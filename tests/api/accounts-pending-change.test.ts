import { expect, test, vi } from 'vitest';
import {
  cancelChange,
  NEW_PASSWORD,
  requestReset,
  reset,
  verify,
  LINK_REFUSED,
  logInAs,
  waitForMails,
  waitForMail,
  mailLink,
  createProvenPerson,
  PASSWORD,
  extractToken,
  createPerson,
  tryLogIn,
} from '../support/people.ts';
import { findRows } from '../support/rows.ts';

/** Requests a change of address; returns the tokens of the links that confirm and cancel it. */
async function requestChange(email: string, newEmail: string, password = PASSWORD) {
  const browser = await logInAs(email, { password });
  const notice = await waitForMail(email, '/cancel-email-change?token=', () =>
    browser.post('/api/auth/change-email', { newEmail, password }),
  );
  const confirmation = await waitForMail(newEmail, '/verify-email?token=');
  return { browser, notice, confirm: extractToken(confirmation), cancel: extractToken(notice) };
}

// Otherwise a thief who knew the old password kept the account: the link to their own address survived the reset.
test('a pending change of address dies when the owner resets the password, so that nobody takes the account over', async () => {
  await createProvenPerson('victim@example.org');
  const { confirm, cancel } = await requestChange('victim@example.org', 'attacker@example.org');
  expect(await reset(await requestReset('victim@example.org'))).toMatchObject({ status: 200 });
  expect(await verify(confirm)).toMatchObject(LINK_REFUSED);
  expect(await cancelChange(cancel)).toMatchObject(LINK_REFUSED);
  const owner = await logInAs('victim@example.org', { password: NEW_PASSWORD });
  expect((await owner.get('/api/users/me')).body).toMatchObject({ user: { email: 'victim@example.org' } });
});

test('a pending change of address dies with another change of address and with the account', async () => {
  const id = await createProvenPerson('mover@example.org');
  const first = await requestChange('mover@example.org', 'moved-one@example.org');
  const second = await requestChange('mover@example.org', 'moved-two@example.org');
  expect(await verify(second.confirm, second.browser)).toMatchObject({ status: 200 });
  expect(await verify(first.confirm)).toMatchObject(LINK_REFUSED);
  const third = await requestChange('moved-two@example.org', 'moved-three@example.org');
  expect(await third.browser.delete('/api/users/me', { password: PASSWORD })).toMatchObject({ status: 200 });
  const left = await findRows('verification');
  expect(left.filter(({ identifier }) => identifier.endsWith(id))).toEqual([]);
});

test('a pending change of address is announced to the old address at once, with a link that cancels it, once', async () => {
  await createProvenPerson('noticed@example.org');
  const { notice, confirm, cancel } = await requestChange('noticed@example.org', 'thief@example.org');
  expect(notice.subject).toBe('Someone wants to change your email address');
  expect(notice.text).toContain('http://powerhour.test/en/cancel-email-change?token=');
  expect(notice.text).not.toContain('thief@example.org');
  expect(notice.text).toContain('because you have an account at Power Hour');
  expect(await verify(cancel)).toMatchObject(LINK_REFUSED);
  expect(await cancelChange(confirm)).toMatchObject(LINK_REFUSED);
  const answers = await Promise.all(Array.from({ length: 5 }, () => cancelChange(cancel)));
  expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
  expect(await verify(confirm)).toMatchObject(LINK_REFUSED);
});

test('a pending change of address is announced in the person’s language, at most five times in ten minutes', async () => {
  await createProvenPerson('gemeld@example.org', { language: 'nl' });
  const { browser, notice } = await requestChange('gemeld@example.org', 'nieuw0@example.org');
  expect(notice.subject).toBe('Iemand wil je e-mailadres wijzigen');
  expect(notice.text).toContain('http://powerhour.test/nl/cancel-email-change?token=');
  const change = (at: number) =>
    browser.post('/api/auth/change-email', { newEmail: `nieuw${at}@example.org`, password: PASSWORD });
  for (const at of [1, 2, 3, 4]) expect(await change(at)).toMatchObject({ status: 200 });
  expect(await change(5)).toMatchObject({ status: 429 });
});

test('logs every event of an account once, with the person’s id and no personal data', async () => {
  const info = vi.spyOn(console, 'info').mockImplementation(() => undefined);
  const [email, next] = ['logged@example.org', 'logged-next@example.org'];
  const id = await createPerson(email);
  await tryLogIn(email, 'wrong');
  await tryLogIn('nobody@example.org', 'wrong');
  expect(await reset(await requestReset(email))).toMatchObject({ status: 200 });
  const browser = await logInAs(email, { password: NEW_PASSWORD });
  const change = { currentPassword: NEW_PASSWORD, newPassword: PASSWORD };
  expect(await browser.post('/api/auth/change-password', change)).toMatchObject({ status: 200 });
  const request = () => browser.post('/api/auth/change-email', { newEmail: next, password: PASSWORD });
  const cancel = await mailLink(email, 'cancel-email-change', request);
  expect(await cancelChange(cancel)).toMatchObject({ status: 200 });
  await waitForMails(next);
  const confirm = await mailLink(next, 'verify-email', request);
  expect(await verify(confirm, browser)).toMatchObject({ status: 200 });
  expect(await browser.delete('/api/users/me', { password: PASSWORD })).toMatchObject({ status: 200 });

  const lines = info.mock.calls.map(([line]) => String(line));
  const events = lines
    .map((line): { event: string; user?: string } => JSON.parse(line))
    .filter(({ event }) => /^(login|address|password|email|account)_?/.test(event));
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
