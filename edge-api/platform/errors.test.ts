import { expect, test } from 'vitest';
import { localize } from './errors.ts';

test('a detail is in the language of the response, also one that a schema words by itself', () => {
  const message = { nl: 'Dit is te lang', en: 'This is too long' };
  expect([localize(message, 'nl'), localize(message, 'en')]).toEqual([message.nl, message.en]);
  const ofSchema = 'Invalid input: expected string, received number';
  expect([localize(ofSchema, 'nl'), localize(ofSchema, 'en')]).toEqual(['Deze waarde klopt niet', ofSchema]);
});
