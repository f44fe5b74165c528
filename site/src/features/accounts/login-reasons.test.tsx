import { render, screen } from '@testing-library/react';
import { beforeEach, expect, it } from 'vitest';
import { getHref } from '#tests/support/fields.ts';
import { stubApi } from '#tests/support/stub-api.ts';
import { LoginForm } from './LoginForm.tsx';
import { accountTexts } from './texts.ts';

const { common, login, problems } = accountTexts('en');

beforeEach(() => {
  stubApi({});
});

function showLogin(search: string): void {
  history.replaceState(null, '', `/en/login${search}`);
  render(<LoginForm language="en" texts={{ common, login, problems }} />);
}

it.each([
  ['?redirect=%2Fen%2Fdashboard&ended=1', login.ended],
  ['?redirect=%2Fen%2Fdashboard&ended=elsewhere', login.elsewhere],
  ['?logout=here', login.loggedOutHere],
])('the login says why the visitor is there: %s', (search, text) => {
  showLogin(search);
  expect(screen.getByText(text)).toBeTruthy();
});

it('the login says nothing to a visitor who came unprompted', () => {
  showLogin('?redirect=%2Fen%2Fdashboard');
  expect(screen.queryByText(login.ended)).toBeNull();
  expect(screen.queryByText(login.loggedOutHere)).toBeNull();
});

it.each([
  [login.forgot, 'forgot-password'],
  [login.register, 'register'],
])('%s leads back to where the login would have', (name, page) => {
  showLogin('?redirect=%2Fen%2Fcampaigns%2Fnoor&ended=1');
  expect(getHref(name)).toBe(`/en/${page}?redirect=%2Fen%2Fcampaigns%2Fnoor`);
});
