import { screen, waitFor } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
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
  reachPassword,
} from './flow.fixture.tsx';
import { subscribeTexts } from './texts.ts';
import { enter, press } from '#tests/support/fields.ts';

it('the e-mail step shows the question with its answer field, the address and "Continue"', () => {
  renderFlow();
  expect(answerField()).toBeTruthy();
  expect(emailField()).toBeTruthy();
  expect(button('Continue')).toBeTruthy();
  expect(screen.getByText('iDEAL | Wero')).toBeTruthy();
  expect(screen.getByRole('link', { name: 'terms and conditions' }).getAttribute('href')).toBe('/en/terms');
});

it.each([
  ['no answer', 'en', '', 'a@b.nl', 'Please answer the question'],
  ['no address', 'en', 'Because', '', 'Please enter your email'],
  ['a half address', 'nl', 'Because', 'a@b', 'Vul een geldig e-mailadres in'],
] as const)(
  'the e-mail step explains %s (%s), in a box and a toast of four seconds',
  async (_, language, answer, email, message) => {
    const { onToast, calls } = renderFlow({ language });
    if (answer) enter(answerField(), answer);
    if (email) enter(emailField(), email);
    press(subscribeTexts[language].continue);
    expect(getAlertTexts()).toEqual([message]);
    expect(onToast).toHaveBeenCalledExactlyOnceWith('error', message);
    expect(calls.auth).not.toHaveBeenCalled();
  },
);

it('the e-mail step ties an error to its field, focuses the first, and clears the flag on edit', async () => {
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

it.each([SANNE, null])('tells the page when the campaign closes while a fan types: %o', async (user) => {
  const message = 'This campaign is closed for subscriptions';
  const closed = respondWithError(409, 'campaign_closed', message);
  const onClosed = vi.fn();
  const { onToast } = renderFlow({ user, calls: { auth: closed, subscribe: closed }, onClosed });
  enter(answerField(), 'Because');
  if (!user) enter(emailField(), 'sanne@example.test');
  press(user ? subscribeTexts.en.subscribe : subscribeTexts.en.continue);
  await waitFor(() => expect(getAlertTexts()).toEqual([message]));
  expect(onToast).toHaveBeenCalledWith('error', message);
  expect(onClosed).toHaveBeenCalledOnce();
});

it.each([
  [
    'shows the sentence of the server',
    respondWithError(429, 'rate_limited', 'Too many attempts. Try again in 30 seconds.'),
    'Too many attempts. Try again in 30 seconds.',
  ],
  ['has a sentence for an answer without one', respondWith(undefined, 500), 'Something went wrong.'],
  [
    'treats an unknown action as a failure',
    respondWith({ action: 'dance', error: 'No dancing' }),
    'No dancing',
  ],
])('a failure %s', async (_, auth, message) => {
  const { onToast } = renderFlow({ calls: { auth } });
  fillInFields();
  press('Continue');
  await waitFor(() => expect(getAlertTexts()).toEqual([message]));
  expect(onToast).toHaveBeenCalledExactlyOnceWith('error', message);
  expect(button('Continue').getAttribute('aria-busy')).toBe('false');
});

it('the answer is kept when the connection is lost, and sent again', async () => {
  const auth = vi.fn(respondWith(REQUIRE_PASSWORD)).mockRejectedValueOnce(new TypeError('Failed to fetch'));
  renderFlow({ calls: { auth } });
  fillInFields();
  press('Continue');
  await waitFor(() => expect(getAlertTexts()).toEqual(['Something went wrong!']));
  press('Continue');
  expect(await screen.findByLabelText('Password')).toBeTruthy();
  expect(screen.getByText('Because she listens')).toBeTruthy();
});

it('folds the answer away once it is the account’s turn, and opens it again as typed', async () => {
  await reachPassword();
  expect(screen.queryByRole('textbox', { name: /Noor Visser/ })).toBeNull();
  press('Change answer');
  expect(document.activeElement).toBe(answerField());
  expect(answerField()).toHaveProperty('value', 'Because she listens');
});

it('opens the answer when it has an error', async () => {
  const { password } = await reachPassword();
  press('Change answer');
  enter(answerField(), '');
  enter(password, 'secret-enough');
  press('Login');
  expect(screen.getByText('Please answer the question')).toBeTruthy();
  expect(document.activeElement).toBe(answerField());
});

it('counts an emoji as one character, and no white space around the answer', async () => {
  await reachPassword();
  press('Change answer');
  enter(answerField(), ' 🍲 soup ');
  expect(screen.getByText('6 of 2000 characters')).toBeTruthy();
});
