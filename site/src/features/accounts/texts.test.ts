import { expect, it } from 'vitest';
import { accountTexts } from './texts.ts';

it('the texts of the account pages are those of the rules in English', () => {
  expect(accountTexts('en')).toMatchObject({
    login: { submit: 'Login', failed: 'Login failed', tryAgain: 'Login failed. Please try again.' },
    register: {
      busy: 'Creating Account...',
      failed: 'Failed to create account. Please try again.',
      loginFailed: 'Failed to log in after registration',
    },
    problems: {
      passwordRequired: 'Password is required',
      artistName: 'Your name is required',
      bioTooShort: 'Bio must be at least 10 characters',
    },
    profile: { inconsistent: 'Data inconsistency detected. Please contact support.' },
  });
});
