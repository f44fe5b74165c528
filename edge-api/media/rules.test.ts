import { expect, test } from 'vitest';
import { toOriginalName, toSrcset, toStoredNames, toVariantName } from './rules.ts';

test('the smaller copies of a picture are named by their width', () => {
  expect(toVariantName('a.b.webp', 400)).toBe('a.b-400.webp');
  expect(toStoredNames('noor.webp')).toEqual([
    'noor.webp',
    'noor-400.webp',
    'noor-800.webp',
    'noor-1200.webp',
  ]);
});

test.each([
  ['noor-400.webp', 'noor.webp'],
  ['noor-800.jpeg', 'noor.jpeg'],
  ['noor.webp', 'noor.webp'],
  ['noor-500.webp', 'noor-500.webp'],
  ['noor-400.webp.zip', 'noor-400.webp.zip'],
  ['noor-400', 'noor-400'],
])('the smaller copies of a picture %s belongs to %s', (name, original) => {
  expect(toOriginalName(name)).toBe(original);
});

test('the smaller copies of a picture are offered where they are smaller', () => {
  const file = (name: string) => `/api/media/file/${name}`;
  expect(toSrcset({ filename: 'a.webp', width: 801 })).toBe(
    `${file('a-400.webp')} 400w, ${file('a-800.webp')} 800w, ${file('a.webp')} 801w`,
  );
  expect(toSrcset({ filename: 'a.webp', width: 800 })).toBe(
    `${file('a-400.webp')} 400w, ${file('a.webp')} 800w`,
  );
  expect(toSrcset({ filename: 'a.webp', width: 400 })).toBe(`${file('a.webp')} 400w`);
});
