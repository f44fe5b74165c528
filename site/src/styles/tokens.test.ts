import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { getContrast } from '#widget/frame/accent.ts';

const CSS = readFileSync(new URL('tokens.css', import.meta.url), 'utf8');
/** What is read, and what it is read on. */
const TEXT_PAIRS = [
  ...['night', 'plum', 'muted'].flatMap((ink) =>
    ['paper', 'surface', 'sunken'].map((ground) => [ink, ground]),
  ),
  ...['paid', 'pending', 'processing', 'failed'].flatMap((ink) => [
    [ink, 'paper'],
    [ink, 'surface'],
  ]),
];
const TEXT_MIN = 4.5;
const EDGE_MIN = 3;

function readTheme(selector: string): ReadonlyMap<string, string> {
  const [, block = ''] = CSS.split(`${selector} {`);
  const [rules = ''] = block.split('}');
  return new Map(
    [...rules.matchAll(/--([\w-]+): (#\w+);/g)].map(([, name = '', value = '']) => [name, value]),
  );
}

describe.each([':root', '.on-night', "[data-theme='dark']", "[data-theme='auto']"])(
  'the theme %s',
  (name) => {
    const theme = readTheme(name);
    const colour = (token: string) => {
      const digits = theme.get(token)?.slice(1) ?? '';
      return digits.length === 3 ? digits.replace(/./g, '$&$&') : digits;
    };

    const contrast = (one: string, other: string) => getContrast(colour(one), colour(other));

    test.each(TEXT_PAIRS)('%s is read on %s', (ink = '', ground = '') => {
      expect(contrast(ink, ground)).toBeGreaterThanOrEqual(TEXT_MIN);
    });

    test.each([
      ['on-ember', 'ember', TEXT_MIN],
      ['on-ember', 'ember-strong', TEXT_MIN],
      ['line-strong', 'paper', EDGE_MIN],
      ['focus', 'paper', EDGE_MIN],
    ])('%s stands out from %s', (one, other, least) => {
      expect(contrast(one, other)).toBeGreaterThanOrEqual(least);
    });
  },
);

test('what the system prefers is the dark theme, to the letter', () => {
  expect(readTheme("[data-theme='auto']")).toEqual(readTheme("[data-theme='dark']"));
});
