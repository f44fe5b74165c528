import { cleanup, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { User } from '#api/accounts/contract.ts';
import { SESSION_HINT_COOKIE } from '#api/platform/rules.ts';
import { stubApi } from '#tests/support/stub-api.ts';
import { clearSession, setUser } from '../accounts/session-state.ts';
import { InvitationView } from './InvitationView.tsx';
import { charityProfileTexts } from './texts.ts';

const ACCEPT = 'POST /api/charity-invitations/accept';
const { invitation: texts } = charityProfileTexts('en');

beforeEach(() => history.replaceState(null, '', '/en/charity-invitation?token=abc'));

afterEach(() => {
  cleanup();
  clearSession();
  document.cookie = `${SESSION_HINT_COOKIE}=; max-age=0`;
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

function show(role: User['role'] | undefined, replies: Parameters<typeof stubApi>[0] = {}) {
  const user = {
    id: 'u1',
    name: 'Marit',
    email: 'marit@example.test',
    role,
    _verified: true,
    language: 'en',
  };
  const stub = stubApi({ 'GET /api/users/me': role ? { body: { user } } : { status: 401 }, ...replies });
  if (role) {
    document.cookie = `${SESSION_HINT_COOKIE}=1`;
    setUser({ ...user, role, language: 'en' });
  } else clearSession();
  render(<InvitationView language="en" texts={texts} />);
  return stub;
}

test('an invitation is accepted by the button alone, and leads to the profile', async () => {
  const assign = vi.spyOn(location, 'assign').mockReturnValue(undefined);
  const { calls, names } = show('charity', { [ACCEPT]: { body: { doc: { id: 'c1', name: 'De Kade' } } } });
  const button = await screen.findByRole('button', { name: texts.accept });
  expect(names()).not.toContain(ACCEPT);
  await userEvent.click(button);
  await vi.waitFor(() => expect(assign).toHaveBeenCalledWith('/en/dashboard/charities/c1'));
  expect(calls.find(({ name }) => name === ACCEPT)?.body).toEqual({ token: 'abc' });
});

test('an invitation that no longer works says so, and one that met no connection can be accepted again', async () => {
  const refused = { status: 400, body: { error: 'Used.', code: 'validation_failed' } };
  let reply: 'unreachable' | typeof refused = 'unreachable';
  show('charity', { [ACCEPT]: () => reply });
  await userEvent.click(await screen.findByRole('button', { name: texts.accept }));
  await screen.findByText(texts.failed);
  reply = refused;
  await userEvent.click(screen.getByRole('button', { name: texts.accept }));
  await screen.findByText(texts.refusedHeading);
});

test('a visitor logs in or makes an account, and comes back to the invitation', async () => {
  show(undefined);
  const back = encodeURIComponent('/en/charity-invitation?token=abc');
  const register = await screen.findByRole('link', { name: texts.register });
  expect(register.getAttribute('href')).toBe(`/en/register?role=charity&redirect=${back}`);
  expect(screen.getByRole('link', { name: texts.login }).getAttribute('href')).toBe(
    `/en/login?redirect=${back}`,
  );
});

test.each(['fan', 'celebrity', 'admin'] as const)(
  'a %s is asked to come back with another account',
  async (role) => {
    const { names } = show(role);
    await screen.findByText(texts.wrongRoleHeading);
    expect(screen.queryByRole('button')).toBeNull();
    expect(names()).not.toContain(ACCEPT);
  },
);
