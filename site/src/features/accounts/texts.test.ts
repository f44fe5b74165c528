import { describe, expect, it } from 'vitest';
import { accountTexts } from './texts.ts';

/** Every text by its whole name. */
function flattenTexts(texts: ReturnType<typeof accountTexts>): Record<string, string> {
  return Object.fromEntries(
    Object.entries(texts).flatMap(([part, own]) =>
      Object.entries(own).map(([name, text]) => [`${part}.${name}`, text] as const),
    ),
  );
}
const [nl, en] = [flattenTexts(accountTexts('nl')), flattenTexts(accountTexts('en'))];

describe('the texts of the account pages', () => {
  it('are all there in both languages, with the same places to fill in', () => {
    expect(Object.keys(en).toSorted()).toEqual(Object.keys(nl).toSorted());
    const listPlaceholders = (text = '') => (text.match(/\{\w+\}/g) ?? []).toSorted();
    for (const [name, text] of Object.entries(nl)) {
      expect(text.trim(), name).not.toBe('');
      expect(listPlaceholders(en[name]), name).toEqual(listPlaceholders(text));
    }
  });

  it('are those of the rules in English', () => {
    expect(en).toMatchObject({
      'login.submit': 'Login',
      'login.failed': 'Login failed',
      'login.tryAgain': 'Login failed. Please try again.',
      'register.busy': 'Creating Account...',
      'register.failed': 'Failed to create account. Please try again.',
      'register.loginFailed': 'Failed to log in after registration',
      'problems.passwordRequired': 'Password is required',
      'problems.artistName': 'Your name is required',
      'problems.bioTooShort': 'Bio must be at least 10 characters',
      'profile.inconsistent': 'Data inconsistency detected. Please contact support.',
    });
  });
});
