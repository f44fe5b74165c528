import { cleanup, screen, waitFor } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import { LOGIN_CODE_MS } from '#api/accounts/login-code-rules.ts';
import { readDraft } from './draft.ts';
import {
  answerField,
  AUTHENTICATED,
  button,
  CHECKOUT,
  fillInFields,
  getAlertTexts,
  reachPassword,
  renderFlow,
  REQUIRE_PASSWORD,
  respondWith,
  respondWithError,
  SANNE,
} from './flow.fixture.tsx';
import { subscribeTexts } from './texts.ts';

const texts = subscribeTexts.en;
const MAILED = { email: SANNE.email, language: 'en', redirect: '/en/campaigns/an-hour-with-noor' };
const SENT = { email: SANNE.email, code: '012345', codeRequest: 'r1', campaignId: 'c1', language: 'en' };
const getCode = () => screen.getByLabelText(texts.code);

/** Reaches the password step and has a code mailed. */
async function reachCode() {
  const auth = vi.fn(respondWith(REQUIRE_PASSWORD));
  const reached = await reachPassword({ calls: { auth } });
  await reached.user.click(button(texts.mailCode));
  await screen.findByLabelText(texts.code);
  return { ...reached, auth };
}

describe('the code of a mail', () => {
  it('is mailed from the password step, and takes the place of the password', async () => {
    const { calls } = await reachCode();
    expect(calls.mailCode).toHaveBeenCalledExactlyOnceWith(MAILED);
    expect(screen.getByText(texts.codeSent)).toBeTruthy();
    expect(screen.queryByLabelText(texts.password)).toBeNull();
    expect(document.activeElement).toBe(getCode());
    expect(getCode().getAttribute('inputmode')).toBe('numeric');
    expect(getCode().getAttribute('autocomplete')).toBe('one-time-code');
  });

  it('logs in with its last digit, subscribes and leaves', async () => {
    const { user, auth, onNavigate } = await reachCode();
    await user.click(button(texts.login));
    expect(getAlertTexts()).toEqual([texts.codeMissing]);
    auth.mockImplementation(respondWith(AUTHENTICATED));
    await user.type(getCode(), '012 345');
    await waitFor(() => expect(onNavigate).toHaveBeenCalledExactlyOnceWith(CHECKOUT));
    expect(auth).toHaveBeenLastCalledWith({ ...SENT, code: '012 345' });
    expect(readDraft('c1').codeRequest).toBe('');
  });

  // A phone that shows the mail drops the page, and the code no longer had a field.
  it('has its field again after a reload, until it has expired', async () => {
    const { unmount, auth } = await reachCode();
    unmount();
    const { user, calls, unmount: close } = renderFlow();
    expect(screen.getByText(texts.codeSent)).toBeTruthy();
    auth.mockImplementation(respondWith(AUTHENTICATED));
    await user.type(getCode(), '012345');
    await waitFor(() => expect(calls.auth).toHaveBeenCalledExactlyOnceWith(SENT));
    close();
    vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + LOGIN_CODE_MS });
    expect(readDraft('c1').codeRequest).toBe('');
    vi.useRealTimers();
  });

  it('shows the sentence of a wrong one at its field', async () => {
    const { user, auth } = await reachCode();
    const error = 'This code is not correct, or no longer valid. Ask for a new one.';
    const refusal = { error, code: 'validation_failed', details: [{ path: 'code', message: error }] };
    auth.mockImplementation(respondWith(refusal, 400));
    await user.type(getCode(), '000000');
    await waitFor(() => expect(getAlertTexts()).toEqual([error]));
    expect(getCode().getAttribute('aria-invalid')).toBe('true');
    expect(auth).toHaveBeenCalledTimes(2);
  });

  it('leads back to the password, and is mailed again', async () => {
    const { user, calls } = await reachCode();
    await user.click(button(texts.usePassword));
    expect(screen.getByLabelText(texts.password)).toHaveProperty('value', '');
    await user.click(button(texts.mailCode));
    await screen.findByLabelText(texts.code);
    expect(calls.mailCode).toHaveBeenCalledTimes(2);
  });

  it('stays on the password step when the mail is refused', async () => {
    const mailCode = vi.fn(respondWithError(429, 'rate_limited', 'Too many attempts.'));
    const { user } = await reachPassword({ calls: { mailCode } });
    await user.click(button(texts.mailCode));
    await waitFor(() => expect(getAlertTexts()).toEqual(['Too many attempts.']));
    expect(screen.getByLabelText(texts.password)).toBeTruthy();
  });
});

