// @vitest-environment happy-dom
import { expect, test } from 'vitest';
import { SESSION_HINT_COOKIE } from '#api/platform/rules.ts';
import { watchSessionHint } from './watch-session-hint.ts';

test('a page that the browser has kept shows who is logged in now', () => {
  const { dataset } = document.documentElement;
  const show = (persisted: boolean) => dispatchEvent(Object.assign(new Event('pageshow'), { persisted }));
  watchSessionHint();
  document.cookie = `${SESSION_HINT_COOKIE}=1`;
  show(false);
  expect(dataset['session']).toBeUndefined();
  show(true);
  expect(dataset['session']).toBe('');
  document.cookie = `${SESSION_HINT_COOKIE}=; expires=Thu, 01 Jan 1970 00:00:00 GMT`;
  show(true);
  expect(dataset['session']).toBeUndefined();
});
