import { fireEvent, render, screen } from '@testing-library/react';
import { beforeEach, expect, it } from 'vitest';
import { enter, pressEnter } from '#tests/support/fields.ts';
import { stubApi } from '#tests/support/stub-api.ts';
import { ForgotForm } from './ForgotForm.tsx';
import { LinkActionView } from './LinkActionView.tsx';
import { accountTexts } from './texts.ts';

const CHECK = 'POST /api/auth/check-link';
const USED_UP = {
  status: 400,
  body: { error: 'Used.', code: 'validation_failed', details: [{ path: 'token', message: 'Used.' }] },
};

beforeEach(() => {
  history.replaceState(null, '', '/en/reset-password?token=t1&redirect=%2Fen%2Fcampaigns%2Fnoor');
});

const { common, forgot, reset, problems } = accountTexts('en');
const show = () =>
  render(<LinkActionView action="reset" language="en" texts={{ own: reset, common, problems }} />);

it('says that a link is used up before it asks for a password', async () => {
  const { calls } = stubApi({ [CHECK]: USED_UP });
  show();
  expect(await screen.findByRole('heading', { name: reset.refusedHeading })).toBeTruthy();
  expect(calls.map(({ name, body }) => [name, body])).toEqual([[CHECK, { token: 't1', language: 'en' }]]);
  expect(screen.queryByLabelText(common.newPassword)).toBeNull();
  const again = screen.getByRole('link', { name: reset.again });
  expect(again.getAttribute('href')).toBe('/en/forgot-password?redirect=%2Fen%2Fcampaigns%2Fnoor');
});

it('asks for a password where the link works, or nothing answers', async () => {
  stubApi({ [CHECK]: 'unreachable', 'POST /api/auth/reset-password': USED_UP });
  show();
  const field = await screen.findByLabelText(common.newPassword);
  enter(field, 'the second act begins');
  pressEnter(field);
  expect(await screen.findByRole('heading', { name: reset.refusedHeading })).toBeTruthy();
});

it('asks for another link with the address that was typed in the other language, until it is sent', async () => {
  stubApi({ 'POST /api/auth/request-password-reset': { body: { ok: true } } });
  const showForgot = () => render(<ForgotForm language="en" texts={{ common, forgot, problems }} />);
  const { unmount } = showForgot();
  enter(screen.getByLabelText(common.email), 'fan@example.org');
  unmount();
  showForgot();
  const field = screen.getByLabelText(common.email);
  expect(field).toHaveProperty('value', 'fan@example.org');
  pressEnter(field);
  fireEvent.click(await screen.findByRole('button', { name: forgot.other }));
  expect(screen.getByLabelText(common.email)).toHaveProperty('value', '');
});
