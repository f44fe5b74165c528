import fc from 'fast-check';
import { expect, test } from 'vitest';
import { formatCsvRow } from './csv-rules.ts';

test('quotes texts and doubles the quotes in them', () => {
  expect(formatCsvRow(['a,b', 'say "hi"\nthere', 7.5, null])).toBe('"a,b","say ""hi""\nthere",7.5,\r\n');
});

test.each(['=1+1', '+31', '-2', '@SUM(A1)', '\t=1', ' =1', '＝1'])('makes no formula of %j', (text) => {
  expect(formatCsvRow([text])).toBe(`"'${text}"\r\n`);
});

test('no text begins as a formula or ends its cell early', () => {
  fc.assert(
    fc.property(fc.string(), (text) => {
      const cell = formatCsvRow([text]).slice(1, -3);
      expect(cell).not.toMatch(/^\s*[=+\-@]/);
      expect(cell.replaceAll('""', '')).not.toContain('"');
    }),
  );
});
