import { fireEvent, render, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, test } from 'vitest';
import type { User } from '#api/accounts/contract.ts';
import { SESSION_HINT_COOKIE } from '#api/platform/rules.ts';
import { getHref, press } from '#tests/support/fields.ts';
import { stubApi } from '#tests/support/stub-api.ts';
import { clearSession, setUser } from '../accounts/session-state.ts';
import { createUser } from '../accounts/user.fixture.ts';
import { InvitationView } from './InvitationView.tsx';
import { charityProfileTexts } from './texts.ts';

const READ = 'POST /api/charity-invitations/read';
const ACCEPT = 'POST /api/charity-invitations/accept';
const { invitation: texts } = charityProfileTexts('en');

beforeEach(() => history.replaceState(null, '', '/en/charity-invitation?token=abc'));

afterEach(() => {
  clearSession();
  document.cookie = `${SESSION_HINT_COOKIE}=; max-age=0`;
});

function show(role: User['role'] | undefined, replies: Parameters<typeof stubApi>[0] = {}) {
  const user = createUser({ email: 'marit@example.test', role: role ?? 'fan' });
  const stub = stubApi({
    'GET /api/users/me': role ? { body: { user } } : { status: 401 },
    [READ]: { body: { doc: { charity: 'De Kade', email: 'marit@example.test' } } },
    ...replies,
  });
  if (role) {
    document.cookie = `${SESSION_HINT_COOKIE}=1`;
    setUser(user);
  } else clearSession();
  render(<InvitationView language="en" texts={texts} />);
  return stub;
}

test('an invitation that no longer works says so, and one that met no connection can be accepted again', async () => {
  const refused = { status: 400, body: { error: 'Used.', code: 'validation_failed' } };
  let reply: 'unreachable' | typeof refused = 'unreachable';
  show('charity', { [ACCEPT]: () => reply });
  fireEvent.click(await screen.findByRole('button', { name: texts.accept }));
  await screen.findByText(texts.failed);
  reply = refused;
  press(texts.accept);
  await screen.findByText(texts.refusedHeading);
});

test('a visitor is told whom the invitation is for, logs in or makes an account, and comes back', async () => {
  show(undefined);
  await screen.findByText(
    'The invitation is for marit@example.test. You need a charity account with that address.',
  );
  const back = encodeURIComponent('/en/charity-invitation?token=abc');
  const register = await screen.findByRole('link', { name: texts.register });
  expect(register.getAttribute('href')).toBe(
    `/en/register?role=charity&redirect=${back}#email=marit%40example.test`,
  );
  expect(getHref(texts.login)).toBe(`/en/login?redirect=${back}`);
});

test.each(['fan', 'celebrity', 'admin'] as const)(
  'a %s whose own address was invited is asked to have another one invited',
  async (role) => {
    const { names } = show(role);
    await screen.findByText(/^The account of marit@example.test is not a charity account/);
    expect(screen.queryByRole('link', { name: texts.logout })).toBeNull();
    expect(screen.queryByRole('button')).toBeNull();
    expect(names()).not.toContain(ACCEPT);
  },
);

test('another account of a charity is told whom the invitation is for, and cannot accept it', async () => {
  show('charity', { [READ]: { body: { doc: { charity: 'De Kade', email: 'info@kade.test' } } } });
  await screen.findByText(/with the address info@kade.test. You are logged in as marit@example.test./);
  expect(screen.getByRole('link', { name: texts.logout })).toBeTruthy();
  expect(screen.queryByRole('button')).toBeNull();
});

test('says why it was refused and asks again who is logged in, should another tab have changed the account', async () => {
  const { names } = show('charity', {
    [ACCEPT]: { status: 409, body: { error: 'For another.', code: 'conflict' } },
  });
  const countAsked = () => names().filter((name) => name === 'GET /api/users/me').length;
  const button = await screen.findByRole('button', { name: texts.accept });
  const before = countAsked();
  fireEvent.click(button);
  await screen.findByText('For another.');
  expect(countAsked()).toBe(before + 1);
});
