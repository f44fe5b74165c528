import { beforeEach, describe, expect, it, vi } from 'vitest';
import { HOUR_MS } from '#api/platform/rules.ts';
import { stubApi } from '#tests/support/stub-api.ts';
import { EXPIRED, FAN, openPage, SESSION_REPLIES, setUpSession } from './session.fixture.ts';

setUpSession();

describe('refreshing it', () => {
  beforeEach(() => {
    localStorage.setItem('ph-session-refreshed', String(Date.now() - 25 * HOUR_MS));
  });

  it('happens by itself once a day, and fetches person and permissions again', async () => {
    const { names } = stubApi({
      ...SESSION_REPLIES,
      'POST /api/users/refresh-token': { body: { user: FAN } },
    });
    for (let pages = 0; pages < 2; pages += 1) await (await openPage('/nl')).startSession();
    const fetched = ['GET /api/users/me', 'GET /api/access'];
    expect(names()).toEqual([...fetched, 'POST /api/users/refresh-token', ...fetched, ...fetched]);
  });

  it('clears it when the server says 401', async () => {
    stubApi({ ...SESSION_REPLIES, 'POST /api/users/refresh-token': EXPIRED });
    const { startSession, $user } = await openPage('/nl');
    await startSession();
    expect($user.get()).toBeNull();
  });

  // Regression: a response requested before a new fan's name was saved arrived later and removed the name.
  it('takes back nothing that was changed while it asked', async () => {
    localStorage.removeItem('ph-session-refreshed');
    const asked = [{ body: { user: FAN } }];
    const late = Promise.withResolvers<{ body: unknown }>();
    stubApi({
      ...SESSION_REPLIES,
      'POST /api/users/refresh-token': { body: { user: FAN } },
      'GET /api/users/me': () => asked.pop() ?? late.promise,
    });
    const { startSession, setUser, $user } = await openPage('/en/campaigns/x/thanks');
    const started = startSession();
    await vi.advanceTimersByTimeAsync(1000);
    setUser({ ...FAN, name: 'Sanne' });
    late.resolve({ body: { user: FAN } });
    await started;
    expect($user.get()?.name).toBe('Sanne');
  });

  // Regression: the response arrived after the cookie was deleted, and set it again.
  it('does not happen while logging out', async () => {
    localStorage.removeItem('ph-session-refreshed');
    const me = Promise.withResolvers<{ body: unknown }>();
    const { names } = stubApi({ ...SESSION_REPLIES, 'GET /api/users/me': () => me.promise });
    const { startSession, logOut } = await openPage('/en/logout');
    await Promise.all([startSession(), logOut().then(() => me.resolve({ body: { user: FAN } }))]);
    expect(names()).not.toContain('POST /api/users/refresh-token');
  });
});

// Regression: the form said 'You take part as Fem' and subscribed the person who had logged in in another tab.
const LOU = { ...FAN, id: 'u2', name: 'Lou', email: 'lou@example.org' };
const dispatchSessionChanged = () =>
  dispatchEvent(new StorageEvent('storage', { key: 'ph-session-changed' }));

it('the session in two tabs becomes that of the person who logged in beside it', async () => {
  stubApi(SESSION_REPLIES);
  const { startSession, $user } = await openPage('/en/campaigns/x');
  await startSession();
  stubApi({ ...SESSION_REPLIES, 'GET /api/users/me': { body: { user: LOU } } });
  dispatchSessionChanged();
  await vi.runAllTimersAsync();
  expect($user.get()?.name).toBe('Lou');
});

it('a tab tells the others about a login and a logout, not about a page that opens', async () => {
  localStorage.removeItem('ph-session-changed');
  stubApi({ ...SESSION_REPLIES, 'POST /api/users/logout': { body: { message: 'bye' } } });
  const { startSession, logOut } = await openPage('/en/campaigns/x');
  await startSession();
  expect(localStorage.getItem('ph-session-changed')).toBeNull();
  await logOut();
  expect(localStorage.getItem('ph-session-changed')).not.toBeNull();
});
