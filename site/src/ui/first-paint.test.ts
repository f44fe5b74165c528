// @vitest-environment happy-dom
import { runInThisContext } from 'node:vm';
import { beforeEach, expect, it, vi } from 'vitest';
import { FIRST_PAINT } from './first-paint.ts';

/** An expiry in the past; a cookie that expires in the current millisecond has not expired yet. */
const GONE = 'expires=Thu, 01 Jan 1970 00:00:00 GMT';

/** Runs the script as a browser would run a script element. */
function run(): void {
  runInThisContext(FIRST_PAINT);
}

beforeEach(() => {
  document.cookie = `ph_session=; ${GONE}`;
  document.cookie = `lang=; ${GONE}`;
  delete document.documentElement.dataset['session'];
  delete document.documentElement.dataset['top'];
  document.body.innerHTML = '<a href="/en/terms" hreflang="en" data-language><b>English</b></a>';
});

it('the inline script fits the budget of a page without islands', () => {
  expect(new TextEncoder().encode(FIRST_PAINT).length).toBeLessThanOrEqual(600);
});

it('the inline script leaves the page as it is for a visitor without a session', () => {
  document.cookie = 'xph_session=1';
  run();
  expect(document.documentElement.dataset['session']).toBeUndefined();
});

it('the inline script marks the page for a visitor with a session', () => {
  document.cookie = 'ph_session=1';
  run();
  expect(document.documentElement.dataset['session']).toBe('');
});

it('the inline script says whether the page is within 8 px of its top', () => {
  vi.stubGlobal('onscroll', null);
  const top = () => document.documentElement.dataset['top'];
  run();
  expect(top()).toBe('true');
  for (const [y, expected] of [
    [8, 'true'],
    [9, 'false'],
    [0, 'true'],
  ] as const) {
    vi.stubGlobal('scrollY', y);
    window.onscroll?.(new Event('scroll'));
    expect(top()).toBe(expected);
  }
});

it('the inline script remembers the language that the visitor chooses', () => {
  run();
  document.querySelector('b')?.dispatchEvent(new MouseEvent('click', { bubbles: true, cancelable: true }));
  expect(document.cookie).toContain('lang=en');
});

it('the inline script presses a button once its island’s script is there, once for many presses, and not before', () => {
  document.body.innerHTML = '<astro-island ssr><button type="button"><svg></svg></button></astro-island>';
  const press = vi.fn<() => void>();
  const island = document.querySelector('astro-island');
  run();
  for (let times = 0; times < 3; times += 1)
    document.querySelector('svg')?.dispatchEvent(new MouseEvent('click', { bubbles: true }));
  document.querySelector('button')?.addEventListener('click', press);
  expect(press).not.toHaveBeenCalled();
  island?.removeAttribute('ssr');
  island?.dispatchEvent(new CustomEvent('astro:hydrate'));
  expect(press).toHaveBeenCalledOnce();
});
