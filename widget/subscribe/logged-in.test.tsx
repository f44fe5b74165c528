import { fireEvent, screen, waitFor } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import {
  ENDINGS,
  SANNE,
  respondWith,
  respondWithError,
  answerField,
  emailField,
  getAlertTexts,
  renderFlow,
  storedValues,
} from './flow.fixture.tsx';
import { clearDrafts } from './draft.ts';
import { subscribeTexts } from './texts.ts';
import { enter, press } from '#tests/support/fields.ts';

const texts = subscribeTexts.en;

it('says beside the price how much of it reaches the charity', () => {
  renderFlow({ priceLine: 'Of your €10, De Leesboot receives what is left.' });
  expect(screen.getByText('Of your €10, De Leesboot receives what is left.')).toBeTruthy();
});

describe('a person who is logged in', () => {
  it('is recognised after the form is there, and keeps the typed answer', async () => {
    const { again } = renderFlow({ user: undefined });
    expect(screen.getByText('Checking who you are')).toBeTruthy();
    enter(answerField(), 'Because');
    again({ user: SANNE });
    expect(screen.getByText('You are logged in as sanne@example.test')).toBeTruthy();
    expect(answerField()).toHaveProperty('value', 'Because');
  });

  it('can log out, and takes the answer along', async () => {
    const { calls, onSession } = renderFlow({ user: SANNE });
    enter(answerField(), 'Because');
    press('Not you? Log out');
    await waitFor(() => expect(document.activeElement).toBe(emailField()));
    expect(calls.logOut).toHaveBeenCalledTimes(1);
    expect(onSession).toHaveBeenCalledExactlyOnceWith(false);
    expect(answerField()).toHaveProperty('value', '');
    expect(storedValues(localStorage)).toEqual([]);
  });

  it('who logged out in another tab leaves no answer in this one', async () => {
    const { again } = renderFlow({ user: SANNE });
    enter(answerField(), 'Because');
    clearDrafts();
    again({ user: null });
    expect(answerField()).toHaveProperty('value', '');
  });

  it('whose session is over keeps the answer', async () => {
    const { again } = renderFlow({ user: SANNE });
    enter(answerField(), 'Because');
    again({ user: null });
    expect(answerField()).toHaveProperty('value', 'Because');
  });

  it('goes back to the address when the session is over, and keeps the answer', async () => {
    const { onToast, onSession } = renderFlow({
      user: SANNE,
      calls: { subscribe: respondWithError(401, 'unauthenticated', 'Please log in to continue.') },
    });
    enter(answerField(), 'Because');
    press(texts.subscribe);
    await waitFor(() => expect(getAlertTexts()).toEqual([texts.sessionExpired]));
    expect(onToast).toHaveBeenCalledWith('error', texts.sessionExpired);
    expect(onSession).toHaveBeenCalledExactlyOnceWith(false);
    expect(answerField()).toHaveProperty('value', 'Because');
    expect(emailField()).toHaveProperty('value', SANNE.email);
  });

  it.each([
    ['already_subscribed', ENDINGS.paid.title],
    ['payment_in_progress', ENDINGS.processing.title],
  ])('reads that the donation has arrived or is on its way (%s)', async (code, told) => {
    renderFlow({ user: SANNE, calls: { subscribe: respondWithError(409, code, 'x') } });
    enter(answerField(), 'Because');
    press(texts.subscribe);
    const heading = await screen.findByRole('heading', { name: told });
    await waitFor(() => expect(document.activeElement).toBe(heading));
    expect(screen.getByRole('link', { name: texts.toDashboard }).getAttribute('href')).toBe('/en/dashboard');
  });

  it('who comes back after paying sees that the payment has arrived', async () => {
    const submission = {
      paymentStatus: 'paid',
      answers: [{ question: 'Why?', language: 'en', answer: 'For the soup' }],
      campaign: { language: 'nl' },
    };
    renderFlow({ user: SANNE, calls: { readOwn: respondWith({ submission }) } });
    fireEvent(window, Object.assign(new Event('pageshow'), { persisted: true }));
    expect(await screen.findByRole('heading', { name: ENDINGS.paid.title })).toBeTruthy();
    expect(screen.getByText('For the soup')).toBeTruthy();
  });

  it('gets the generic message for a checkout without an http address, and stays', async () => {
    for (const url of [undefined, 'javascript:alert(1)']) {
      const { onNavigate, unmount } = renderFlow({ user: SANNE, calls: { subscribe: respondWith({ url }) } });
      enter(answerField(), 'Because');
      press('Subscribe and Donate €10');
      await waitFor(() => expect(getAlertTexts()).toEqual(['Something went wrong.']));
      expect(onNavigate).not.toHaveBeenCalled();
      unmount();
    }
  });

  it('may press again after the page is restored from the back/forward cache', async () => {
    const { calls, onNavigate } = renderFlow({ user: SANNE });
    enter(answerField(), 'Because');
    press('Subscribe and Donate €10');
    await waitFor(() => expect(onNavigate).toHaveBeenCalledTimes(1));
    fireEvent(window, Object.assign(new Event('pageshow'), { persisted: true }));
    press('Subscribe and Donate €10');
    await waitFor(() => expect(onNavigate).toHaveBeenCalledTimes(2));
    expect(calls.subscribe).toHaveBeenCalledTimes(2);
  });
});
