import { act, render, screen } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { stubApi } from '#tests/support/stub-api.ts';
import { HOUR_MS } from '#api/platform/rules.ts';
import { UNREACHABLE } from '#widget/client/outcome.ts';

const FAN = { id: 'u1', name: 'Fem', email: 'fem@example.org', role: 'fan', _verified: true, language: 'nl' };
const PERMISSIONS = {
  createCampaign: false,
  editCampaign: false,
  selectWinners: false,
  reviewCharities: false,
};
const SESSION_REPLIES = {
  'GET /api/users/me': { body: { user: FAN } },
  'GET /api/access': { body: { role: 'fan', can: PERMISSIONS } },
};
const EXPIRED = { status: 401, body: { error: 'Please log in to continue.', code: 'unauthenticated' } };

const assign = vi.fn<(url: string | URL) => void>();

/** Fresh modules: a session begins once for a page. */
async function openPage(path: string, { hint = true } = {}) {
  vi.resetModules();
  history.replaceState(null, '', path);
  document.cookie = hint
    ? 'ph_session=1; path=/'
    : 'ph_session=; path=/; expires=Thu, 01 Jan 1970 00:00:00 GMT';
  const [session, state, { api }, provider] = await Promise.all([
    import('./session.ts'),
    import('./session-state.ts'),
    import('./api.ts'),
    import('./SessionProvider.tsx'),
  ]);
  return { ...session, ...state, ...provider, api };
}

beforeEach(() => {
  vi.useFakeTimers();
  vi.spyOn(location, 'assign').mockImplementation(assign);
  vi.spyOn(console, 'warn').mockReturnValue();
  localStorage.setItem('ph-session-refreshed', String(Date.now()));
});
afterEach(() => {
  assign.mockReset();
});

