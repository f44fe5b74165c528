import { render, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { stubApi } from '#tests/support/stub-api.ts';
import { paymentTexts } from '../subscriptions/payment-texts.ts';
import { GeneratedPasswordNotice } from './GeneratedPasswordNotice.tsx';
import { LoginForm } from './LoginForm.tsx';
import { accountTexts } from './texts.ts';

const { common, login, problems } = accountTexts('en');
const payment = paymentTexts('en');

beforeEach(() => {
  stubApi({});
});
afterEach(() => {
  history.replaceState(null, '', '/');
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

it('a forgotten password leads back to where the login would have', () => {
  showLogin('?redirect=%2Fen%2Fcampaigns%2Fnoor&ended=1');
  expect(screen.getByRole('link', { name: login.forgot }).getAttribute('href')).toBe(
    '/en/forgot-password?redirect=%2Fen%2Fcampaigns%2Fnoor',
  );
});

it('a password that we made is named, and leads to the form in which one is chosen', async () => {
  const reply = { email: 'a@b.example', passwordIsGenerated: true };
  stubApi({ 'GET /api/users/me/profile': { body: { profile: reply } } });
  render(<GeneratedPasswordNotice language="en" texts={payment} />);
  const link = await screen.findByRole('link', { name: payment.generatedChoose });
  expect(link.getAttribute('href')).toBe('/en/dashboard/profile#password');
});

it('a password of one’s own is not spoken of', async () => {
  const { names } = stubApi({
    'GET /api/users/me/profile': { body: { profile: { email: 'a@b.example', passwordIsGenerated: false } } },
  });
  render(<GeneratedPasswordNotice language="en" texts={payment} />);
  await vi.waitFor(() => expect(names()).toHaveLength(1));
  expect(screen.queryByText(payment.generatedText)).toBeNull();
});
