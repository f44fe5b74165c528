import fc from 'fast-check';
import { expect, test } from 'vitest';
import { renderCsv, renderCsvRow, toEuros } from './csv-rules.ts';
import { LANGUAGES } from './rules.ts';

test('a table is UTF-8, quoted, and ends every line', () => {
  expect(
    renderCsv(
      [
        ['Café', 'say "hi", now'],
        [-1.5, 'two\nlines'],
      ],
      'en',
    ),
  ).toBe('\uFEFF"Café","say ""hi"", now"\r\n-1.5,"two\nlines"\r\n');
});

test.each([
  ...['=1+1', '+1', '-1', '@SUM(A1)', '\t=1', '\r=1', ' =1', '＝1'],
  '=HYPERLINK("https://evil.example")',
])('a spreadsheet does not run %j', (text) => {
  for (const language of LANGUAGES) expect(renderCsv([[text]], language)).toMatch(/^\uFEFF"'/);
});

test('no text begins as a formula or ends its cell early', () => {
  fc.assert(
    fc.property(fc.string(), (text) => {
      const cell = renderCsvRow([text], 'nl').slice(1, -3);
      expect(cell).not.toMatch(/^\s*[=+\-@]/);
      expect(cell.replaceAll('""', '')).not.toContain('"');
    }),
  );
});

test('cents are euros to the cent', () => {
  expect(renderCsv([[toEuros(124_001), toEuros(-5), toEuros(0)]], 'en')).toBe('\uFEFF1240.01,-0.05,0\r\n');
});

test('a table in Dutch opens in a Dutch Excel: semicolons, and a comma before the cents', () => {
  expect(renderCsv([['Café; nu', -1240.01, null, '1,5']], 'nl')).toBe('\uFEFF"Café; nu";-1240,01;;"1,5"\r\n');
});
