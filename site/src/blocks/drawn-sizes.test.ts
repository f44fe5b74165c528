import { readdirSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { drawnSize } from './drawn-sizes.ts';

const FOLDER = new URL('../../public/pictures/', import.meta.url);

test.each(readdirSync(FOLDER).filter((name) => name.endsWith('.svg')))('knows the size of %s', (name) => {
  const drawing = readFileSync(new URL(name, FOLDER), 'utf8');
  const [, width, height] = /viewBox="0 0 (\d+) (\d+)"/.exec(drawing) ?? [];
  expect(drawnSize(`/pictures/${name}`)).toEqual({ width: Number(width), height: Number(height) });
});

test('knows no size for another address', () => {
  expect(drawnSize('/pictures/nothing.svg')).toBeUndefined();
});
