import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { getContrast } from '#widget/frame/accent.ts';

const CSS = readFileSync(new URL('tokens.css', import.meta.url), 'utf8').replace(/\/\*.*?\*\//gs, '');
const TEXT_MIN = 4.5;
const EDGE_MIN = 3;
/** Text colours with the backgrounds on which they are used. */
const READ = [
  ...['text', 'link', 'active', 'text-muted'].flatMap((ink) =>
    ['page', 'surface', 'sunken'].map((ground) => [ink, ground] as const),
  ),
  ...['paid', 'pending', 'processing', 'failed'].flatMap((status) =>
    ['page', 'surface'].map((ground) => [`status-${status}`, ground] as const),
  ),
  ['on-accent', 'accent'],
  ['on-accent', 'accent-strong'],
] as const;
const EDGES = [
  ['line-strong', 'page'],
  ['focus', 'page'],
] as const;

type Theme = 'light' | 'dark';

/** Returns the declarations of the first rule of exactly this selector. */
function readDeclarations(selector: string): ReadonlyMap<string, string> {
  const rule = [...CSS.matchAll(/(?<![^{};])([^{};]+)\{([^{}]*)\}/g)].find(
    ([, name = '', body = '']) => name.trim() === selector && body.includes('--'),
  );
  return new Map(
    [...(rule?.[2] ?? '').matchAll(/(?<![\w-])--([\w-]+):([^;]+);/g)].map(([, name = '', value = '']) => [
      name,
      value.trim(),
    ]),
  );
}

/** Splits the arguments of a function at the commas that are not inside another one. */
function parseArguments(call: string): readonly string[] {
  let depth = 0;
  const commas: number[] = [];
  for (const { 0: letter, index } of call.matchAll(/[(),]/g)) {
    if (letter === '(') depth += 1;
    else if (letter === ')') depth -= 1;
    else if (depth === 0) commas.push(index);
  }
  return [-1, ...commas].map((from, n) => call.slice(from + 1, commas[n]).trim());
}

function mix(one: string, other: string, share: number): string {
  return [0, 2, 4]
    .map((at) => {
      const [first = 0, second = 0] = [one, other].map((digits) => parseInt(digits.slice(at, at + 2), 16));
      return Math.round(first + (second - first) * share)
        .toString(16)
        .padStart(2, '0');
    })
    .join('');
}

/** Returns the six hex digits of a value; supports the syntax used in tokens.css. */
function resolveHex(value: string, theme: Theme, tokens: ReadonlyMap<string, string>): string {
  const [, name, inside = ''] = /^([\w-]+)\((.*)\)$/s.exec(value) ?? [];
  const resolve = (part = '') => resolveHex(part, theme, tokens);
  if (name === 'var') return resolve(tokens.get(inside.slice(2)));
  const parts = parseArguments(inside);
  if (name === 'light-dark') return resolve(theme === 'light' ? parts[0] : parts[1]);
  if (name === 'color-mix') {
    const words = (parts[2] ?? '').split(/\s/);
    const percent = words.at(-1)?.endsWith('%') ? Number(words.pop()?.slice(0, -1)) : 50;
    return mix(resolve(parts[1]), resolve(words.join(' ').trim()), percent / 100);
  }
  const digits = value.slice(1);
  if (!/^#([\da-f]{3}){1,2}$/.test(value)) throw new Error(`not a colour: ${value}`);
  return digits.length === 3 ? digits.replace(/./g, '$&$&') : digits;
}

const ROOT = readDeclarations(':root');
const NIGHT = new Map([...ROOT, ...readDeclarations('.on-night')]);

test.each([
  ['light', '#fbf6ee'],
  ['dark', '#170a2e'],
] as const)('resolves the ground of the page: %s', (theme, page) => {
  expect(`#${resolveHex('var(--page)', theme, ROOT)}`).toBe(page);
});

describe.each([
  ['light', 'light', ROOT],
  ['dark', 'dark', ROOT],
  ['on night', 'dark', NIGHT],
] as const)('colours, %s', (_name, theme, tokens) => {
  const contrast = (one: string, other: string) =>
    getContrast(resolveHex(`var(--${one})`, theme, tokens), resolveHex(`var(--${other})`, theme, tokens));

  test.each(READ)('%s is legible on %s', (ink, ground) => {
    expect(contrast(ink, ground)).toBeGreaterThanOrEqual(TEXT_MIN);
  });

  test.each(EDGES)('%s stands out from %s', (edge, ground) => {
    expect(contrast(edge, ground)).toBeGreaterThanOrEqual(EDGE_MIN);
  });
});

test.each([
  ['night', 'peach'],
  ['mauve', 'peach'],
  ['plum', 'peach'],
  ['peach', 'night'],
  ['midnight', 'coral'],
  ['paper', 'midnight'],
  ['lavender', 'midnight'],
  ['white', 'ember'],
  ['peach', 'plum'],
] as const)('%s is legible on %s in every theme', (ink, ground) => {
  expect(
    getContrast(resolveHex(`var(--${ink})`, 'light', ROOT), resolveHex(`var(--${ground})`, 'light', ROOT)),
  ).toBeGreaterThanOrEqual(TEXT_MIN);
});
