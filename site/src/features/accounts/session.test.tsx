import { act, render, screen } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { stubApi } from '#tests/support/stub-api.ts';
import {
  assign,
  EXPIRED,
  FAN,
  openPage,
  PERMISSIONS,
  SESSION_REPLIES,
  setUpSession,
} from './session.fixture.ts';

setUpSession();

it('the session loads person and permissions once, however many islands ask', async () => {
  const { calls, names } = stubApi(SESSION_REPLIES);
  const { SessionProvider, useSession } = await openPage('/en/dashboard');
  const Name = () => <p>{useSession().user?.name ?? 'nobody'}</p>;
  await act(async () => {
    render(
      <>
        <SessionProvider>
          <Name />
        </SessionProvider>
        <SessionProvider>
          <Name />
        </SessionProvider>
      </>,
    );
    await vi.runAllTimersAsync();
  });
  expect(screen.getAllByText('Fem')).toHaveLength(2);
  expect(names()).toEqual(['GET /api/users/me', 'GET /api/access']);
  expect(calls[0]?.headers.has('accept-language')).toBe(true);
  expect(document.documentElement.dataset['session']).toBe('');
});

it('the session asks nothing without the hint that there is one', async () => {
  const { names } = stubApi(SESSION_REPLIES);
  const { startSession, $user } = await openPage('/nl', { hint: false });
  await startSession();
  expect($user.get()).toBeNull();
  expect(names()).toEqual([]);
  expect(assign).not.toHaveBeenCalled();
});

it('the session is cleared by a 401 on any call, and the header follows', async () => {
  stubApi({ ...SESSION_REPLIES, 'GET /api/campaigns/mine': EXPIRED });
  const { startSession, $user, $permissions, api } = await openPage('/nl/campaigns/x');
  await startSession();
  expect($permissions.get()).toEqual(PERMISSIONS);
  await api.campaigns.mine.$get({ query: {} });
  expect($user.get()).toBeNull();
  expect($permissions.get()).toBeNull();
  expect(document.documentElement.dataset['session']).toBeUndefined();
  expect(assign).not.toHaveBeenCalled();
});

it('the session sends a dashboard page without a person to the login page, once in two seconds, with its path', async () => {
  stubApi({ ...SESSION_REPLIES, 'GET /api/campaigns/mine': EXPIRED });
  const { startSession, api, setUser } = await openPage('/en/dashboard/subscribed?a=1');
  await startSession();
  await Promise.all([api.campaigns.mine.$get({ query: {} }), api.campaigns.mine.$get({ query: {} })]);
  setUser(FAN);
  await vi.advanceTimersByTimeAsync(1999);
  await api.campaigns.mine.$get({ query: {} });
  expect(assign.mock.calls).toEqual([['/en/login?redirect=%2Fen%2Fdashboard%2Fsubscribed%3Fa%3D1&ended=1']]);
  setUser(FAN);
  await vi.advanceTimersByTimeAsync(1);
  await api.campaigns.mine.$get({ query: {} });
  expect(assign).toHaveBeenCalledTimes(2);
});

it('the session that ended because the address was confirmed elsewhere leads to the login page, which says so', async () => {
  const elsewhere = { error: 'Confirmed in another browser.', code: 'confirmed_elsewhere' };
  stubApi({ 'GET /api/users/me': { status: 401, body: elsewhere } });
  const { startSession, $isConfirmedElsewhere, setUser } = await openPage('/en/dashboard');
  await startSession();
  expect(assign.mock.calls).toEqual([['/en/login?redirect=%2Fen%2Fdashboard&ended=elsewhere']]);
  expect($isConfirmedElsewhere.get()).toBe(true);
  setUser(FAN);
  expect($isConfirmedElsewhere.get()).toBe(false);
});

// Regression: a wrong password on a dashboard page that asks for it again led to the login page.
it('the session is not ended by a wrong password', async () => {
  const wrong = { status: 401, body: { error: 'Invalid email or password', code: 'invalid_credentials' } };
  stubApi({ ...SESSION_REPLIES, 'POST /api/users/login': wrong });
  const { startSession, logIn, $user } = await openPage('/en/dashboard/profile');
  await startSession();
  await logIn({ email: FAN.email, password: 'wrong', language: 'en' });
  expect($user.get()?.name).toBe('Fem');
  expect(assign).not.toHaveBeenCalled();
});

it.each([
  ['no answer', 'unreachable' as const],
  ['a broken server', { status: 500 }],
])('the session is not lost by %s', async (_, reply) => {
  stubApi({ 'GET /api/users/me': reply });
  const { startSession, $user, $isUnreachable } = await openPage('/nl/dashboard');
  await startSession();
  expect($user.get()).toBeUndefined();
  expect($isUnreachable.get()).toBe(true);
  expect(assign).not.toHaveBeenCalled();
});
