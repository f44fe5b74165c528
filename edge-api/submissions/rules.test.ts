import { expect, test } from 'vitest';
import { Subscribe } from '../subscriptions/contract.ts';
import {
  ANSWER_MAX,
  findAnswerProblem,
  findEmailProblem,
  formatFanName,
  isPaymentUnsettled,
  isShareCode,
  PAYMENT_STATUSES,
} from './rules.ts';

test('a payment may still change by itself while it is pending or under way', () => {
  expect(PAYMENT_STATUSES.filter(isPaymentUnsettled)).toEqual(['pending', 'processing']);
});

test('a fan without a name is a number', () => {
  expect(formatFanName('Noor', 12)).toBe('Noor');
  expect(formatFanName('', 12)).toBe('Fan 12');
});

test.each([
  ['', 'answerRequired'],
  [' \n ', 'answerRequired'],
  ['\u200b\u2060\u00ad\u3164\u2800\ufe0f', 'answerRequired'],
  ['❤️', undefined],
  ['مرحبا', undefined],
  ['x', undefined],
  ['x'.repeat(ANSWER_MAX), undefined],
  ['x'.repeat(ANSWER_MAX + 1), 'answerTooLong'],
  [` ${'🍲'.repeat(ANSWER_MAX)} `, undefined],
  ['🍲'.repeat(ANSWER_MAX + 1), 'answerTooLong'],
])('an answer of %j has the problem %s, in the form and in the API', (answer, problem) => {
  expect(findAnswerProblem(answer)).toBe(problem);
  const asked = { campaign: 'c', answer: { question: 'why-meet', answer } };
  expect(Subscribe.safeParse(asked).success).toBe(problem === undefined);
});

test.each([
  ['', 'emailRequired'],
  ['  ', 'emailRequired'],
  ['fan', 'emailInvalid'],
  [' fan@example.org ', undefined],
  [`fan@example.org${' '.repeat(300)}`, undefined],
])('the address %j has the problem %s', (email, problem) => {
  expect(findEmailProblem(email)).toBe(problem);
});

test.each([
  ['aB3_-aB3_-aB', true],
  ['aB3_-aB3_-a', false],
  ['aB3_-aB3_-aBc', false],
  ['aB3 -aB3 -aB', false],
  ['share', false],
])('%j may be the code of a fan’s own link: %s', (value, expected) => {
  expect(isShareCode(value)).toBe(expected);
});
