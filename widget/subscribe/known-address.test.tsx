import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import {
  CHECKOUT,
  REQUIRE_PASSWORD,
  AUTHENTICATED,
  respondWith,
  respondWithError,
  answerField,
  emailField,
  button,
  getAlertTexts,
  renderFlow,
  reachPassword,
  storedValues,
  fillInFields,
  SANNE,
} from './flow.fixture.tsx';
import { ANSWER_TIMEOUT_MS } from '../client/outcome.ts';
import { enter, getHref, press } from '#tests/support/fields.ts';
import { LOGIN_CODE_MS } from '#api/accounts/login-code-rules.ts';
import { readDraft } from './draft.ts';
import { subscribeTexts } from './texts.ts';

it('the password step greets with the message of the server, also in a toast, and focuses the password', async () => {
  const { onToast, password } = await reachPassword();
  await waitFor(() => expect(document.activeElement).toBe(password));
  expect(onToast).toHaveBeenCalledExactlyOnceWith('success', 'Welcome back!');
  expect(screen.getByText('Welcome back!')).toBeTruthy();
  expect(button('Login')).toBeTruthy();
});

it('the password step requires a password', async () => {
  const { onToast, calls } = await reachPassword();
  press('Login');
  expect(getAlertTexts()).toEqual(['Please enter your password']);
  expect(onToast).toHaveBeenLastCalledWith('error', 'Please enter your password');
  expect(calls.auth).toHaveBeenCalledTimes(1);
});

it('the password step shows a wrong password at the field', async () => {
  const auth = vi.fn(respondWith(REQUIRE_PASSWORD));
  const { password } = await reachPassword({ calls: { auth } });
  auth.mockImplementation(respondWithError(401, 'invalid_credentials', 'Invalid email or password'));
  enter(password, 'wrong');
  press('Login');
  await waitFor(() => expect(getAlertTexts()).toEqual(['Invalid email or password']));
  expect(password.getAttribute('aria-invalid')).toBe('true');
  await waitFor(() => expect(document.activeElement).toBe(password));
});

it('the password step logs in, subscribes and leaves at once, with the answer as typed', async () => {
  const auth = vi.fn(respondWith(REQUIRE_PASSWORD));
  const { password, calls, onNavigate, onSession } = await reachPassword({ calls: { auth } });
  auth.mockImplementation(respondWith(AUTHENTICATED));
  enter(password, 'powerhour');
  press('Login');
  await waitFor(() => expect(onNavigate).toHaveBeenCalledExactlyOnceWith(CHECKOUT));
  expect(auth).toHaveBeenLastCalledWith(expect.objectContaining({ password: 'powerhour' }));
  expect(onSession).toHaveBeenCalledExactlyOnceWith(true);
  expect(calls.subscribe).toHaveBeenCalledExactlyOnceWith({
    campaign: 'c1',
    answer: { question: 'why-meet', answer: 'Because she listens' },
    language: 'en',
  });
  expect(getHref('Nothing happening? Open it yourself')).toBe(CHECKOUT);
});

it('the password step keeps the password out of every storage', async () => {
  const { password } = await reachPassword();
  enter(password, 'very-secret');
  expect([...storedValues(localStorage), ...storedValues(sessionStorage)].join()).not.toContain(
    'very-secret',
  );
});

describe('timers', () => {
  beforeEach(() => void vi.useFakeTimers({ shouldAdvanceTime: false }));

  it('waits 500 ms between authentication and the subscribe call', async () => {
    const { calls } = renderFlow({ calls: { auth: vi.fn(respondWith(AUTHENTICATED)) } });
    fireEvent.change(answerField(), { target: { value: 'Because' } });
    fireEvent.change(emailField(), { target: { value: 'a@b.nl' } });
    fireEvent.click(button('Continue'));
    await vi.advanceTimersByTimeAsync(499);
    expect(calls.subscribe).not.toHaveBeenCalled();
    await vi.advanceTimersByTimeAsync(1);
    expect(calls.subscribe).toHaveBeenCalledTimes(1);
  });

  it('waits at most half a minute for an answer', async () => {
    renderFlow({ calls: { auth: () => new Promise(() => undefined) } });
    fireEvent.change(answerField(), { target: { value: 'Because' } });
    fireEvent.change(emailField(), { target: { value: 'a@b.nl' } });
    fireEvent.click(button('Continue'));
    await act(() => vi.advanceTimersByTimeAsync(ANSWER_TIMEOUT_MS));
    expect(getAlertTexts()).toEqual(['Something went wrong!']);
    expect(button('Continue').getAttribute('aria-busy')).toBe('false');
  });
});

const texts = subscribeTexts.en;
const MAILED = { email: SANNE.email, language: 'en', redirect: '/en/campaigns/an-hour-with-noor' };
const SENT = { email: SANNE.email, code: '012345', codeRequest: 'r1', campaignId: 'c1', language: 'en' };
const getCode = () => screen.getByLabelText(texts.code);

async function reachCode() {
  const auth = vi.fn(respondWith(REQUIRE_PASSWORD));
  const reached = await reachPassword({ calls: { auth } });
  press(texts.mailCode);
  await screen.findByLabelText(texts.code);
  return { ...reached, auth };
}

