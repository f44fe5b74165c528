import { cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react';
import { beforeEach, expect, it, vi } from 'vitest';
import { fill, press } from '#tests/support/fields.ts';
import { stubApi } from '#tests/support/stub-api.ts';
import { FAN, openPage, SESSION_REPLIES } from './session.fixture.ts';
import { accountTexts } from './texts.ts';

const { common, register, personal, problems } = accountTexts('en');
const replace = vi.fn<(url: string | URL) => void>();

beforeEach(() => void vi.spyOn(location, 'replace').mockImplementation(replace));

async function showRegister(options?: { readonly hint: boolean }, parameters = '') {
  await openPage(`/en/register${parameters}`, options);
  const { RegisterForm } = await import('./RegisterForm.tsx');
  render(<RegisterForm language="en" texts={{ common, register, personal, problems }} />);
}

it('leads who is logged in already to the dashboard, and welcomes nobody', async () => {
  stubApi(SESSION_REPLIES);
  await showRegister();
  await waitFor(() => expect(replace).toHaveBeenCalledExactlyOnceWith('/en/dashboard'));
});

it('brings back what was typed before a change of language, but for the password', async () => {
  stubApi(SESSION_REPLIES);
  await showRegister({ hint: false });
  fireEvent.click(screen.getByLabelText(new RegExp(`^${register.celebrity}`)));
  fill(personal.artistName, 'Fem');
  fill(common.email, FAN.email);
  fill(common.password, 'an evening out with soup');
  cleanup();
  await showRegister({ hint: false });
  expect(screen.getByLabelText(personal.artistName)).toHaveProperty('value', 'Fem');
  expect(screen.getByLabelText(common.email)).toHaveProperty('value', FAN.email);
  expect(screen.getByLabelText(common.password)).toHaveProperty('value', '');
  expect(JSON.stringify(sessionStorage)).not.toContain('soup');
});

it('makes an account for the address of an invitation, without asking for a role', async () => {
  const { calls } = stubApi({ ...SESSION_REPLIES, 'POST /api/users-custom': { status: 503 } });
  await showRegister({ hint: false }, '?role=charity#email=fem%2Bus%40example.test');
  expect(screen.queryByRole('radio')).toBeNull();
  fill(register.charityName, 'De Kade');
  fill(common.password, 'an evening out with soup');
  press(register.submit);
  await waitFor(() =>
    expect(calls.at(-1)?.body).toMatchObject({ role: 'charity', email: 'fem+us@example.test' }),
  );
});
