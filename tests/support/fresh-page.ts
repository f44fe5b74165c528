import { act, cleanup, configure } from '@testing-library/react';
import { afterEach, vi } from 'vitest';
import { $toasts } from '#site/ui/toasts.ts';

/** Component tests wait longer than the default second, which is too short on two busy cores. */
configure({ asyncUtilTimeout: 10_000 });

/**
 * Searches by role compute the style of every element and its parents, which takes most of the time of these tests.
 * Without style sheets, elements of a kind are all displayed alike, so each kind is computed once.
 */
const computeStyle = getComputedStyle;
const stylesByKind = new Map<string, CSSStyleDeclaration>();
window.getComputedStyle = (element) => {
  const { tagName, isConnected } = element;
  const kind = [tagName, isConnected, element.hasAttribute('open'), element.getAttribute('style')].join();
  const known = stylesByKind.get(kind);
  if (known) return known;
  const { style } = document.createElement('i');
  style.display = computeStyle(element).display;
  stylesByKind.set(kind, style);
  return style;
};

/** Cleans up what a test leaves on the page. */
afterEach(() => {
  cleanup();
  vi.useRealTimers();
  sessionStorage.clear();
  localStorage.clear();
  history.replaceState(null, '', '/');
  $toasts.set([]);
});

/** Advances the fake timers and lets React render what follows. */
export const advanceTimers = (ms: number) => act(() => vi.advanceTimersByTimeAsync(ms));
