import { expect, test, vi } from 'vitest';
import { memoizeByLocale } from './locale-rules.ts';

test('a format is made once for each locale', () => {
  const create = vi.fn((locale: string) => new Intl.NumberFormat(locale));
  const getFormat = memoizeByLocale(create);
  expect(getFormat('nl')).toBe(getFormat('nl'));
  expect(getFormat('en').resolvedOptions().locale).toBe('en');
  expect(create.mock.calls).toEqual([['nl'], ['en']]);
});