describe('the session', () => {
  it('loads person and permissions once, however many islands ask', async () => {
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

  it('asks nothing without the hint that there is one', async () => {
    const { names } = stubApi(SESSION_REPLIES);
    const { startSession, $user } = await openPage('/nl', { hint: false });
    await startSession();
    expect($user.get()).toBeNull();
    expect(names()).toEqual([]);
    expect(assign).not.toHaveBeenCalled();
  });

  it('is cleared by a 401 on any call, and the header follows', async () => {
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

  it('sends a dashboard page without a person to the login page, once in two seconds, with its path', async () => {
    stubApi({ ...SESSION_REPLIES, 'GET /api/campaigns/mine': EXPIRED });
    const { startSession, api, setUser } = await openPage('/en/dashboard/subscribed?a=1');
    await startSession();
    await Promise.all([api.campaigns.mine.$get({ query: {} }), api.campaigns.mine.$get({ query: {} })]);
    setUser({ ...FAN, role: 'fan', language: 'nl' });
    await vi.advanceTimersByTimeAsync(1999);
    await api.campaigns.mine.$get({ query: {} });
    expect(assign.mock.calls).toEqual([
      ['/en/login?redirect=%2Fen%2Fdashboard%2Fsubscribed%3Fa%3D1&ended=1'],
    ]);
    setUser({ ...FAN, role: 'fan', language: 'nl' });
    await vi.advanceTimersByTimeAsync(1);
    await api.campaigns.mine.$get({ query: {} });
    expect(assign).toHaveBeenCalledTimes(2);
  });

  it('that ended because the address was confirmed elsewhere leads to the login page, which says so', async () => {
    const elsewhere = { error: 'Confirmed in another browser.', code: 'confirmed_elsewhere' };
    stubApi({ 'GET /api/users/me': { status: 401, body: elsewhere } });
    const { startSession, $isConfirmedElsewhere, setUser } = await openPage('/en/dashboard');
    await startSession();
    expect(assign.mock.calls).toEqual([['/en/login?redirect=%2Fen%2Fdashboard&ended=elsewhere']]);
    expect($isConfirmedElsewhere.get()).toBe(true);
    setUser({ ...FAN, role: 'fan', language: 'nl' });
    expect($isConfirmedElsewhere.get()).toBe(false);
  });

  // The dashboard led to the login when the password that it asks for again was wrong.
  it('is not ended by a wrong password', async () => {
    const wrong = { status: 401, body: { error: 'Invalid email or password', code: 'invalid_credentials' } };
    stubApi({ ...SESSION_REPLIES, 'POST /api/users/login': wrong });
    const { startSession, logIn, $user } = await openPage('/en/dashboard/profile');
    await startSession();
    await logIn({ email: FAN.email, password: 'wrong', language: 'en' });
    expect($user.get()?.name).toBe('Fem');
    expect(assign).not.toHaveBeenCalled();
  });

  it.each(['login', 'logout', 'not-me', 'register', 'verify-email', 'forgot-password', 'reset-password'])(
    'leaves a visitor without one on %s',
    async (page) => {
      stubApi({ 'GET /api/users/me': EXPIRED });
      const { startSession, $user } = await openPage(`/nl/${page}`);
      await startSession();
      expect($user.get()).toBeNull();
      expect(assign).not.toHaveBeenCalled();
    },
  );

  it.each([
    ['no answer', 'unreachable' as const],
    ['a broken server', { status: 500 }],
  ])('is not lost by %s', async (_, reply) => {
    stubApi({ 'GET /api/users/me': reply });
    const { startSession, $user, $isUnreachable } = await openPage('/nl/dashboard');
    await startSession();
    expect($user.get()).toBeUndefined();
    expect($isUnreachable.get()).toBe(true);
    expect(assign).not.toHaveBeenCalled();
  });
});

// Two tabs: the form said 'You take part as Fem' and subscribed the person who had logged in beside it.
describe('in two tabs', () => {
  const LOU = { ...FAN, id: 'u2', name: 'Lou', email: 'lou@example.org' };
  const dispatchSessionChanged = () =>
    dispatchEvent(new StorageEvent('storage', { key: 'ph-session-changed' }));

  it('becomes that of the person who logged in beside it', async () => {
    stubApi(SESSION_REPLIES);
    const { startSession, $user } = await openPage('/en/campaigns/x');
    await startSession();
    stubApi({ ...SESSION_REPLIES, 'GET /api/users/me': { body: { user: LOU } } });
    dispatchSessionChanged();
    await vi.runAllTimersAsync();
    expect($user.get()?.name).toBe('Lou');
  });

  it('tells the others about a login and a logout, not about a page that opens', async () => {
    localStorage.removeItem('ph-session-changed');
    stubApi({ ...SESSION_REPLIES, 'POST /api/users/logout': { body: { message: 'bye' } } });
    const { startSession, logOut } = await openPage('/en/campaigns/x');
    await startSession();
    expect(localStorage.getItem('ph-session-changed')).toBeNull();
    await logOut();
    expect(localStorage.getItem('ph-session-changed')).not.toBeNull();
  });
});

it('tells other tabs of a logout before it is known who leaves', async () => {
  localStorage.removeItem('ph-session-changed');
  stubApi({ 'POST /api/users/logout': { body: { message: 'bye' } } });
  await (await openPage('/en/logout')).logOut();
  expect(localStorage.getItem('ph-session-changed')).not.toBeNull();
});

describe('refreshing it', () => {
  it('fetches person and permissions again', async () => {
    const { names } = stubApi({
      ...SESSION_REPLIES,
      'POST /api/users/refresh-token': { body: { user: FAN } },
    });
    const { refreshSession } = await openPage('/nl');
    await refreshSession();
    expect(names()).toEqual(['POST /api/users/refresh-token', 'GET /api/users/me', 'GET /api/access']);
  });

  it('clears it when the server says 401', async () => {
    stubApi({ ...SESSION_REPLIES, 'POST /api/users/refresh-token': EXPIRED });
    const { startSession, refreshSession, $user } = await openPage('/nl');
    await startSession();
    await refreshSession();
    expect($user.get()).toBeNull();
  });

  it('happens by itself once a day', async () => {
    localStorage.setItem('ph-session-refreshed', String(Date.now() - 25 * HOUR_MS));
    const replies = { ...SESSION_REPLIES, 'POST /api/users/refresh-token': { body: { user: FAN } } };
    const first = stubApi(replies);
    await (await openPage('/nl')).startSession();
    expect(first.names()).toContain('POST /api/users/refresh-token');
    const second = stubApi(replies);
    await (await openPage('/nl')).startSession();
    expect(second.names()).not.toContain('POST /api/users/refresh-token');
  });

  // Its answer came after the cookie had been ended, and brought it back.
  it('does not happen while logging out', async () => {
    localStorage.removeItem('ph-session-refreshed');
    const me = Promise.withResolvers<{ body: unknown }>();
    const { names } = stubApi({ ...SESSION_REPLIES, 'GET /api/users/me': () => me.promise });
    const { startSession, logOut } = await openPage('/en/logout');
    await Promise.all([startSession(), logOut().then(() => me.resolve({ body: { user: FAN } }))]);
    expect(names()).not.toContain('POST /api/users/refresh-token');
  });
});

describe('erasing the account', () => {
  it.each([
    ['leads to no login, whatever another call hears meanwhile', { kind: 'done', value: {} }, 0],
    ['leads there when the session had ended before', UNREACHABLE, 1],
  ] as const)('%s', async (_, outcome, redirects) => {
    stubApi(SESSION_REPLIES);
    const { startSession, leaveBy, clearSession } = await openPage('/en/dashboard/profile');
    await startSession();
    await leaveBy(() => {
      clearSession();
      return Promise.resolve(outcome);
    });
    expect(assign).toHaveBeenCalledTimes(redirects);
  });
});

describe('logging out', () => {
  it.each([
    ['', { body: { message: 'bye' } }, '/nl/login'],
    [', by way of ending its cookie when the server fails', { status: 500 }, '/nl/end-session'],
    [', by way of ending its cookie without a connection', 'unreachable' as const, '/nl/end-session'],
  ])('clears it and goes to the Dutch login page after half a second%s', async (_, reply, path) => {
    stubApi({ ...SESSION_REPLIES, 'POST /api/users/logout': reply });
    const { startSession, logOut, $user, $permissions } = await openPage('/en/logout');
    await startSession();
    await logOut();
    expect($user.get()).toBeNull();
    expect($permissions.get()).toBeNull();
    await vi.advanceTimersByTimeAsync(499);
    expect(assign).not.toHaveBeenCalled();
    await vi.advanceTimersByTimeAsync(1);
    expect(assign.mock.calls).toEqual([[path]]);
    expect(document.cookie).not.toMatch(/ph_session=./);
  });

  it('takes what was typed along', async () => {
    stubApi({ ...SESSION_REPLIES, 'POST /api/users/logout': { body: { message: 'bye' } } });
    const { startSession, logOut } = await openPage('/en/logout');
    await startSession();
    localStorage.setItem('ph-answer-c1', 'Because');
    await logOut();
    expect(localStorage.getItem('ph-answer-c1')).toBeNull();
  });
});

describe('the hook', () => {
  it('throws outside of its provider', async () => {
    vi.spyOn(console, 'error').mockReturnValue();
    const { useSession } = await openPage('/nl');
    const Outside = () => <p>{useSession().user?.name}</p>;
    expect(() => render(<Outside />)).toThrow('useSession must be used within a SessionProvider');
  });
});
