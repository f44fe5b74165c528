import { expect, it, vi } from 'vitest';
import { stubApi } from '#tests/support/stub-api.ts';
import { UNREACHABLE } from '#widget/client/outcome.ts';
import { assign, openPage, SESSION_REPLIES, setUpSession } from './session.fixture.ts';

setUpSession();

it.each([
  ['', { body: { message: 'bye' } }, '/nl/login'],
  [', by way of ending its cookie when the server fails', { status: 500 }, '/nl/end-session'],
  [', by way of ending its cookie without a connection', 'unreachable' as const, '/nl/end-session'],
])('logging out clears it and goes to the Dutch login page after half a second%s', async (_, reply, path) => {
  const replace = vi.spyOn(location, 'replace').mockImplementation(() => undefined);
  stubApi({ ...SESSION_REPLIES, 'POST /api/users/logout': reply });
  const { startSession, logOut, $user, $permissions } = await openPage('/en/logout');
  await startSession();
  await logOut();
  expect($user.get()).toBeNull();
  expect($permissions.get()).toBeNull();
  await vi.advanceTimersByTimeAsync(499);
  expect(replace).not.toHaveBeenCalled();
  await vi.advanceTimersByTimeAsync(1);
  expect(replace.mock.calls).toEqual([[path]]);
  expect(assign).not.toHaveBeenCalled();
  expect(document.cookie).not.toMatch(/ph_session=./);
});

it('logging out takes what was typed along', async () => {
  stubApi({ ...SESSION_REPLIES, 'POST /api/users/logout': { body: { message: 'bye' } } });
  const { startSession, logOut } = await openPage('/en/logout');
  await startSession();
  localStorage.setItem('ph-answer-c1', 'Because');
  await logOut();
  expect(localStorage.getItem('ph-answer-c1')).toBeNull();
});

it('tells other tabs of a logout before it is known who leaves', async () => {
  localStorage.removeItem('ph-session-changed');
  stubApi({ 'POST /api/users/logout': { body: { message: 'bye' } } });
  await (await openPage('/en/logout')).logOut();
  expect(localStorage.getItem('ph-session-changed')).not.toBeNull();
});

it.each([
  ['leads to no login, whatever another call hears meanwhile', { kind: 'done', value: {} }, 0],
  ['leads there when the session had ended before', UNREACHABLE, 1],
] as const)('erasing the account %s', async (_, outcome, redirects) => {
  stubApi(SESSION_REPLIES);
  const { startSession, leaveBy, clearSession } = await openPage('/en/dashboard/profile');
  await startSession();
  await leaveBy(() => {
    clearSession();
    return Promise.resolve(outcome);
  });
  expect(assign).toHaveBeenCalledTimes(redirects);
});
