import { expect, it } from 'vitest';
import { overrideTexts } from './feature-texts.ts';

const texts = { title: 'Accounts', login: { title: 'Log in', help: 'With your email address' } };

it("the texts of a feature are overridden by an editor's", () => {
  const override = { key: 'accounts.login.title', text: 'Come in' };
  expect(overrideTexts('accounts', texts, [override]).login.title).toBe('Come in');
});

it('the texts of a feature ignore overrides that are blank, unknown or of another part', () => {
  const overrides = [
    { key: 'accounts.login.title', text: ' ' },
    { key: 'accounts.login.toString', text: 'x' },
    { key: 'register.title', text: 'x' },
  ];
  expect(overrideTexts('accounts', texts, overrides)).toEqual(texts);
});
