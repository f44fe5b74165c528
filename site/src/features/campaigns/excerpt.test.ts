import { expect, test } from 'vitest';
import { excerpt } from './excerpt.ts';

test('an excerpt ends at a word, within its length', () => {
  expect(excerpt('kort', 10)).toBe('kort');
  expect(excerpt('een zin die te lang is', 13)).toBe('een zin die…');
  expect(excerpt('Donaudampfschifffahrt', 10)).toBe('Donaudamp…');
});
