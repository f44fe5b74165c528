import { expect, test, vi } from 'vitest';
import {
  GENERATED_PASSWORD_ALPHABET,
  GENERATED_PASSWORD_LENGTH,
  generatePassword,
  isGuessablePassword,
  PASSWORD_MAX,
} from './password-rules.ts';

test('generates passwords of 12 characters, each character of the alphabet about equally often', () => {
  const counts = new Map(Array.from(GENERATED_PASSWORD_ALPHABET, (character) => [character, 0]));
  const passwords = Array.from({ length: 2000 }, generatePassword);
  for (const password of passwords) {
    expect(password).toHaveLength(GENERATED_PASSWORD_LENGTH);
    for (const character of password) counts.set(character, (counts.get(character) ?? Number.NaN) + 1);
  }
  expect(new Set(passwords).size).toBe(passwords.length);
  expect(Math.min(...counts.values())).toBeGreaterThan(0);
  const expected = (passwords.length * GENERATED_PASSWORD_LENGTH) / GENERATED_PASSWORD_ALPHABET.length;
  // A byte modulo 70 would give the first 46 characters a third more than the others.
  const [first, last] = [46, 70].map((end, at) => [...counts.values()].slice(at === 0 ? 0 : 46, end));
  const mean = (list: readonly number[] = []) => list.reduce((sum, one) => sum + one, 0) / list.length;
  expect(mean(first) / expected).toBeCloseTo(1, 1);
  expect(mean(last) / expected).toBeCloseTo(1, 1);
});

test('draws again after a byte that would favour the first characters', () => {
  const bytes = [209, 210, 255, ...Array.from({ length: GENERATED_PASSWORD_LENGTH - 1 }, (_, at) => at)];
  vi.spyOn(crypto, 'getRandomValues').mockImplementation(() => Uint8Array.of(bytes.shift() ?? 0));
  expect(generatePassword()).toBe('*ABCDEFGHIJK');
});

test.each([
  ['aaaaaaaa', true],
  ['🎤'.repeat(PASSWORD_MAX), true],
  ['a'.repeat(PASSWORD_MAX + 1), false],
  ['AaAaAaAa', true],
  ['🎤🎤🎤🎤🎤🎤🎤🎤', true],
  ['         ', true],
  ['\t \u0000\u200B\n \r ', true],
  ['Fem.Visser@Example.org', true],
  ['power hour', true],
  ['PowerHour2026!', true],
  ['fem.visser and more', false],
  ['powerful hours', false],
])('the password %j is easy to guess: %s', (password, is) => {
  expect(isGuessablePassword(password, ' fem.visser@example.org ')).toBe(is);
});
