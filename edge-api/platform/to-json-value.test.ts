import fc from 'fast-check';
import { expect, test } from 'vitest';
import { toJsonValue } from './to-json-value.ts';

const viaText = (value: unknown): unknown => JSON.parse(JSON.stringify(value));

test('a value is what it is after it was written and parsed', () => {
  const nothing = fc.constantFrom(null, undefined, Number.NaN);
  const leaf = fc.oneof(fc.string(), fc.integer(), fc.boolean(), nothing);
  const date = fc.date({ noInvalidDate: true });
  const { value } = fc.letrec((tie) => ({
    value: fc.oneof(
      { maxDepth: 3 },
      leaf,
      date,
      fc.array(tie('value'), { maxLength: 3 }),
      fc.dictionary(fc.constantFrom('a', 'b', 'c'), tie('value'), { noNullPrototype: true }),
    ),
  }));
  fc.assert(
    fc.property(value, (each) => {
      expect(toJsonValue({ each })).toStrictEqual(viaText({ each }));
    }),
  );
});

test('what JSON can say is not copied, and what is copied was not changed', () => {
  const card = { name: 'Soup', image: null, keywords: ['music'] };
  expect(toJsonValue(card)).toBe(card);
  const dated = { card, at: new Date(0), note: undefined };
  expect(toJsonValue(dated)).toStrictEqual({ card, at: '1970-01-01T00:00:00.000Z' });
  expect(dated.at).toBeInstanceOf(Date);
});
