import { expect, test } from 'vitest';
import { formatSepaAmount, toSepaText } from './sepa-text-rules.ts';

test.each([
  ['Café Zoë', 'Cafe Zoe'],
  ['Straße & Ærø', 'Strasse + AEro'],
  ['Ma’s “Soup”', "Ma's .Soup."],
  ['a\n\tb', 'a..b'],
  ['/a//b/', 'a/b'],
  ['Łukasz Øre Đặng Œuvre Þór', 'Lukasz Ore Dang OEuvre THor'],
  ['łø đœ þæ ı ‘x’', "lo doe thae i 'x'"],
  ['  / a   b / ', 'a b'],
  ['', '.'],
])('%j becomes %j, which every bank takes', (text, expected) => {
  expect(toSepaText(text, 70)).toBe(expected);
});

test('a text is cut where a message ends', () => {
  expect(toSepaText('ab'.repeat(50), 70)).toHaveLength(70);
});

test.each([
  [1, '0.01'],
  [99, '0.99'],
  [100, '1.00'],
  [123_456, '1234.56'],
])('%i cents are %s euros', (cents, expected) => {
  expect(formatSepaAmount(cents)).toBe(expected);
});
