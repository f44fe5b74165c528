import { fireEvent, screen, waitFor } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import {
  SANNE,
  CREDENTIALS,
  CHECKOUT,
  ACCOUNT_CREATED,
  AUTHENTICATED,
  createResponse,
  respondWith,
  respondWithError,
  getAlertTexts,
  renderFlow,
  fillInFields,
  storedValues,
} from './flow.fixture.tsx';
import { clearDrafts } from './draft.ts';
import { subscribeTexts } from './texts.ts';
import { getHref, press } from '#tests/support/fields.ts';

it('a browser that keeps no cookies is told when the session that was opened is gone at once', async () => {
  renderFlow({
    canKeepSession: () => true,
    calls: {
      auth: vi.fn(respondWith(AUTHENTICATED)),
      subscribe: respondWithError(401, 'unauthenticated', 'Please log in to continue.'),
    },
  });
  fillInFields();
  press('Continue');
  await waitFor(() => expect(getAlertTexts()).toEqual([subscribeTexts.en.cookiesBlocked]));
});

async function reachCredentials(subscribe?: () => Promise<Response>) {
  const shown = renderFlow({
    calls: { auth: vi.fn(respondWith(ACCOUNT_CREATED)), ...(subscribe && { subscribe: vi.fn(subscribe) }) },
  });
  fillInFields(CREDENTIALS.email);
  press('Continue');
  return { ...shown, heading: await screen.findByRole('heading', { name: 'Your account is ready' }) };
}

it('a new account shows its credentials during the call, and leaves on a press', async () => {
  let arrive: (answer: Response) => void = () => undefined;
  const { heading, calls, onNavigate } = await reachCredentials(
    () => new Promise((resolve) => (arrive = resolve)),
  );
  await waitFor(() => expect(document.activeElement).toBe(heading));
  expect(screen.getByText(CREDENTIALS.password)).toBeTruthy();
  expect(screen.getByText(/shown only once/)).toBeTruthy();
  press('Processing...');
  await waitFor(() => expect(calls.subscribe).toHaveBeenCalledTimes(1));
  arrive(createResponse({ url: CHECKOUT, submissionId: 's1' }));
  fireEvent.click(await screen.findByRole('button', { name: 'Continue to payment' }));
  expect(onNavigate).toHaveBeenCalledExactlyOnceWith(CHECKOUT);
});

it('a new account says that a code will do, folds the password away, and offers to choose one’s own', async () => {
  await reachCredentials();
  expect(
    screen.getByText(`Next time, a code to ${CREDENTIALS.email} is enough: you need no password.`),
  ).toBeTruthy();
  const summary = screen.getByText(subscribeTexts.en.credentialsMade);
  expect(summary.closest('details')?.open).toBe(false);
  fireEvent.click(summary);
  expect(summary.closest('details')?.open).toBe(true);
  expect(getHref('Choose your own password')).toBe('/en/forgot-password');
});

it('a new account’s password is copied with one press, which is confirmed for a second', async () => {
  const write = vi.spyOn(navigator.clipboard, 'writeText').mockResolvedValue();
  await reachCredentials();
  press('Copy password');
  expect(await screen.findByRole('button', { name: 'Copied!' })).toBeTruthy();
  expect(write).toHaveBeenCalledExactlyOnceWith(CREDENTIALS.password);
  expect(await screen.findByRole('button', { name: 'Copy password' }, { timeout: 2000 })).toBeTruthy();
});

it('a new account keeps its credentials when the provider is down, with a button to retry', async () => {
  const subscribe = vi
    .fn(respondWith({ url: CHECKOUT, submissionId: 's1' }))
    .mockImplementationOnce(
      respondWithError(502, 'payment_provider_failed', 'The payment provider does not answer.'),
    );
  const { onNavigate } = await reachCredentials(subscribe);
  await waitFor(() => expect(getAlertTexts()).toEqual(['The payment provider does not answer.']));
  expect(screen.getByText(CREDENTIALS.password)).toBeTruthy();
  press('Subscribe and Donate €10');
  expect(await screen.findByRole('button', { name: 'Continue to payment' })).toBeTruthy();
  expect(onNavigate).not.toHaveBeenCalled();
});

it('a new account lets a mistyped address be changed before paying, and keeps the answer', async () => {
  const { calls } = await reachCredentials();
  await screen.findByRole('button', { name: 'Continue to payment' });
  press(subscribeTexts.en.otherEmail);
  expect(await screen.findByDisplayValue(CREDENTIALS.email)).toBeTruthy();
  expect(screen.getByDisplayValue('Because she listens')).toBeTruthy();
  expect(screen.queryByText(CREDENTIALS.password)).toBeNull();
  expect(calls.logOut).toHaveBeenCalledOnce();
});

// Regression: after a logout in another tab, the next person at the computer could still read the password.
it('a new account takes its credentials off the page after a logout in another tab', async () => {
  const { again } = await reachCredentials();
  await screen.findByRole('button', { name: 'Continue to payment' });
  again({ user: ACCOUNT_CREATED.user });
  expect(screen.getByText(CREDENTIALS.password)).toBeTruthy();
  clearDrafts();
  again({ user: null });
  expect(screen.queryByText(CREDENTIALS.password)).toBeNull();
});

it('a new account takes its credentials and checkout off the page after another person’s login in another tab', async () => {
  const { again } = await reachCredentials();
  await screen.findByRole('button', { name: 'Continue to payment' });
  again({ user: SANNE });
  expect(screen.queryByText(CREDENTIALS.password)).toBeNull();
  expect(screen.getByRole('button', { name: 'Subscribe and Donate €10' })).toBeTruthy();
});

it('a new account stores no password', async () => {
  await reachCredentials();
  expect([...storedValues(localStorage), ...storedValues(sessionStorage)].join()).not.toContain(
    CREDENTIALS.password,
  );
});
