import { expect, test } from 'vitest';
import { isQuiet } from './quiet-rules.ts';

test.each([
  ['2026-01-15T20:59:59Z', false, 'a second before ten in winter'],
  ['2026-01-15T21:00:00Z', true, 'ten in winter'],
  ['2026-01-16T06:59:59Z', true, 'a second before eight in winter'],
  ['2026-01-16T07:00:00Z', false, 'eight in winter'],
  ['2026-07-15T20:00:00Z', true, 'ten in summer'],
  ['2026-07-16T06:00:00Z', false, 'eight in summer'],
  ['2026-03-28T21:00:00Z', true, 'ten before summer time begins'],
  ['2026-03-29T05:59:59Z', true, 'a second before eight once it has begun'],
  ['2026-03-29T06:00:00Z', false, 'eight once it has begun'],
  ['2026-10-25T06:30:00Z', true, 'half past seven once winter time has begun'],
  ['2026-10-25T07:00:00Z', false, 'eight once winter time has begun'],
])('%s is quiet: %s (%s)', (instant, quiet) => {
  expect(isQuiet(new Date(instant))).toBe(quiet);
});
