import { expect, test } from 'vitest';
import { isKnownPassword } from './common-passwords.ts';
import { generatePassword } from './generate-password.ts';

const isKnown = (password: string) => isKnownPassword(password, 'fem.visser@example.org');

test.each([
  ...['password', 'Password123!', 'P@ssw0rd', 'iloveyou', 'sunshine', 'trustno1', 'letmein1', 'Welkom01!'],
  ...[
    'Utrecht2026',
    'voetbal123',
    'wachtwoord1',
    'powerhour',
    'Power-Hour-2026',
    'MonkeyDragon',
    'princess!!',
  ],
  ...[
    '12345678',
    '19841231',
    '0612345678',
    'qwertyuiop',
    '1qaz2wsx',
    'asdfghjkl',
    'zxcvbnm,./'.slice(0, 7) + '1',
  ],
  ...['abcdefgh', '87654321', 'aaaaaaaa', 'abcabcabc', '12121212', 'q1w2e3r4', 'azerty123'],
  ...['fem.visser', 'femvisser1', 'fem.visser@example.org'],
])('refuses %s', (password) => {
  expect(isKnown(password)).toBe(true);
});

test.each([
  'a good evening out',
  'tafel-lamp-vijver',
  'correct horse battery',
  'Xk3!vR9@qTz2',
  'mijn oma bakt taart',
])('takes %s', (password) => {
  expect(isKnown(password)).toBe(false);
});

test('takes what we generate ourselves', () => {
  const refused = Array.from({ length: 2000 }, generatePassword).filter(isKnown);
  expect(refused).toEqual([]);
});

test('is quick about the longest password', () => {
  expect(isKnown('ab1-'.repeat(31) + 'zuqk')).toBe(false);
});
