import { expect, test } from 'vitest';
import { renderCsv, toEuros } from './csv-rules.ts';

test('a table is UTF-8, quoted, and ends every line', () => {
  expect(
    renderCsv([
      ['Café', 'say "hi", now'],
      [-1.5, 'two\nlines'],
    ]),
  ).toBe('\uFEFF"Café","say ""hi"", now"\r\n-1.5,"two\nlines"\r\n');
});

test.each(['=1+1', '+1', '-1', '@SUM(A1)', '\t=1', '\r=1', '=HYPERLINK("https://evil.example")'])(
  'a spreadsheet does not run %j',
  (text) => {
    expect(renderCsv([[text]])).toMatch(/^\uFEFF"'/);
  },
);

test('cents are euros to the cent', () => {
  expect(renderCsv([[toEuros(124_001), toEuros(-5), toEuros(0)]])).toBe('\uFEFF1240.01,-0.05,0\r\n');
});
