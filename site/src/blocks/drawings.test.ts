import { readdirSync } from 'node:fs';
import { expect, test } from 'vitest';
import { findDrawing } from './drawings.ts';

const FOLDER = new URL('../../public/pictures/', import.meta.url);

test('knows the size of each drawing', () => {
  const names = readdirSync(FOLDER).filter((name) => name.endsWith('.svg'));
  expect(names.filter((name) => !findDrawing(`/pictures/${name}`))).toEqual([]);
  expect(findDrawing('/pictures/evening.svg')).toMatchObject({ width: 960, height: 1040 });
});

test('knows nothing of another address', () => {
  expect(findDrawing('/pictures/nothing.svg')).toBeUndefined();
});
