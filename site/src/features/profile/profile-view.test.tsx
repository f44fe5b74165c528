import { fireEvent, render, screen, within } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import type { Profile } from '#api/accounts/contract.ts';
import { press } from '#tests/support/fields.ts';
import { stubApi } from '#tests/support/stub-api.ts';
import { campaignFormTexts } from '#site/features/campaign-form/texts.ts';
import { createClient } from '#api/client.ts';
import { readReply } from '../accounts/shell/read-reply.ts';
import { shellTexts } from '../accounts/shell/texts.ts';
import { loadProfile } from './load-profile.ts';
import { accountTexts } from '../accounts/texts.ts';
import { createUser } from '../accounts/user.fixture.ts';
import { ProfileView } from './ProfileView.tsx';
import { SessionsPanel } from './ProfileView.tsx';

const { api } = createClient();

const form = campaignFormTexts('en');
const texts = { ...accountTexts('en'), ...shellTexts('en'), image: form.image, draft: form.page };
const { common, passkeys, profile, sessions } = texts;
const NOOR = createUser();
const getPanel = (name: string) => within(screen.getByRole('region', { name }));

async function showProfile(more: Partial<Profile> = {}, isVerified = true) {
  const own = {
    ...NOOR,
    phone: null,
    location: null,
    passwordIsGenerated: false,
    hasPassword: true,
    ...more,
  };
  stubApi({
    'GET /api/users/me/profile': { body: { profile: own } },
    'GET /api/users/me/passkeys': { body: { docs: [] } },
    'GET /api/users/me/sessions': { body: { docs: [] } },
  });
  const who = { ...NOOR, _verified: isVerified };
  const loaded = await loadProfile({ api, user: who });
  render(<ProfileView user={who} loaded={loaded} language="en" texts={texts} />);
}

it('the profile asks no password beside what a recent log-in allows', async () => {
  await showProfile();
  expect(await screen.findByLabelText(profile.newEmail)).toBeTruthy();
  const labels = screen.getAllByLabelText(/password/i).filter(({ tagName }) => tagName === 'INPUT');
  expect(labels).toEqual([screen.getByLabelText(common.newPassword)]);
});

it('the profile of an unconfirmed address says so once in place of what needs a confirmed one', async () => {
  await showProfile({}, false);
  const panel = getPanel(profile.email);
  expect(panel.getByText(profile.unproven)).toBeTruthy();
  expect(panel.queryByRole('button')).toBeNull();
  for (const name of [profile.password, profile.yours])
    expect(screen.queryByRole('heading', { name })).toBeNull();
  const wrong = screen.getByRole('link', { name: /^Is the address wrong/ });
  expect(wrong.getAttribute('href')).toBe('/en/contact');
  // A passkey may have been created right after the account.
  expect(getPanel(passkeys.title)).toBeTruthy();
  expect(getPanel(profile.erase).getByRole('button', { name: profile.eraseButton })).toBeTruthy();
});

it.each([
  ['one that we made', { passwordIsGenerated: true }, profile.generatedText],
  ['none', { hasPassword: false }, profile.noPassword],
])('the profile says of a password that there is %s', async (_, more, text) => {
  await showProfile(more);
  expect(await getPanel(profile.password).findByText(text)).toBeTruthy();
});

const LIST = 'GET /api/users/me/sessions';
const times = { loggedInAt: '2026-11-20T09:00:00.000Z', lastUsedAt: '2026-11-23T12:30:00.000Z' };
const here = { id: 'a', browser: 'Firefox, Windows', country: 'NL', ...times, isCurrent: true };
const there = { id: 'b', browser: null, country: null, ...times, isCurrent: false };
async function show() {
  const first = await readReply(api.users.me.sessions.$get());
  render(<SessionsPanel first={first} language="en" texts={sessions} />);
}

it('devices and sessions names browser and country of each, and does not end the one in use', async () => {
  stubApi({ [LIST]: { body: { docs: [here] } } });
  await show();
  const item = await screen.findByRole('listitem');
  expect(item.textContent).toMatch(
    /^Firefox, Windows \(this browser\)Netherlands, logged in 20 Nov.*, last used 23 Nov/,
  );
  expect(screen.queryByRole('button')).toBeNull();
});

it('devices and sessions ends one, or all others, and lists what is left', async () => {
  let docs = [here, there, { ...there, id: 'c', browser: 'Safari, iPhone' }];
  const end = () => {
    docs = docs.slice(0, -1);
    return { body: { ok: true } };
  };
  const replies = { 'DELETE /api/users/me/sessions/c': end, 'DELETE /api/users/me/sessions': end };
  stubApi({ [LIST]: () => ({ body: { docs } }), ...replies });
  await show();
  fireEvent.click(await screen.findByRole('button', { name: 'Log out: Safari, iPhone' }));
  await vi.waitFor(() => expect(screen.getAllByRole('listitem')).toHaveLength(2));
  expect(screen.getByRole('button', { name: 'Log out: Unknown browser' })).toBeTruthy();
  press(sessions.endOthers);
  await vi.waitFor(() => expect(screen.getAllByRole('listitem')).toHaveLength(1));
});

it('devices and sessions says that it could not be ended', async () => {
  stubApi({ [LIST]: { body: { docs: [here, there] } } });
  await show();
  const end = await screen.findByRole('button', { name: 'Log out: Unknown browser' });
  stubApi({ 'DELETE /api/users/me/sessions/b': 'unreachable' });
  fireEvent.click(end);
  expect(await screen.findByText(sessions.failed)).toBeTruthy();
});
