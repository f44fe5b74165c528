import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { fill, press, getValue } from '#tests/support/fields.ts';
import { findDraft } from '#widget/client/drafts.ts';
import {
  button,
  CAMPAIGN,
  failure,
  listSentBodies,
  listToasts,
  NOOR,
  renderCreateForm,
  stubAnswer,
  stubPendingAnswer,
  TEXTS,
  VALID_VALUES,
} from './campaign-form.fixture.tsx';
import { EMPTY_VALUES } from './values.ts';

vi.mock('./description/Editor.tsx', () => import('./description/editor.fixture.tsx'));

const CREATE = 'POST campaigns/create';
const SUBMIT = 'Create Campaign';
const FIX = 'Please fix the validation errors before submitting.';
const { outcome } = TEXTS;

/** Returns the text of the elements that describe a control, such as its problem. */
function getProblemText(control: Element): string {
  const ids = (control.getAttribute('aria-describedby') ?? '').split(' ');
  return ids.map((id) => document.getElementById(id)?.textContent ?? '').join(' ');
}

test('what is optional is folded until it has a problem', () => {
  renderCreateForm({});
  const fold = screen.getByText(/^When fans can take part/).closest('details');
  expect(fold?.open).toBe(false);
  fill('Entries from', '2027-07-02T12:00');
  fill('Entries until', '2027-07-01T12:00');
  press(SUBMIT);
  expect(fold?.open).toBe(true);
});

test('a logged-in celebrity gets one page with the six sections', () => {
  renderCreateForm({});
  expect(screen.getAllByRole('heading', { level: 2 }).map(({ textContent }) => textContent)).toEqual([
    'Campaign Basics',
    'Event Details',
    'Fan Engagement',
    'Charity & Options',
    'Thank You & Legal',
    'Media',
  ]);
});

test('a charity finds itself chosen, also where the list does not reach it, and nothing of that is stored', async () => {
  renderCreateForm({ ownCharity: { id: 'c9', name: 'De Leesboot' } });
  await screen.findByRole('option', { name: 'De Warme Tafel' });
  expect(getValue('Charity')).toBe('c9');
  expect(screen.getByRole('option', { name: 'De Leesboot' })).toHaveProperty('selected', true);
  expect(findDraft('create', NOOR.id)).toBeUndefined();
});

// Regression: Chrome reports the years 2, 20 and 202 while 2027 is being typed, and the form crashed at the first.
test('a year that is still being typed breaks nothing, and is not sent', () => {
  renderCreateForm({ draft: VALID_VALUES });
  for (const year of ['0002', '0020', '0202']) {
    fill('Planned date', `${year}-07-15`);
    fill(/Entries from/, `${year}-07-01T10:00`);
  }
  press(SUBMIT);
  expect(screen.getAllByText('Please fill in both date and time')).toHaveLength(2);
  expect(listSentBodies(CREATE)).toEqual([]);
});

test('rules that do not hold are said at their fields, the first of which gets the focus, and nothing is sent', async () => {
  const { description } = EMPTY_VALUES;
  const wrong = { name: '', description, fanQuestion: '', importantKeywords: [], agreeToTerms: false };
  const period = { subscriptionStartDate: '2027-07-11T10:00', subscriptionDeadline: '2027-07-10T10:00' };
  renderCreateForm({ draft: { ...VALID_VALUES, ...wrong, charity: 'other', ...period } });
  await screen.findByRole('textbox', { name: 'Description' });
  press(SUBMIT);
  for (const [label, sentence] of [
    ['Campaign title', 'Campaign title is required'],
    ['Description', 'Description is required'],
    [/^Entries from/, 'Subscription start date must be before the subscription deadline'],
    ['Fan question', 'Fan question is required'],
    ['Important keywords', 'Important keywords are required'],
    ['Name of the charity', 'Please enter a custom charity name'],
    [/terms and conditions/, 'You must agree to the terms and conditions'],
  ] as const) {
    const field = screen.queryByLabelText(label) ?? screen.getByRole('group', { name: label });
    expect(field.getAttribute('aria-invalid')).toBe('true');
    expect(getProblemText(field)).toContain(sentence);
  }
  expect(document.activeElement).toBe(screen.getByLabelText('Campaign title'));
  expect(screen.getByRole('alert').textContent).toBe(FIX);
  expect(listToasts()).toEqual([failure(FIX)]);
  expect(listSentBodies(CREATE)).toEqual([]);
});

test('while a campaign is filled in, flexible planning clears the problems of date, time and place', () => {
  renderCreateForm({});
  for (const label of ['Planned date', 'Planned time', /Planned location/])
    fireEvent.blur(screen.getByLabelText(label));
  expect(screen.getAllByText(/^Planned .* is required$/)).toHaveLength(3);
  fireEvent.click(screen.getByLabelText(/date and time later/));
  expect(screen.queryAllByText(/^Planned .* is required$/)).toHaveLength(0);
  expect(screen.getByText(/organised within 1 year/)).toBeTruthy();
});

