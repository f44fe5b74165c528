import { readdirSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { drawnSize } from './drawn-sizes.ts';

const FOLDER = new URL('../../public/pictures/', import.meta.url);

test.each(readdirSync(FOLDER).filter((name) => name.endsWith('.svg')))(
  'the size that pages keep free for %s is the drawing’s own',
  (name) => {
    const drawing = readFileSync(new URL(name, FOLDER), 'utf8');
    const [, width, height] = /viewBox="0 0 (\d+) (\d+)"/.exec(drawing) ?? [];
    expect(drawnSize(`/pictures/${name}`)).toEqual({ width: Number(width), height: Number(height) });
  },
);

test('an unknown address has no size', () => {
  expect(drawnSize('/pictures/nothing.svg')).toBeUndefined();
});
