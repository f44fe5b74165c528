import { beforeEach, vi } from 'vitest';
import { createUser } from './user.fixture.ts';

/** The person whose session it is. */
export const FAN = createUser({ name: 'Fem', email: 'fem@example.org', language: 'nl' });
export const PERMISSIONS = {
  createCampaign: false,
  editCampaign: false,
  selectWinners: false,
  reviewCharities: false,
};
export const SESSION_REPLIES = {
  'GET /api/users/me': { body: { user: FAN } },
  'GET /api/access': { body: { role: 'fan', can: PERMISSIONS } },
};
export const EXPIRED = {
  status: 401,
  body: { error: 'Please log in to continue.', code: 'unauthenticated' },
};

/** Records where the page navigates to. */
export const assign = vi.fn<(url: string | URL) => void>();

/** Opens a page with fresh modules, because a session starts once per page. */
export async function openPage(path: string, { hint = true } = {}) {
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

/** Uses fake timers and mocks navigation in each test of a file. */
export function setUpSession() {
  beforeEach(() => {
    vi.useFakeTimers();
    vi.spyOn(location, 'assign').mockImplementation(assign);
    localStorage.setItem('ph-session-refreshed', String(Date.now()));
  });
}
