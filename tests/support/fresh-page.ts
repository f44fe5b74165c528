import { act, cleanup, configure } from '@testing-library/react';
import { afterEach, vi } from 'vitest';
import { $toasts } from '#site/ui/toasts.ts';

/** Component tests wait longer than the default second, which is too short on two busy cores. */
configure({ asyncUtilTimeout: 10_000 });

/**
 * Searches by role ask for the style of every element and its parents, which takes most of the time of these tests. No
 * style sheet is loaded here, so elements of a kind are all displayed alike: one of each kind is computed.
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

/** What a test leaves on the page is gone in the next one. */
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
