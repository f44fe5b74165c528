import { act, cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { stubApi } from '#tests/support/stub-api.ts';
import { GeneratedPasswordNotice } from './GeneratedPasswordNotice.tsx';
import { LoginForm } from './LoginForm.tsx';
import { accountTexts } from './texts.ts';

const { common, login, problems, profile } = accountTexts('en');

beforeEach(() => {
  stubApi({});
});
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
  history.replaceState(null, '', '/');
});

function showLogin(search: string): void {
  history.replaceState(null, '', `/en/login${search}`);
  render(<LoginForm language="en" texts={{ common, login, problems }} />);
}

it.each([
  ['?redirect=%2Fen%2Fdashboard&ended=1', login.ended],
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

it('a password that we made is named, with a link to choose one', async () => {
  const reply = { email: 'a@b.example', passwordIsGenerated: true };
  const { calls } = stubApi({
    'GET /api/users/me/profile': { body: { profile: reply } },
    'POST /api/auth/request-password-reset': { body: { status: true } },
  });
  render(<GeneratedPasswordNotice language="en" texts={profile} />);
  const button = await screen.findByRole('button', { name: profile.generatedChoose });
  await act(async () => {
    fireEvent.click(button);
    await Promise.resolve();
  });
  expect(await screen.findByText(profile.generatedSent)).toBeTruthy();
  expect(calls.at(-1)?.body).toEqual({ email: 'a@b.example', language: 'en' });
});

it('a password of one’s own is not spoken of', async () => {
  const { names } = stubApi({
    'GET /api/users/me/profile': { body: { profile: { email: 'a@b.example', passwordIsGenerated: false } } },
  });
  render(<GeneratedPasswordNotice language="en" texts={profile} />);
  await vi.waitFor(() => expect(names()).toHaveLength(1));
  expect(screen.queryByText(profile.generatedText)).toBeNull();
});
