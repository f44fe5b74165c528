import { expect, test } from 'vitest';
import { detectLanguage } from './detect-language.ts';

test('the language of a text is unknown when there is too little of it', () => {
  expect(detectLanguage('Je antwoord past goed bij de vraag.')).toBe('nl');
  expect(detectLanguage('Your answer fits the question.')).toBe('en');
  expect(detectLanguage('Oké.')).toBeUndefined();
});
