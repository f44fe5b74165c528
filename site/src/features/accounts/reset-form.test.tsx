import { render, screen } from '@testing-library/react';
import { beforeEach, expect, it } from 'vitest';
import { enter, pressEnter } from '#tests/support/fields.ts';
import { stubApi } from '#tests/support/stub-api.ts';
import { ResetForm } from './ResetForm.tsx';
import { accountTexts } from './texts.ts';

const CHECK = 'POST /api/auth/check-link';
const USED_UP = {
  status: 400,
  body: { error: 'Used.', code: 'validation_failed', details: [{ path: 'token', message: 'Used.' }] },
};

beforeEach(() => {
  history.replaceState(null, '', '/en/reset-password?token=t1&redirect=%2Fen%2Fcampaigns%2Fnoor');
});

const { common, reset, problems } = accountTexts('en');
const show = () => render(<ResetForm language="en" texts={{ common, reset, problems }} />);

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
