import fc from 'fast-check';
import { expect, it } from 'vitest';
import { parseAccent, getContrast, getTextColor, toAccentStyles } from './accent.ts';

const colour = fc.integer({ min: 0, max: 0xffffff }).map((value) => value.toString(16).padStart(6, '0'));

it('a partner’s colour is six hexadecimal digits, with or without the sign', () => {
  expect(parseAccent('#5B2A9D')).toBe('5b2a9d');
  expect(parseAccent('5b2a9d')).toBe('5b2a9d');
});

it.each(['', 'red', '#fff', '#5b2a9d;color:red', 'url(x)', '#12345g'])(
  'a partner’s colour is no other text: %s',
  (text) => {
    expect(parseAccent(text)).toBeUndefined();
  },
);

it('a partner’s colour has readable text on it, for every colour', () => {
  fc.assert(fc.property(colour, (accent) => getContrast(accent, getTextColor(accent)) >= 4.5));
});

it('a partner’s colour has the contrast of WCAG', () => {
  expect(getContrast('000000', 'ffffff')).toBeCloseTo(21, 5);
  expect(getContrast('c81e2b', 'ffffff')).toBeCloseTo(5.7, 1);
});

it('paints nothing without a partner’s colour, and a button that is read in any', () => {
  expect(toAccentStyles('red')).toEqual({});
  expect(toAccentStyles('#FFD700')).toEqual({
    '--accent': '#ffd700',
    '--accent-strong': 'color-mix(in srgb, #ffd700 82%, #fff)',
    '--on-accent': '#000000',
  });
});
