import { fireEvent, screen, waitFor } from '@testing-library/react';
import { describe, expect, test, vi } from 'vitest';
import {
  CAMPAIGN,
  NOOR,
  stubAnswer,
  heading,
  listSentBodies,
  renderCreateForm,
  listToasts,
  VALID_VALUES,
} from './campaign-form.fixture.tsx';

vi.mock('./description/Editor.tsx', () => import('./description/editor.fixture.tsx'));

const getNextButton = () => screen.getByRole('button', { name: 'Next: Campaign Details' });
const CHECK = `GET users/check-email?email=${encodeURIComponent(NOOR.email)}`;
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
  for (const [label, value] of PERSONAL)
    fireEvent.change(screen.getByLabelText(label), { target: { value } });
  fireEvent.click(screen.getByLabelText('No'));
}

test('the first step says where it is, and what is missing', async () => {
  const { user } = renderCreateForm({ user: null, isWizard: true });
  expect(screen.getByRole('progressbar').getAttribute('value')).toBe('1');
  await user.click(getNextButton());
  for (const sentence of [
    'Your name is required',
    'Please enter your email',
    'Phone number is required',
    'Gender is required',
    'Country of residence is required',
    'City is required',
    'Bio is required',
  ]) {
    expect(screen.getByText(sentence)).toBeTruthy();
  }
  expect(screen.getByRole('alert').textContent).toBe(FIX);
  expect(listToasts()).toEqual([{ kind: 'error', text: FIX, durationMs: 4000 }]);
  expect(document.activeElement?.getAttribute('aria-invalid')).toBe('true');
});

