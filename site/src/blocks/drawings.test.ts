import { readdirSync } from 'node:fs';
import { expect, test } from 'vitest';
import { drawnSize, inlineDrawing } from './drawings.ts';

const FOLDER = new URL('../../public/pictures/', import.meta.url);

test('knows the size of each drawing', () => {
  const names = readdirSync(FOLDER).filter((name) => name.endsWith('.svg'));
  expect(names.filter((name) => !drawnSize(`/pictures/${name}`))).toEqual([]);
  expect(drawnSize('/pictures/doorway.svg')).toEqual({ width: 600, height: 900 });
});

test('knows nothing of another address', () => {
  expect(drawnSize('/pictures/nothing.svg')).toBeUndefined();
  expect(inlineDrawing('/pictures/nothing.svg')).toBeUndefined();
});