describe('a passkey', () => {
  const USER = { ...SANNE, id: 'u1' };

  it('is offered where the browser has one, and goes on to the payment', async () => {
    const logInByPasskey = vi.fn(() => Promise.resolve({ kind: 'done' as const, value: { user: USER } }));
    const { user, onNavigate, calls } = await reachPassword({ calls: { logInByPasskey } });
    await user.click(button(texts.passkey));
    await waitFor(() => expect(onNavigate).toHaveBeenCalledExactlyOnceWith(CHECKOUT));
    expect(calls.auth).toHaveBeenCalledTimes(1);
    cleanup();
    await reachPassword();
    expect(screen.queryByRole('button', { name: texts.passkey })).toBeNull();
  });

  it('of another account waits until its person has seen whose it is', async () => {
    const other = { ...USER, email: 'other@example.test' };
    const logInByPasskey = vi.fn(() => Promise.resolve({ kind: 'done' as const, value: { user: other } }));
    const { user, calls } = await reachPassword({ calls: { logInByPasskey } });
    await user.click(button(texts.passkey));
    expect(await screen.findByText(texts.loggedInAs.replace('{email}', other.email))).toBeTruthy();
    expect(calls.subscribe).not.toHaveBeenCalled();
    await user.click(button(texts.subscribe));
    expect(calls.subscribe).toHaveBeenCalledOnce();
  });

  it('that its person stops leaves the other ways', async () => {
    const logInByPasskey = vi.fn(() => Promise.resolve({ kind: 'stopped' as const }));
    const { user } = await reachPassword({ calls: { logInByPasskey } });
    await user.click(button(texts.passkey));
    await waitFor(() => expect(getAlertTexts()).toEqual([texts.passkeyStopped]));
    expect(screen.getByLabelText(texts.password)).toBeTruthy();
  });
});

describe('a session that ended because the address was confirmed elsewhere', () => {
  it('is said when the answer is sent, and a code is offered with one press', async () => {
    const subscribe = vi.fn(respondWithError(401, 'confirmed_elsewhere', 'Confirmed in another browser.'));
    const { user, calls, onToast, onSession } = renderFlow({ user: SANNE, calls: { subscribe } });
    await user.type(answerField(), 'Because she listens');
    await user.click(button(texts.subscribe));
    expect(await screen.findByText(texts.confirmedElsewhere)).toBeTruthy();
    expect(onToast).toHaveBeenLastCalledWith('error', texts.confirmedElsewhere, 4000);
    expect(onSession).toHaveBeenCalledExactlyOnceWith(false);
    await user.click(button(texts.mailCode));
    expect(await screen.findByLabelText(texts.code)).toBeTruthy();
    expect(calls.mailCode).toHaveBeenCalledExactlyOnceWith(MAILED);
    expect(screen.getByText('Because she listens')).toBeTruthy();
  });

  it('is said on a page that opens, whose password step offers the code first', async () => {
    const { user, calls } = renderFlow({ isConfirmedElsewhere: true });
    expect(screen.getByText(texts.confirmedElsewhere)).toBeTruthy();
    fillInFields();
    await user.click(button(texts.continue));
    await user.click(await screen.findByRole('button', { name: texts.mailCode }));
    expect(await screen.findByLabelText(texts.code)).toBeTruthy();
    expect(calls.mailCode).toHaveBeenCalledTimes(1);
  });
});
