import { expect, test } from 'vitest';
import { usableReasoning } from './reasoning-rules.ts';

const NL =
  'Je antwoord past goed bij de vraag en het is persoonlijk. Een concreet moment had het sterker gemaakt.';
const EN =
  'Your answer fits the question and it is personal. One specific moment would have made it stronger.';

test('is kept in the fan’s language only, on one line', () => {
  expect(usableReasoning(` ${NL.replace('. ', '.\n')} `, 'nl')).toBe(NL);
  expect(usableReasoning(EN, 'en')).toBe(EN);
  expect(usableReasoning(EN, 'nl')).toBeUndefined();
  expect(usableReasoning(NL, 'en')).toBeUndefined();
});

test('has two or three sentences: more are cut, fewer are not enough', () => {
  expect(usableReasoning(`${EN} It was short. It was sweet.`, 'en')).toBe(`${EN} It was short.`);
  expect(usableReasoning('This is a good answer that fits the question.', 'en')).toBeUndefined();
});

test.each([
  `${EN} <b>10</b>`,
  `${EN} See https://a.example.`,
  `${EN} {"score": 10}`,
  `${EN} a@b.example`,
  `${EN} ${'a '.repeat(400)}.`,
])('shows nobody %s', (text) => {
  expect(usableReasoning(text, 'en')).toBeUndefined();
});
