import { fireEvent, screen, waitFor } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { fill, press, getValue } from '#tests/support/fields.ts';
import {
  failure,
  heading,
  listSentBodies,
  listToasts,
  NOOR,
  renderCreateForm,
  stubAnswer,
  VALID_VALUES,
} from './campaign-form.fixture.tsx';

vi.mock('./description/Editor.tsx', () => import('./description/editor.fixture.tsx'));

const NEXT = 'Next: Campaign Details';
const CHECK = 'GET users/check-email';
const REGISTER = 'POST users-custom';
const LOGIN = 'POST users/login';
const LOG_IN = 'Log in and continue';
const FIX = 'Please fix the validation errors before proceeding.';

const PERSONAL: readonly (readonly [label: string | RegExp, value: string])[] = [
  ['Email address', NOOR.email],
  [/Your name/, 'Noor Visser'],
  ['Phone number', '+31 6 12345678'],
  ['Gender', 'female'],
  ['Country of residence', 'NL'],
  ['City', 'Utrecht'],
  [/known? .*for|know you for/i, 'Cooking'],
  ['Bio', 'I cook for neighbours.'],
];

function fillPersonalStep(): void {
  for (const [label, value] of PERSONAL) fill(label, value);
  fireEvent.click(screen.getByLabelText('No'));
}

const renderWizard = () => renderCreateForm({ user: null, isWizard: true });

async function tryNext(refusal: string): Promise<void> {
  press(NEXT);
  await waitFor(() => expect(screen.getByRole('alert').textContent).toBe(refusal));
  expect(listToasts().at(-1)).toEqual(failure(refusal));
}

test('the first step says where it is, and what is missing', () => {
  renderWizard();
  expect(screen.getByRole('progressbar').getAttribute('value')).toBe('1');
  press(NEXT);
  expect(screen.getByText('Please enter your email')).toBeTruthy();
  for (const name of ['Your name', 'Phone number', 'Gender', 'Country of residence', 'City', 'Bio'])
    expect(screen.getByText(`${name} is required`)).toBeTruthy();
  expect(screen.getByRole('alert').textContent).toBe(FIX);
  expect(listToasts()).toEqual([failure(FIX)]);
  expect(document.activeElement?.getAttribute('aria-invalid')).toBe('true');
});

test('a visitor without an account reads what went wrong at each step, and goes on from there with the next try', async () => {
  const details = [
    { path: 'countryOfResidence', message: 'Unknown' },
    { path: 'phone', message: 'Too long' },
  ];
  renderWizard();
  fillPersonalStep();
  stubAnswer(CHECK, 0, {});
  await tryNext('Failed to create account. Please try again.');
  stubAnswer(CHECK, 200, { exists: false });
  stubAnswer(REGISTER, 500, {});
  await tryNext('Failed to create user account');
  stubAnswer(REGISTER, 400, { error: 'x', code: 'validation_failed', details });
  await tryNext('Country of residence: Unknown, Phone number: Too long');
  for (const { message } of details) expect(screen.getByText(message)).toBeTruthy();
  stubAnswer(REGISTER, 201, { doc: NOOR });
  stubAnswer(LOGIN, 500, {});
  await tryNext('Failed to log in after registration');
  const registrations = listSentBodies(REGISTER).length;
  stubAnswer(CHECK, 200, { exists: true });
  stubAnswer(LOGIN, 200, { user: NOOR });
  press(NEXT);
  expect(await screen.findByRole('heading', heading('Now your campaign'))).toBeTruthy();
  expect(listSentBodies(REGISTER)).toHaveLength(registrations);
  const [first, second] = listSentBodies(LOGIN);
  expect(second).toEqual(first);
  expect(JSON.stringify(sessionStorage)).not.toContain('password');
});

test('a visitor without an account finds what they typed after a reload', async () => {
  const first = renderWizard();
  fillPersonalStep();
  first.unmount();
  renderWizard();
  expect(getValue('Bio')).toBe('I cook for neighbours.');
  expect(getValue('Gender')).toBe('female');
});

async function reachPanel() {
  stubAnswer(CHECK, 200, { exists: true });
  const view = renderWizard();
  fillPersonalStep();
  press(NEXT);
  await screen.findByRole('heading', { level: 2, name: 'Welcome back' });
  return view;
}

test('an address that has an account asks for its password, and goes on with the campaign', async () => {
  stubAnswer(LOGIN, 200, { user: NOOR });
  const { as } = await reachPanel();
  fill('Password', 'secret words');
  press(LOG_IN);
  expect(await screen.findByRole('heading', heading('Now your campaign'))).toBeTruthy();
  expect(listSentBodies(REGISTER)).toEqual([]);
  expect(listSentBodies(LOGIN)).toMatchObject([{ email: NOOR.email, password: 'secret words' }]);
  // The existing account did not get what was typed, so the page does not claim that it did.
  as(NOOR);
  press('Back: Personal Details');
  expect(screen.getByText(/You are logged in as noor@example.test/)).toBeTruthy();
  expect(screen.queryByLabelText('Bio')).toBeNull();
});

test('an address that has an account says what is wrong with a password, and leads back to the details as they were', async () => {
  await reachPanel();
  press(LOG_IN);
  expect(screen.getByText('Password is required')).toBeTruthy();
  stubAnswer(LOGIN, 401, { error: 'Invalid email or password', code: 'invalid_credentials' });
  fill('Password', 'wrong');
  press(LOG_IN);
  expect(await screen.findByText('Invalid email or password')).toBeTruthy();
  stubAnswer(LOGIN, 500, {});
  press(LOG_IN);
  expect(await screen.findByText('Login failed. Please try again.')).toBeTruthy();
  press('Back to personal details');
  expect(getValue('City')).toBe('Utrecht');
});

test('the second step is where a person who is logged in begins; going back clears the problems and keeps the campaign', async () => {
  renderCreateForm({ isWizard: true, draft: { ...VALID_VALUES, name: '' } });
  press('Create Campaign');
  expect(screen.getByRole('alert').textContent).toBe(FIX);
  press('Back: Personal Details');
  expect(screen.getByText(/You are logged in as noor@example.test/)).toBeTruthy();
  press(NEXT);
  expect(screen.queryByText('Campaign title is required')).toBeNull();
  expect(getValue(/Planned location/)).toBe('Utrecht');
});
