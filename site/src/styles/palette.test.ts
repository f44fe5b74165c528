import { globSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { PALETTE } from './palette.ts';

const ROOT = new URL('../../../', import.meta.url);
const HEX = /#[\da-f]{3,8}\b/gi;
const TOKENS = read('site/src/styles/tokens.css');

function read(path: string): string {
  return readFileSync(new URL(path, ROOT), 'utf8');
}

test('the palette has every colour once', () => {
  const colours = TOKENS.match(HEX) ?? [];
  expect(colours.length).toBeGreaterThan(0);
  expect(new Set(colours).size).toBe(colours.length);
});

test('colours outside of style sheets are of the palette', () => {
  for (const [name, colour] of Object.entries(PALETTE)) {
    expect(TOKENS).toContain(`--${name}: ${colour};`);
  }
});

test('no other style sheet or component has its own colours', () => {
  const files = globSync(['{site,widget,edge-api}/**/*.css', 'site/src/**/*.astro'], { cwd: ROOT });
  const found = files
    .filter((file) => !file.endsWith('styles/tokens.css'))
    .flatMap((file) => {
      const text = read(file);
      return (text.match(/(?<=[:\s,("])#[\da-f]{3,8}\b(?=[\s,;)"'])/gi) ?? []).map((hex) => `${file} ${hex}`);
    });
  expect(files.length).toBeGreaterThan(0);
  expect(found).toEqual([]);
});

test('every custom property in use is defined', () => {
  const files = globSync(['{site,widget}/**/*.{css,astro}'], { cwd: ROOT });
  const texts = files.map((file) => read(file));
  const set = new Set(
    texts.flatMap((text) => [...text.matchAll(/(?<![\w-])(--[\w-]+):/g)].map(([, name]) => name)),
  );
  const used = new Set(
    texts.flatMap((text) => [...text.matchAll(/var\((--[\w-]+)\)/g)].map(([, name]) => name)),
  );
  expect([...used].filter((name) => !set.has(name))).toEqual([]);
});
