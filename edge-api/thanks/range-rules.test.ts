import fc from 'fast-check';
import { expect, test } from 'vitest';
import { parseRange } from './range-rules.ts';

test.each([
  [undefined, 'whole'],
  ['bytes=0-', { offset: 0, length: 100 }],
  ['bytes=10-19', { offset: 10, length: 10 }],
  ['bytes=90-500', { offset: 90, length: 10 }],
  ['bytes=-1', { offset: 99, length: 1 }],
  ['bytes=-500', { offset: 0, length: 100 }],
  ['bytes=-0', 'unsatisfiable'],
  ['bytes=100-', 'unsatisfiable'],
  ['bytes=20-10', 'whole'],
  ['bytes=-', 'whole'],
  ['bytes=0-1,5-6', 'whole'],
  ['BYTES=10-19', { offset: 10, length: 10 }],
  ['lines=1-2', 'whole'],
])('parses %s of 100 bytes', (header, expected) => {
  expect(parseRange(header, 100)).toEqual(expected);
});

test('returns no range outside of the file', () => {
  const part = fc.oneof(fc.nat(), fc.constant(''));
  fc.assert(
    fc.property(part, part, fc.integer({ min: 1, max: 10_000 }), (from, to, size) => {
      const range = parseRange(`bytes=${from}-${to}`, size);
      if (typeof range === 'string') return;
      expect(range.length).toBeGreaterThan(0);
      expect(range.offset).toBeGreaterThanOrEqual(0);
      expect(range.offset + range.length).toBeLessThanOrEqual(size);
    }),
  );
});
