import { fireEvent, screen, waitFor } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import { DAY_MS, type Language } from '#api/platform/rules.ts';
import {
  SANNE,
  REQUIRE_PASSWORD,
  respondWith,
  respondWithError,
  answerField,
  emailField,
  button,
  getAlertTexts,
  renderFlow,
  fillInFields,
} from './flow.fixture.tsx';
import { subscribeTexts } from './texts.ts';
import { enter, press } from '#tests/support/fields.ts';

describe('the e-mail step', () => {
  it('shows the question with its answer field, the address and "Continue"', () => {
    renderFlow();
    expect(answerField()).toBeTruthy();
    expect(emailField()).toBeTruthy();
    expect(button('Continue')).toBeTruthy();
    expect(screen.getByText('iDEAL | Wero')).toBeTruthy();
    expect(screen.getByRole('link', { name: 'terms and conditions' }).getAttribute('href')).toBe('/en/terms');
  });

  const problems: readonly [string, string, string, Readonly<Record<Language, string>>][] = [
    ['no answer', '', 'a@b.nl', { en: 'Please answer the question', nl: 'Beantwoord de vraag' }],
    ['no address', 'Because', '', { en: 'Please enter your email', nl: 'Vul je e-mailadres in' }],
    [
      'a half address',
      'Because',
      'a@b',
      { en: 'Please enter a valid email address', nl: 'Vul een geldig e-mailadres in' },
    ],
  ];
  for (const language of ['en', 'nl'] as const) {
    for (const [what, answer, email, messages] of problems) {
      it(`explains ${what} in ${language}, in a box and a toast of four seconds`, async () => {
        const { onToast, calls } = renderFlow({ language });
        if (answer) enter(answerField(), answer);
        if (email) enter(emailField(), email);
        press(subscribeTexts[language].continue);
        expect(getAlertTexts()).toEqual([messages[language]]);
        expect(onToast).toHaveBeenCalledExactlyOnceWith('error', messages[language], 4000);
        expect(calls.auth).not.toHaveBeenCalled();
      });
    }
  }

  it('ties an error to its field, focuses the first, and clears the flag on edit', async () => {
    renderFlow();
    press('Continue');
    const field = answerField();
    expect(document.activeElement).toBe(field);
    expect(field.getAttribute('aria-invalid')).toBe('true');
    const described = (field.getAttribute('aria-describedby') ?? '').split(' ');
    expect(described.map((id) => document.getElementById(id)?.textContent)).toContain(
      'Please answer the question',
    );
    enter(field, 'B');
    expect(field.getAttribute('aria-invalid')).toBe('false');
    expect(getAlertTexts()).toEqual(['Please enter your email']);
  });

  it('sends the trimmed address with campaign and language', async () => {
    const { calls } = renderFlow();
    fillInFields(' sanne@example.test ');
    press('Continue');
    expect(calls.auth).toHaveBeenCalledExactlyOnceWith({
      email: 'sanne@example.test',
      campaignId: 'c1',
      language: 'en',
    });
  });

  it('sends one request for a double click, and is busy meanwhile', async () => {
    const { calls } = renderFlow({
      calls: { auth: vi.fn(() => new Promise<Response>(() => undefined)) },
    });
    fillInFields();
    const next = button('Continue');
    fireEvent.click(next);
    fireEvent.click(next);
    expect(calls.auth).toHaveBeenCalledTimes(1);
    expect(button('Processing...').getAttribute('aria-busy')).toBe('true');
  });

  it('refuses when the deadline passes while a fan types', async () => {
    const deadline = new Date('2099-01-01T00:00:00.000Z');
    for (const language of ['en', 'nl'] as const) {
      const { calls, onToast, unmount } = renderFlow({
        language,
        user: SANNE,
        servedAt: deadline.getTime(),
      });
      enter(answerField(), 'Because');
      press(subscribeTexts[language].subscribe);
      const messages = {
        en: 'This campaign is closed for subscriptions',
        nl: 'Deze campagne is gesloten voor inschrijvingen',
      }[language];
      expect(getAlertTexts()).toEqual([messages]);
      expect(onToast).toHaveBeenCalledWith('error', messages, 4000);
      expect(calls.subscribe).not.toHaveBeenCalled();
      unmount();
    }
  });
});

// A computer whose clock is a day ahead said that an open campaign was closed.
it('uses the server’s clock, not the visitor’s', async () => {
  const servedAt = Date.parse('2098-12-31T12:00:00.000Z');
  vi.useFakeTimers({ toFake: ['Date'], now: servedAt + DAY_MS });
  const { calls } = renderFlow({ user: SANNE, servedAt });
  enter(answerField(), 'Because');
  press(subscribeTexts.en.subscribe);
  expect(calls.subscribe).toHaveBeenCalledOnce();
  vi.useRealTimers();
});

describe('failures', () => {
  const cases: readonly [string, () => Promise<Response>, Readonly<Record<Language, string>>][] = [
    [
      'shows the sentence of the server',
      respondWithError(429, 'rate_limited', 'Too many attempts. Try again in 30 seconds.'),
      {
        en: 'Too many attempts. Try again in 30 seconds.',
        nl: 'Too many attempts. Try again in 30 seconds.',
      },
    ],
    [
      'has a sentence for an answer without one',
      respondWith(undefined, 500),
      { en: 'Something went wrong.', nl: 'Er ging iets mis.' },
    ],
    [
      'has another for no answer at all',
      () => Promise.reject(new TypeError('Failed to fetch')),
      { en: 'Something went wrong!', nl: 'Er ging iets mis!' },
    ],
    [
      'treats an unknown action as a failure',
      respondWith({ action: 'dance', error: 'No dancing' }),
      { en: 'No dancing', nl: 'No dancing' },
    ],
  ];
  for (const language of ['en', 'nl'] as const) {
    for (const [what, auth, messages] of cases) {
      it(`${what}, in ${language}`, async () => {
        const { onToast } = renderFlow({ language, calls: { auth } });
        fillInFields();
        press(subscribeTexts[language].continue);
        await waitFor(() => expect(getAlertTexts()).toEqual([messages[language]]));
        expect(onToast).toHaveBeenCalledExactlyOnceWith('error', messages[language], 4000);
        expect(button(subscribeTexts[language].continue).getAttribute('aria-busy')).toBe('false');
      });
    }
  }

  it('keeps the answer when the connection is lost, and retries', async () => {
    const auth = vi.fn(respondWith(REQUIRE_PASSWORD)).mockRejectedValueOnce(new TypeError('Failed to fetch'));
    renderFlow({ calls: { auth } });
    fillInFields();
    press('Continue');
    await waitFor(() => expect(getAlertTexts()).toEqual(['Something went wrong!']));
    press('Continue');
    expect(await screen.findByLabelText('Password')).toBeTruthy();
    expect(screen.getByText('Because she listens')).toBeTruthy();
  });
});
