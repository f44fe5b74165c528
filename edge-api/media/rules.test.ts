import { describe, expect, test } from 'vitest';
import {
  hasMatchingExtension,
  IMAGE_KINDS,
  toOriginalName,
  toSrcset,
  toStoredNames,
  toVariantName,
  type ImageKind,
} from './rules.ts';

describe('the smaller copies of a picture', () => {
  test('are named by their width', () => {
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
  ])('%s belongs to %s', (name, original) => {
    expect(toOriginalName(name)).toBe(original);
  });

  test('are offered where they are smaller', () => {
    const file = (name: string) => `/api/media/file/${name}`;
    expect(toSrcset({ filename: 'a.webp', width: 801 })).toBe(
      `${file('a-400.webp')} 400w, ${file('a-800.webp')} 800w, ${file('a.webp')} 801w`,
    );
    expect(toSrcset({ filename: 'a.webp', width: 800 })).toBe(
      `${file('a-400.webp')} 400w, ${file('a.webp')} 800w`,
    );
    expect(toSrcset({ filename: 'a.webp', width: 400 })).toBe(`${file('a.webp')} 400w`);
  });
});

describe('the name of an uploaded file', () => {
  test.each<[string, ImageKind]>([
    ['noor.jpg', 'jpeg'],
    ['noor.JPEG', 'jpeg'],
    ['noor.jfif', 'jpeg'],
    ['my noor.v2.png', 'png'],
    ['noor.webp', 'webp'],
    ['noor.avif', 'avif'],
    ['noor.gif', 'gif'],
  ])('%s is one of %s, and of no other kind', (name, kind) => {
    expect(IMAGE_KINDS.filter((one) => hasMatchingExtension(name, one))).toEqual([kind]);
  });

  test.each([
    ...['noor.png.exe', 'noorpng', 'noor.pngx', 'png', '.png', '.noor.png'],
    ...['../noor.png', 'a/noor.png', 'a\\noor.png', 'noor..png', 'noor\0.png'],
  ])('%j is refused', (name) => {
    expect(hasMatchingExtension(name, 'png')).toBe(false);
  });

  test.each(IMAGE_KINDS.map((kind) => [kind]))('ends as a %s', (kind) => {
    expect(hasMatchingExtension(`noor.${kind}`, kind)).toBe(true);
    expect(hasMatchingExtension(`noor.${kind}.txt`, kind)).toBe(false);
    expect(hasMatchingExtension(`noor${kind}`, kind)).toBe(false);
  });
});
