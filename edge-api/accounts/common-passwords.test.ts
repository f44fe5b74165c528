import { dictionary } from '@zxcvbn-ts/language-common';
import { expect, test } from 'vitest';
import { isCommonPassword } from './common-passwords.ts';
import { generatePassword, PASSWORD_MIN } from './password-rules.ts';

test('refuses each of the 3,000 most common that are long enough', async () => {
  const common = dictionary['passwords-common'].slice(0, 3000).map(String);
  const long = common.filter((password) => password.length >= PASSWORD_MIN);
  expect(long.length).toBeGreaterThan(400);
  for (const password of long) expect(await isCommonPassword(password), password).toBe(true);
});

test.each(['password', 'PassWord1', 'qwertyuiop', '1qaz2wsx', '12345678', 'iloveyou'])(
  'refuses %s',
  async (password) => {
    expect(await isCommonPassword(password)).toBe(true);
  },
);

test.each(['a good evening out', 'tafel-lamp-vijver', 'Xk3!vR9@qTz2', 'mijn oma bakt taart'])(
  'takes %s',
  async (password) => {
    expect(await isCommonPassword(password)).toBe(false);
  },
);

test('accepts generated passwords', async () => {
  for (let count = 0; count < 500; count += 1) expect(await isCommonPassword(generatePassword())).toBe(false);
});
