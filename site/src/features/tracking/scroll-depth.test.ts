import { expect, test, vi } from 'vitest';
import { newDepths, percentSeen } from './scroll-depth.ts';
import { throttle } from './throttle.ts';

test('what is above the lower edge of the window counts as seen', () => {
  expect(Math.round(percentSeen({ scrollY: 0, innerHeight: 500, scrollHeight: 2000 }))).toBe(25);
  expect(percentSeen({ scrollY: 1499.4, innerHeight: 500, scrollHeight: 2000 })).toBe(100);
  expect(percentSeen({ scrollY: 0, innerHeight: 900, scrollHeight: 900 })).toBe(100);
  expect(percentSeen({ scrollY: 0, innerHeight: 900, scrollHeight: 0 })).toBe(100);
});

test('each depth is reported once, also when several are passed in one step', () => {
  const reported = new Set<number>();
  expect(newDepths(24.9, reported)).toEqual([]);
  expect(newDepths(60, reported)).toEqual([25, 50]);
  expect(newDepths(30, reported)).toEqual([]);
  expect(newDepths(100, reported)).toEqual([75, 100]);
  expect(newDepths(100, reported)).toEqual([]);
});

test('a throttled look happens once in 100 ms, and not before somebody scrolls', () => {
  vi.useFakeTimers();
  const look = vi.fn();
  const scrolled = throttle(look, 100);
  vi.advanceTimersByTime(500);
  expect(look).toHaveBeenCalledTimes(0);
  for (let event = 0; event < 20; event += 1) {
    scrolled();
    vi.advanceTimersByTime(10);
  }
  expect(look).toHaveBeenCalledTimes(2);
  scrolled();
  vi.advanceTimersByTime(100);
  expect(look).toHaveBeenCalledTimes(3);
  vi.useRealTimers();
});
