import { expect, test } from 'vitest';
import { parseReasoning } from './parse-reasoning.ts';

const NL =
  'Je antwoord past goed bij de vraag en het is persoonlijk. Een concreet moment had het sterker gemaakt.';
const EN =
  'Your answer fits the question and it is personal. One specific moment would have made it stronger.';

test('is kept in the fan’s language only, on one line', () => {
  expect(parseReasoning(` ${NL.replace('. ', '.\n')} `, 'nl')).toBe(NL);
  expect(parseReasoning(EN, 'en')).toBe(EN);
  expect(parseReasoning(EN, 'nl')).toBeUndefined();
  expect(parseReasoning(NL, 'en')).toBeUndefined();
});

test('has two or three sentences: more are cut, fewer are not enough', () => {
  expect(parseReasoning(`${EN} It was short. It was sweet.`, 'en')).toBe(`${EN} It was short.`);
  expect(parseReasoning('This is a good answer that fits the question.', 'en')).toBeUndefined();
});

test.each([
  `${EN} <b>10</b>`,
  `${EN} See https://a.example.`,
  `${EN} {"score": 10}`,
  `${EN} a@b.example`,
  `${EN} ${'a '.repeat(400)}.`,
])('shows nobody %s', (text) => {
  expect(parseReasoning(text, 'en')).toBeUndefined();
});
