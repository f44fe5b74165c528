// @vitest-environment happy-dom
import { expect, test, vi } from 'vitest';
import { SESSION_HINT_COOKIE } from '#api/platform/rules.ts';
import { watchSessionHint } from './watch-session-hint.ts';

test('a page from the browser’s cache is reloaded after a log-in or a log-out', () => {
  const reload = vi.spyOn(location, 'reload').mockReturnValue();
  const { dataset } = document.documentElement;
  const show = (persisted: boolean) => {
    reload.mockClear();
    dispatchEvent(Object.assign(new Event('pageshow'), { persisted }));
    return reload.mock.calls.length;
  };
  watchSessionHint();
  expect(show(true)).toBe(0);
  document.cookie = `${SESSION_HINT_COOKIE}=1`;
  expect([show(false), show(true)]).toEqual([0, 1]);
  dataset['session'] = '';
  expect(show(true)).toBe(0);
  document.cookie = `${SESSION_HINT_COOKIE}=; expires=Thu, 01 Jan 1970 00:00:00 GMT`;
  expect(show(true)).toBe(1);
});