it('the code of a mail is mailed from the password step, and takes the place of the password', async () => {
  const { calls } = await reachCode();
  expect(calls.mailCode).toHaveBeenCalledExactlyOnceWith(MAILED);
  expect(screen.getByText(texts.codeSent)).toBeTruthy();
  expect(screen.queryByLabelText(texts.password)).toBeNull();
  await waitFor(() => expect(document.activeElement).toBe(getCode()));
  expect(getCode().getAttribute('inputmode')).toBe('numeric');
  expect(getCode().getAttribute('autocomplete')).toBe('one-time-code');
});

// Regression: a phone that shows the mail may unload the page, and the code then had no field.
it('the code of a mail has its field again after a reload, until it has expired', async () => {
  const { unmount, auth } = await reachCode();
  unmount();
  const { calls, unmount: close } = renderFlow();
  expect(screen.getByText(texts.codeSent)).toBeTruthy();
  auth.mockImplementation(respondWith(AUTHENTICATED));
  enter(getCode(), '012345');
  await waitFor(() => expect(calls.auth).toHaveBeenCalledExactlyOnceWith(SENT));
  close();
  vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + LOGIN_CODE_MS });
  expect(readDraft('c1').codeRequest).toBe('');
});

it('the code of a mail shows the sentence of a missing or wrong one at its field', async () => {
  const { auth } = await reachCode();
  press(texts.login);
  await waitFor(() => expect(getAlertTexts()).toEqual([texts.codeMissing]));
  const error = 'This code is not correct, or no longer valid. Ask for a new one.';
  const refusal = { error, code: 'validation_failed', details: [{ path: 'code', message: error }] };
  auth.mockImplementation(respondWith(refusal, 400));
  enter(getCode(), '000000');
  await waitFor(() => expect(getAlertTexts()).toEqual([error]));
  expect(getCode().getAttribute('aria-invalid')).toBe('true');
  expect(auth).toHaveBeenCalledTimes(2);
});

it('the code of a mail leads back to the password, and is mailed again', async () => {
  const { calls } = await reachCode();
  press(texts.mailAgain);
  await waitFor(() => expect(calls.mailCode).toHaveBeenCalledTimes(2));
  press(texts.usePassword);
  expect(screen.getByLabelText(texts.password)).toHaveProperty('value', '');
  press(texts.mailCode);
  await screen.findByLabelText(texts.code);
  expect(calls.mailCode).toHaveBeenCalledTimes(3);
});

it('the code of a mail stays on the password step when the mail is refused', async () => {
  const mailCode = vi.fn(respondWithError(429, 'rate_limited', 'Too many attempts.'));
  await reachPassword({ calls: { mailCode } });
  press(texts.mailCode);
  await waitFor(() => expect(getAlertTexts()).toEqual(['Too many attempts.']));
  expect(screen.getByLabelText(texts.password)).toBeTruthy();
});

const USER = { ...SANNE, id: 'u1' };

it('a passkey is not offered where the browser has none', async () => {
  await reachPassword();
  expect(screen.queryByRole('button', { name: texts.passkey })).toBeNull();
});

it('a passkey of another account waits until its person has seen whose it is', async () => {
  const other = { ...USER, email: 'other@example.test' };
  const logInByPasskey = vi.fn(() => Promise.resolve({ kind: 'done' as const, value: { user: other } }));
  const { calls } = await reachPassword({ calls: { logInByPasskey } });
  press(texts.passkey);
  expect(await screen.findByText(texts.loggedInAs.replace('{email}', other.email))).toBeTruthy();
  expect(calls.subscribe).not.toHaveBeenCalled();
  press(texts.subscribe);
  expect(calls.subscribe).toHaveBeenCalledOnce();
});

it('a passkey that its person stops leaves the other ways', async () => {
  const logInByPasskey = vi.fn(() => Promise.resolve({ kind: 'stopped' as const }));
  await reachPassword({ calls: { logInByPasskey } });
  press(texts.passkey);
  await waitFor(() => expect(getAlertTexts()).toEqual([texts.passkeyStopped]));
  expect(screen.getByLabelText(texts.password)).toBeTruthy();
});

it('a session that ended because the address was confirmed elsewhere is said when the answer is sent, and a code is offered with one press', async () => {
  const subscribe = vi.fn(respondWithError(401, 'confirmed_elsewhere', 'Confirmed in another browser.'));
  const { calls, onToast, onSession } = renderFlow({ user: SANNE, calls: { subscribe } });
  enter(answerField(), 'Because she listens');
  press(texts.subscribe);
  expect(await screen.findByText(texts.confirmedElsewhere)).toBeTruthy();
  expect(onToast).toHaveBeenLastCalledWith('error', texts.confirmedElsewhere);
  expect(onSession).toHaveBeenCalledExactlyOnceWith(false);
  press(texts.mailCode);
  expect(await screen.findByLabelText(texts.code)).toBeTruthy();
  expect(calls.mailCode).toHaveBeenCalledExactlyOnceWith(MAILED);
  expect(screen.getByText('Because she listens')).toBeTruthy();
});

it('a session that ended because the address was confirmed elsewhere is said on a page that opens, whose password step offers the code first', async () => {
  const { calls } = renderFlow({ isConfirmedElsewhere: true });
  expect(screen.getByText(texts.confirmedElsewhere)).toBeTruthy();
  fillInFields();
  press(texts.continue);
  fireEvent.click(await screen.findByRole('button', { name: texts.mailCode }));
  expect(await screen.findByLabelText(texts.code)).toBeTruthy();
  expect(calls.mailCode).toHaveBeenCalledTimes(1);
});