describe('a visitor without an account', () => {
  test('gets one silently, is logged in, and goes on with the campaign', async () => {
    stubAnswer(CHECK, 200, { exists: false });
    stubAnswer('POST users-custom', 201, { doc: NOOR });
    stubAnswer('POST users/login', 200, { user: NOOR });
    const { user, as } = renderCreateForm({ user: null, isWizard: true });
    fillPersonalStep();
    await user.click(getNextButton());
    expect(await screen.findByRole('heading', heading('Now your campaign'))).toBeTruthy();
    as(NOOR);
    const [made] = listSentBodies('POST users-custom');
    expect(made).toMatchObject({
      email: NOOR.email,
      role: 'celebrity',
      artistName: 'Noor Visser',
      password: expect.stringMatching(/^[\w!@#$%^&*]{12}$/),
    });
    expect(listSentBodies('POST users/login')).toMatchObject([{ password: Object(made).password }]);
    expect(JSON.stringify(sessionStorage)).not.toContain(Object(made).password);
    expect(screen.getByRole('progressbar').getAttribute('value')).toBe('2');
    expect(screen.getByLabelText('Artist name')).toHaveProperty('value', 'Noor Visser');
    expect(screen.getByRole('button', { name: 'Create Campaign' })).toBeTruthy();
  });

  test.each([
    [CHECK, 0, {}, 'Failed to create account. Please try again.'],
    ['POST users-custom', 500, {}, 'Failed to create user account'],
    ['POST users/login', 500, {}, 'Failed to log in after registration'],
  ])('reads what went wrong when %s answers %i', async (call, status, body, sentence) => {
    stubAnswer(CHECK, 200, { exists: false });
    stubAnswer('POST users-custom', 201, { doc: NOOR });
    stubAnswer(call, status, body);
    const { user } = renderCreateForm({ user: null, isWizard: true });
    fillPersonalStep();
    await user.click(getNextButton());
    await waitFor(() => expect(screen.getByRole('alert').textContent).toBe(sentence));
    expect(listToasts().at(-1)).toMatchObject({ text: sentence, durationMs: 4000 });
  });

  test('log in with the next try when the first could not, without another account', async () => {
    stubAnswer(CHECK, 200, { exists: false });
    stubAnswer('POST users-custom', 201, { doc: NOOR });
    stubAnswer('POST users/login', 500, {});
    const { user } = renderCreateForm({ user: null, isWizard: true });
    fillPersonalStep();
    await user.click(getNextButton());
    expect(await screen.findByText('Failed to log in after registration')).toBeTruthy();
    stubAnswer(CHECK, 200, { exists: true });
    stubAnswer('POST users/login', 200, { user: NOOR });
    await user.click(getNextButton());
    expect(await screen.findByRole('heading', heading('Now your campaign'))).toBeTruthy();
    expect(listSentBodies('POST users-custom')).toHaveLength(1);
    const [first, second] = listSentBodies('POST users/login');
    expect(second).toEqual(first);
    expect(JSON.stringify(sessionStorage)).not.toContain('password');
  });

  test('read the server’s problems with the labels of the fields, and at them', async () => {
    stubAnswer(CHECK, 200, { exists: false });
    const details = [
      { path: 'countryOfResidence', message: 'Unknown' },
      { path: 'phone', message: 'Too long' },
    ];
    stubAnswer('POST users-custom', 400, { error: 'x', code: 'validation_failed', details });
    const { user } = renderCreateForm({ user: null, isWizard: true });
    fillPersonalStep();
    await user.click(getNextButton());
    expect(await screen.findByText('Country of residence: Unknown, Phone number: Too long')).toBeTruthy();
    for (const { message } of details) expect(screen.getByText(message)).toBeTruthy();
  });

  test('finds what they typed after a reload', async () => {
    const first = renderCreateForm({ user: null, isWizard: true });
    fillPersonalStep();
    first.unmount();
    renderCreateForm({ user: null, isWizard: true });
    expect(screen.getByLabelText('Bio')).toHaveProperty('value', 'I cook for neighbours.');
    expect(screen.getByLabelText('Gender')).toHaveProperty('value', 'female');
  });
});

describe('an address that has an account', () => {
  async function reachPanel() {
    stubAnswer(CHECK, 200, { exists: true });
    const shown = renderCreateForm({ user: null, isWizard: true });
    fillPersonalStep();
    await shown.user.click(getNextButton());
    await screen.findByRole('heading', { level: 2, name: 'Welcome back' });
    return { ...shown, login: () => screen.getByRole('button', { name: 'Log in and continue' }) };
  }

  test('asks for its password, and goes on with the campaign', async () => {
    stubAnswer('POST users/login', 200, { user: NOOR });
    const { user, login, as } = await reachPanel();
    await user.type(screen.getByLabelText('Password'), 'secret words');
    await user.click(login());
    expect(await screen.findByRole('heading', heading('Now your campaign'))).toBeTruthy();
    expect(listSentBodies('POST users-custom')).toEqual([]);
    expect(listSentBodies('POST users/login')).toMatchObject([
      { email: NOOR.email, password: 'secret words' },
    ]);
    // What was typed before is not in that account, so nothing says that it is.
    as(NOOR);
    await user.click(screen.getByRole('button', { name: 'Back: Personal Details' }));
    expect(screen.getByText(/You are logged in as noor@example.test/)).toBeTruthy();
    expect(screen.queryByLabelText('Bio')).toBeNull();
  });

  test('says what is wrong with a password', async () => {
    const { user, login } = await reachPanel();
    await user.click(login());
    expect(screen.getByText('Password is required')).toBeTruthy();
    stubAnswer('POST users/login', 401, { error: 'Invalid email or password', code: 'invalid_credentials' });
    await user.type(screen.getByLabelText('Password'), 'wrong');
    await user.click(login());
    expect(await screen.findByText('Invalid email or password')).toBeTruthy();
    stubAnswer('POST users/login', 500, {});
    await user.click(login());
    expect(await screen.findByText('Login failed. Please try again.')).toBeTruthy();
  });

  test('leads back to the personal details as they were', async () => {
    const { user } = await reachPanel();
    await user.click(screen.getByRole('button', { name: 'Back to personal details' }));
    expect(screen.getByLabelText('City')).toHaveProperty('value', 'Utrecht');
  });
});

describe('the second step', () => {
  test('is where a person who is logged in begins; going back clears the problems and keeps the campaign', async () => {
    const { user } = renderCreateForm({ isWizard: true, draft: { ...VALID_VALUES, name: '' } });
    await user.click(screen.getByRole('button', { name: 'Create Campaign' }));
    expect(screen.getByRole('alert').textContent).toBe(FIX);
    await user.click(screen.getByRole('button', { name: 'Back: Personal Details' }));
    expect(screen.getByText(/You are logged in as noor@example.test/)).toBeTruthy();
    await user.click(getNextButton());
    expect(screen.queryByText('Campaign title is required')).toBeNull();
    expect(screen.getByLabelText(/Planned location/)).toHaveProperty('value', 'Utrecht');
  });

  test('sends nothing without an account', async () => {
    stubAnswer('POST campaigns/create', 401, {});
    stubAnswer('POST users/login', 200, { user: NOOR });
    const { user } = renderCreateForm({ isWizard: true, draft: VALID_VALUES });
    await user.click(screen.getByRole('button', { name: 'Create Campaign' }));
    expect(await screen.findByText('Please complete the account setup first')).toBeTruthy();
    stubAnswer('POST campaigns/create', 201, { doc: CAMPAIGN });
    await user.type(screen.getByLabelText('Password'), 'secret words');
    await user.click(screen.getByRole('button', { name: 'Log in and continue' }));
    await waitFor(() => expect(location.assign).toHaveBeenCalled());
  });
});
