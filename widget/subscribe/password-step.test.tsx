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
} from './flow.fixture.tsx';
import { ANSWER_TIMEOUT_MS } from '../client/outcome.ts';
import { enter, press } from '#tests/support/fields.ts';

it('the password step greets with the message of the server, also in a toast, and focuses the password', async () => {
  const { onToast, password } = await reachPassword();
  await waitFor(() => expect(document.activeElement).toBe(password));
  expect(onToast).toHaveBeenCalledExactlyOnceWith('success', 'Welcome back!', 4000);
  expect(screen.getByText('Welcome back!')).toBeTruthy();
  expect(button('Login')).toBeTruthy();
});

it('the password step requires a password', async () => {
  const { onToast, calls } = await reachPassword();
  press('Login');
  expect(getAlertTexts()).toEqual(['Please enter your password']);
  expect(onToast).toHaveBeenLastCalledWith('error', 'Please enter your password', 4000);
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
  expect(screen.getByRole('link', { name: 'Nothing happening? Open it yourself' }).getAttribute('href')).toBe(
    CHECKOUT,
  );
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
