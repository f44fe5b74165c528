import { screen, waitFor } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import type { SubscribeCalls } from './api.ts';
import {
  CREDENTIALS,
  CHECKOUT,
  ACCOUNT_CREATED,
  createResponse,
  respondWith,
  respondWithError,
  button,
  getAlertTexts,
  renderFlow,
  fillInFields,
  storedValues,
} from './flow.fixture.tsx';

describe('a new account', () => {
  async function reachCredentials(subscribe?: SubscribeCalls['subscribe']) {
    const shown = renderFlow({
      calls: { auth: vi.fn(respondWith(ACCOUNT_CREATED)), ...(subscribe && { subscribe: vi.fn(subscribe) }) },
    });
    fillInFields(CREDENTIALS.email);
    await shown.user.click(button('Continue'));
    return { ...shown, heading: await screen.findByRole('heading', { name: 'Your account is ready' }) };
  }

  it('shows its credentials during the call, and leaves on a press', async () => {
    let arrive: (answer: Response) => void = () => undefined;
    const { user, heading, calls, onNavigate } = await reachCredentials(
      () => new Promise((resolve) => (arrive = resolve)),
    );
    expect(document.activeElement).toBe(heading);
    expect(screen.getByText(CREDENTIALS.password)).toBeTruthy();
    expect(screen.getByText(/shown only once/)).toBeTruthy();
    await user.click(button('Processing...'));
    await waitFor(() => expect(calls.subscribe).toHaveBeenCalledTimes(1));
    arrive(createResponse({ url: CHECKOUT, submissionId: 's1' }));
    await user.click(await screen.findByRole('button', { name: 'Continue to payment' }));
    expect(onNavigate).toHaveBeenCalledExactlyOnceWith(CHECKOUT);
  });

  it('folds the password away, and offers to choose one’s own', async () => {
    const { user } = await reachCredentials();
    const summary = screen.getByText('We made you a password');
    expect(summary.closest('details')?.open).toBe(true);
    await user.click(summary);
    expect(summary.closest('details')?.open).toBe(false);
    expect(screen.getByRole('link', { name: 'Choose your own password' }).getAttribute('href')).toBe(
      '/en/forgot-password',
    );
  });

  it('copies address and password, and confirms for a second', async () => {
    const { user } = await reachCredentials();
    await user.click(button('Copy password'));
    expect(await navigator.clipboard.readText()).toBe(CREDENTIALS.password);
    expect(button('Copied!')).toBeTruthy();
    await waitFor(() => expect(screen.queryByRole('button', { name: 'Copied!' })).toBeNull(), {
      timeout: 2000,
    });
    await user.click(button('Copy email'));
    expect(await navigator.clipboard.readText()).toBe(CREDENTIALS.email);
  });

  it('selects the password where the browser forbids copying', async () => {
    const { user } = await reachCredentials();
    vi.spyOn(navigator.clipboard, 'writeText').mockRejectedValue(new DOMException('denied'));
    await user.click(button('Copy password'));
    expect(await screen.findByText('Selected: copy it yourself')).toBeTruthy();
    expect(window.getSelection()?.toString()).toBe(CREDENTIALS.password);
  });

  it('keeps its credentials when the provider is down, with a button to retry', async () => {
    const subscribe = vi
      .fn(respondWith({ url: CHECKOUT, submissionId: 's1' }))
      .mockImplementationOnce(
        respondWithError(502, 'payment_provider_failed', 'The payment provider does not answer.'),
      );
    const { user, onNavigate } = await reachCredentials(subscribe);
    await waitFor(() => expect(getAlertTexts()).toEqual(['The payment provider does not answer.']));
    expect(screen.getByText(CREDENTIALS.password)).toBeTruthy();
    await user.click(button('Subscribe and Donate €10'));
    expect(await screen.findByRole('button', { name: 'Continue to payment' })).toBeTruthy();
    expect(onNavigate).not.toHaveBeenCalled();
  });

  it('stores no password', async () => {
    await reachCredentials();
    expect([...storedValues(localStorage), ...storedValues(sessionStorage)].join()).not.toContain(
      CREDENTIALS.password,
    );
  });
});
