import { act, cleanup, configure } from '@testing-library/react';
import { afterEach, vi } from 'vitest';
import { $toasts } from '#site/ui/toasts.ts';

/** Component tests wait longer than the default second, which is too short on two busy cores. */
configure({ asyncUtilTimeout: 10_000 });

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
