import { act, cleanup, configure } from '@testing-library/react';
import { afterEach, vi } from 'vitest';

/** Component tests wait longer than the default second, which is too short on two busy cores. */
configure({ asyncUtilTimeout: 10_000 });

afterEach(() => {
  cleanup();
  vi.useRealTimers();
});

/** Advances the fake timers and lets React render what follows. */
export const advanceTimers = (ms: number) => act(() => vi.advanceTimersByTimeAsync(ms));
