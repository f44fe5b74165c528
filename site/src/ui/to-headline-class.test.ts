import { expect, test } from 'vitest';
import { toHeadlineClass } from './to-headline-class.ts';

test.each([
  ['Een huiskamerconcert op het dak', 'headline-16'],
  ['Tea, scones and a plot twist', 'headline-8'],
  ['Noord-Hollandse soep', 'headline-10'],
  ['Ochtendgymnastiekvereniging', 'headline-28'],
  ['a'.repeat(90), 'headline-40'],
  ['', 'headline-8'],
])('the size of “%s” follows its longest word', (headline, expected) => {
  expect(toHeadlineClass(headline)).toBe(expected);
});