// Regression: the deadline was still compared with a date that was no longer on the page.
test('while a campaign is filled in, flexible planning clears what was wrong with the deadline because of the date', () => {
  renderCreateForm({ draft: { ...VALID_VALUES, subscriptionDeadline: '2027-07-20T10:00' } });
  const deadline = screen.getByLabelText(/^Entries until/);
  fireEvent.blur(deadline);
  expect(getProblemText(deadline)).toContain('must be before the campaign date and time');
  fireEvent.click(screen.getByLabelText(/date and time later/));
  expect(getProblemText(deadline)).not.toContain('must be before');
});

test('while a campaign is filled in, the question is shown as fans will read it', async () => {
  const shown = () => document.querySelector('blockquote')?.textContent;
  renderCreateForm({ draft: VALID_VALUES });
  expect(shown()).toBe('Why do you want to meet Noor?');
  fill('Fan question', 'charity-help');
  await waitFor(() => expect(shown()).toBe('How would you help De Warme Tafel in your own way?'));
  fill('Fan question', 'other');
  fill('Your own question', 'What is warm?');
  expect(shown()).toBe('What is warm?');
});

test('while a campaign is filled in, a reload loses nothing, and another person finds nothing', () => {
  const first = renderCreateForm({});
  fill('Campaign title', 'An hour in the kitchen');
  press('Concert');
  first.unmount();
  const second = renderCreateForm({});
  expect(getValue('Campaign title')).toBe('An hour in the kitchen');
  expect(within(screen.getByRole('list', { name: /Your keywords/ })).getByText('Concert')).toBeTruthy();
  expect(screen.getByText(TEXTS.page.restored)).toBeTruthy();
  second.unmount();
  renderCreateForm({ user: { ...NOOR, id: 'u2', email: 'other@example.test' } });
  expect(getValue('Campaign title')).toBe('');
});

test('sending keeps what is typed meanwhile for an edit of the new campaign', async () => {
  const answer = stubPendingAnswer(CREATE);
  renderCreateForm({ draft: VALID_VALUES });
  press(SUBMIT);
  fill('Campaign title', 'An hour and more');
  answer(201, { doc: CAMPAIGN });
  await waitFor(() => expect(location.assign).toHaveBeenCalled());
  expect(findDraft('edit-p1', NOOR.id)).toMatchObject({ name: 'An hour and more', artistName: 'Noor' });
  expect(Object.keys(sessionStorage)).toEqual(['ph-campaign-edit-p1']);
});

test('sending shows what the server finds wrong as field: message, and at the fields', async () => {
  const details = [
    { path: 'name', message: 'Too long' },
    { path: 'charity', message: 'Unknown' },
  ];
  stubAnswer(CREATE, 400, { error: 'x', code: 'validation_failed', details });
  renderCreateForm({ draft: VALID_VALUES });
  press(SUBMIT);
  expect(await screen.findByText('Campaign title: Too long, Charity: Unknown')).toBeTruthy();
  expect(getProblemText(screen.getByLabelText('Campaign title'))).toContain('Too long');
  expect(listToasts()).toEqual([failure(outcome.createTryAgain)]);
});

test('sending says the reason of a refusal, else that it failed', async () => {
  renderCreateForm({ draft: VALID_VALUES });
  for (const [status, body, sentence] of [
    [409, { error: 'It is too late.', code: 'conflict' }, 'It is too late.'],
    [500, {}, outcome.createFailed],
    [0, {}, outcome.createTryAgain],
  ] as const) {
    stubAnswer(CREATE, status, body);
    press(SUBMIT);
    await waitFor(() => expect(screen.getByRole('alert').textContent).toBe(sentence));
  }
});

test('sending after the session has ended asks for the password, and then sends all of it', async () => {
  stubAnswer(CREATE, 401, { error: 'Please log in to continue.', code: 'unauthenticated' });
  const { as } = renderCreateForm({ draft: VALID_VALUES });
  press(SUBMIT);
  expect(await screen.findByText(TEXTS.panel.accountFirst)).toBeTruthy();
  as(null);
  stubAnswer('POST users/login', 200, { user: NOOR });
  stubAnswer(CREATE, 201, { doc: CAMPAIGN });
  expect(getValue('Email address')).toBe(NOOR.email);
  fill('Password', 'a plain password');
  press('Log in and continue');
  await waitFor(() => expect(location.assign).toHaveBeenCalled());
  expect(listSentBodies(CREATE)).toHaveLength(2);
  expect(JSON.stringify(sessionStorage)).not.toContain('a plain password');
});

test('sending says to a celebrity without a profile who to ask', async () => {
  stubAnswer('GET celebrities-custom/by-user', 404, { error: 'x', code: 'not_found' });
  renderCreateForm({});
  expect(await screen.findByText('Data inconsistency detected. Please contact support.')).toBeTruthy();
  expect(button(SUBMIT)).toBeTruthy();
});
