import { expect, test, vi } from 'vitest';
import { takeNewDepths, getScrollPercent, throttle } from './watch-page.ts';

test('counts what is above the lower edge of the window as seen', () => {
  expect(Math.round(getScrollPercent({ scrollY: 0, innerHeight: 500, scrollHeight: 2000 }))).toBe(25);
  expect(getScrollPercent({ scrollY: 1499.4, innerHeight: 500, scrollHeight: 2000 })).toBe(100);
  expect(getScrollPercent({ scrollY: 0, innerHeight: 900, scrollHeight: 900 })).toBe(100);
  expect(getScrollPercent({ scrollY: 0, innerHeight: 900, scrollHeight: 0 })).toBe(100);
});

test('reports each depth once, even when several are passed in one step', () => {
  const reported = new Set<number>();
  expect(takeNewDepths(24.9, reported)).toEqual([]);
  expect(takeNewDepths(60, reported)).toEqual([25, 50]);
  expect(takeNewDepths(30, reported)).toEqual([]);
  expect(takeNewDepths(100, reported)).toEqual([75, 100]);
  expect(takeNewDepths(100, reported)).toEqual([]);
});

test('runs a throttled function once in 100 ms', () => {
  vi.useFakeTimers();
  const run = vi.fn();
  const onScroll = throttle(run, 100);
  vi.advanceTimersByTime(500);
  expect(run).toHaveBeenCalledTimes(0);
  for (let event = 0; event < 20; event += 1) {
    onScroll();
    vi.advanceTimersByTime(10);
  }
  expect(run).toHaveBeenCalledTimes(2);
  onScroll();
  vi.advanceTimersByTime(100);
  expect(run).toHaveBeenCalledTimes(3);
  vi.useRealTimers();
});
