import { act, fireEvent, render, screen, waitFor, within } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { enter, fill, press } from '#tests/support/fields.ts';
import { stubApi } from '#tests/support/stub-api.ts';
import { EmailForm } from '../../profile/PasswordForm.tsx';
import { ErasePanel } from '../../profile/ProfileView.tsx';
import { clearSession, setUser } from '../session-state.ts';
import { accountTexts } from '../texts.ts';
import { createUser } from '../user.fixture.ts';
import { StepUpDialog } from './StepUpDialog.tsx';

const NOOR = createUser();
const texts = accountTexts('en');
const { common, login, profile, stepUp } = texts;
const REFUSED = {
  status: 403,
  body: { error: 'Confirm that it is you, and try again.', code: 'step_up_required' },
};
const CHANGE = 'POST /api/auth/change-email';
const LOG_IN = 'POST /api/users/login';
const ACCESS = { 'GET /api/access': { body: { role: 'fan', can: {} } } };

/** A call that is refused until its caller has logged in again. */
function stubStepUp(call: string, replies: Parameters<typeof stubApi>[0]) {
  let isRecent = false;
  const logIn = () => {
    isRecent = true;
    return { body: { user: NOOR } };
  };
  const reply = () => (isRecent ? { body: { status: true } } : REFUSED);
  const all = {
    ...ACCESS,
    [LOG_IN]: logIn,
    'POST /api/auth/log-in-by-code': logIn,
    [call]: reply,
    ...replies,
  };
  return stubApi(all);
}

async function askForEmailChange(hasPassword = true) {
  const person = { language: 'en' as const, email: NOOR.email, texts };
  render(
    <>
      <EmailForm {...person} />
      <StepUpDialog {...person} hasPassword={hasPassword} />
    </>,
  );
  fill(profile.newEmail, 'other@example.test');
  press(profile.changeEmail);
  return within(await screen.findByRole('dialog', { name: stepUp.title }));
}

beforeEach(() => setUser(NOOR));
afterEach(clearSession);

it('a call that takes a recent log-in takes a code by mail from a person without a password', async () => {
  const { calls } = stubStepUp(CHANGE, {
    'POST /api/auth/request-login-link': { body: { codeRequest: 'r1' } },
  });
  const dialog = await askForEmailChange(false);
  expect(dialog.queryByLabelText(common.password)).toBeNull();
  expect(dialog.queryByRole('button', { name: login.usePassword })).toBeNull();
  fireEvent.click(dialog.getByRole('button', { name: login.mail }));
  const code = await dialog.findByLabelText(login.code);
  await waitFor(() => expect(document.activeElement).toBe(code));
  enter(code, '123456');
  expect(await screen.findByText(profile.emailSent.replace('{email}', 'other@example.test'))).toBeTruthy();
  const sent = calls.find(({ name }) => name === 'POST /api/auth/log-in-by-code');
  expect(sent?.body).toEqual({ email: NOOR.email, code: '123456', codeRequest: 'r1', language: 'en' });
});

it('a call that takes a recent log-in shows why an admin cannot use a password', async () => {
  const error = 'Admins log in with a passkey.';
  stubStepUp(CHANGE, { [LOG_IN]: { status: 403, body: { error, code: 'passkey_required' } } });
  const dialog = await askForEmailChange();
  enter(dialog.getByLabelText(common.password), 'bread and soup');
  fireEvent.click(dialog.getByRole('button', { name: stepUp.confirm }));
  expect(await dialog.findByText(error)).toBeTruthy();
});

it('a call that takes a recent log-in is not made again when the person stops', async () => {
  const { names } = stubStepUp(CHANGE, {});
  const dialog = await askForEmailChange();
  fireEvent.click(dialog.getByRole('button', { name: stepUp.cancel }));
  expect(await screen.findByText('Confirm that it is you, and try again.')).toBeTruthy();
  expect(names()).toEqual([CHANGE]);
});

// Regression: the passkey of another account was used, and that account was erased.
it('a call that takes a recent log-in is not made for another person, whose passkey was used', async () => {
  const reload = vi.spyOn(location, 'reload').mockReturnValue();
  const lou = { body: { user: { ...NOOR, id: 'u2', name: 'Lou' } } };
  const { names } = stubStepUp('DELETE /api/users/me', { [LOG_IN]: lou });
  render(
    <>
      <ErasePanel language="en" texts={profile} />
      <StepUpDialog language="en" email={NOOR.email} texts={texts} hasPassword />
    </>,
  );
  press(profile.eraseButton);
  press(profile.eraseConfirm);
  enter(await screen.findByLabelText(common.password), 'bread and soup');
  press(stepUp.confirm);
  await waitFor(() => expect(reload).toHaveBeenCalledOnce());
  expect(names().filter((name) => name === 'DELETE /api/users/me')).toHaveLength(1);
});

it('a call that takes a recent log-in erases after the question, and says why when it cannot', async () => {
  const error = 'You still have a running campaign.';
  stubApi({ 'DELETE /api/users/me': { status: 409, body: { error, code: 'conflict' } } });
  render(<ErasePanel language="en" texts={profile} />);
  press(profile.eraseButton);
  await act(async () => screen.getByRole('button', { name: profile.eraseConfirm }).click());
  expect(await screen.findByText(error)).toBeTruthy();
});
