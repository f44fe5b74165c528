import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { describe, expect, test, vi } from 'vitest';
import {
  CAMPAIGN,
  NOOR,
  stubAnswer,
  stubPendingAnswer,
  listSentBodies,
  renderCreateForm,
  TEXTS,
  listToasts,
  VALID_VALUES,
} from './campaign-form.fixture.tsx';
import { findDraft } from '#widget/client/drafts.ts';
import { EMPTY_VALUES, type FormValues } from './values.ts';

vi.mock('./description/Editor.tsx', () => import('./description/editor.fixture.tsx'));

const getCreateButton = () => screen.getByRole('button', { name: 'Create Campaign' });
const getTextbox = (name: RegExp | string) => screen.getByRole('textbox', { name });
const FIX = 'Please fix the validation errors before submitting.';
const listSectionTitles = () =>
  screen.getAllByRole('heading', { level: 2 }).map(({ textContent }) => textContent);

/** The sentence at a control, found by what the control is described by. */
function getProblemText(control: Element): string {
  const ids = (control.getAttribute('aria-describedby') ?? '').split(' ');
  return ids.map((id) => document.getElementById(id)?.textContent ?? '').join(' ');
}

test('a logged-in celebrity gets one page with the six sections', () => {
  renderCreateForm({});
  expect(listSectionTitles()).toEqual([
    'Campaign Basics',
    'Event Details',
    'Fan Engagement',
    'Charity & Options',
    'Thank You & Legal',
    'Media',
  ]);
});

// Chrome offers the years 2, 20 and 202 while 2027 is being typed. The form went to pieces at the first of them.
test('a year that is still being typed breaks nothing, and is not sent', async () => {
  const { user } = renderCreateForm({ draft: VALID_VALUES });
  for (const year of ['0002', '0020', '0202']) {
    fireEvent.change(screen.getByLabelText('Planned date'), { target: { value: `${year}-07-15` } });
    fireEvent.change(screen.getByLabelText(/Entries from/), {
      target: { value: `${year}-07-01T10:00` },
    });
  }
  await user.click(getCreateButton());
  expect(screen.getAllByText('Please fill in both date and time')).toHaveLength(2);
  expect(listSentBodies('POST campaigns/create')).toEqual([]);
});

describe('a rule that does not hold', () => {
  test.each<[string, Partial<FormValues>]>([
    ['Campaign title is required', { name: '' }],
    ['Description is required', { description: EMPTY_VALUES.description }],
    ['Fan question is required', { fanQuestion: '' }],
    ['Important keywords are required', { importantKeywords: [] }],
    ['You must agree to the terms and conditions', { agreeToTerms: false }],
    ['Please enter a custom charity name', { charity: 'other' }],
    [
      'Subscription start date must be before the subscription deadline',
      { subscriptionStartDate: '2027-07-11T10:00', subscriptionDeadline: '2027-07-10T10:00' },
    ],
  ])('%s: is said at its field, which gets the focus, and nothing is sent', async (sentence, change) => {
    const { user } = renderCreateForm({ draft: { ...VALID_VALUES, ...change } });
    await screen.findByRole('option', { name: 'De Warme Tafel' });
    await screen.findByRole('textbox', { name: 'Description' });
    await user.click(getCreateButton());
    expect(screen.getByText(sentence)).toBeTruthy();
    expect(document.activeElement?.getAttribute('aria-invalid')).toBe('true');
    expect(
      document.activeElement &&
        getProblemText(
          document.activeElement.closest('fieldset[aria-describedby]:not(.cf-keywords)') ??
            document.activeElement,
        ),
    ).toContain(sentence);
    expect(screen.getByRole('alert').textContent).toBe(FIX);
    expect(listToasts()).toEqual([{ kind: 'error', text: FIX, durationMs: 4000 }]);
    expect(listSentBodies('POST campaigns/create')).toEqual([]);
  });
});

describe('while it is filled in', () => {
  test('a problem shows when its field is left, and goes when the field is edited', async () => {
    const { user } = renderCreateForm({});
    const title = getTextbox('Campaign title');
    fireEvent.focus(title);
    fireEvent.blur(title);
    expect(getProblemText(title)).toContain('Campaign title is required');
    await user.type(title, 'A');
    expect(getProblemText(title)).not.toContain('required');
  });

  test('flexible planning clears the problems of date, time and place', async () => {
    const { user } = renderCreateForm({});
    for (const name of ['plannedDate', 'plannedTime', 'plannedLocation']) {
      const field = document.querySelector(`[name="${name}"]`);
      if (field) fireEvent.blur(field);
    }
    expect(screen.getAllByText(/^Planned .* is required$/)).toHaveLength(3);
    await user.click(screen.getByRole('checkbox', { name: /date and time later/ }));
    expect(screen.queryAllByText(/^Planned .* is required$/)).toHaveLength(0);
    expect(screen.getByText(/organised within 1 year/)).toBeTruthy();
  });

  test('the question is shown as fans will read it', async () => {
    const { user } = renderCreateForm({ draft: VALID_VALUES });
    expect(screen.getAllByText('Why do you want to meet Noor?').length).toBeGreaterThan(0);
    await user.selectOptions(screen.getByRole('combobox', { name: 'Fan question' }), 'charity-help');
    await waitFor(() =>
      expect(document.querySelector('blockquote')?.textContent).toBe(
        'How would you help De Warme Tafel in your own way?',
      ),
    );
    await user.selectOptions(screen.getByRole('combobox', { name: 'Fan question' }), 'other');
    await user.type(getTextbox('Your own question'), 'What is warm?');
    expect(document.querySelector('blockquote')?.textContent).toBe('What is warm?');
  });

  test('a reload loses nothing', async () => {
    const first = renderCreateForm({});
    await first.user.type(getTextbox('Campaign title'), 'An hour in the kitchen');
    await first.user.click(screen.getByRole('button', { name: 'Concert' }));
    first.unmount();
    renderCreateForm({});
    expect(getTextbox('Campaign title')).toHaveProperty('value', 'An hour in the kitchen');
    expect(within(screen.getByRole('list', { name: /Your keywords/ })).getByText('Concert')).toBeTruthy();
    expect(screen.getByText(TEXTS.page.restored)).toBeTruthy();
  });

  test('what one person left is not shown to another', () => {
    const first = renderCreateForm({ draft: VALID_VALUES });
    first.unmount();
    renderCreateForm({ user: { ...NOOR, id: 'u2', email: 'other@example.test' } });
    expect(getTextbox('Campaign title')).toHaveProperty('value', '');
  });
});

describe('sending', () => {
  test('makes the campaign and goes to the dashboard', async () => {
    stubAnswer('POST campaigns/create', 201, { doc: CAMPAIGN });
    const { user } = renderCreateForm({ draft: VALID_VALUES });
    await user.click(getCreateButton());
    await waitFor(() => expect(location.assign).toHaveBeenCalledWith('/en/dashboard?success=campaign'));
    expect(listSentBodies('POST campaigns/create')).toMatchObject([
      { name: 'An hour', importantKeywords: 'warmth, cooking', keywordPriorities: { warmth: 1, cooking: 2 } },
    ]);
    expect(Object.keys(sessionStorage)).toEqual([]);
  });

  test('keeps what is typed meanwhile for an edit of the new campaign', async () => {
    const answer = stubPendingAnswer('POST campaigns/create');
    const { user } = renderCreateForm({ draft: VALID_VALUES });
    await user.click(getCreateButton());
    await user.type(getTextbox('Campaign title'), ' and more');
    answer(201, { doc: CAMPAIGN });
    await waitFor(() => expect(location.assign).toHaveBeenCalled());
    expect(findDraft(`edit-${CAMPAIGN.id}`, NOOR.id)).toMatchObject({ name: 'An hour and more' });
    expect(findDraft('create', NOOR.id)).toBeUndefined();
  });

  test('shows what the server finds wrong as field: message, and at the fields', async () => {
    stubAnswer('POST campaigns/create', 400, {
      error: 'x',
      code: 'validation_failed',
      details: [
        { path: 'name', message: 'Too long' },
        { path: 'charity', message: 'Unknown' },
      ],
    });
    const { user } = renderCreateForm({ draft: VALID_VALUES });
    await user.click(getCreateButton());
    expect(await screen.findByText('Campaign title: Too long, Charity: Unknown')).toBeTruthy();
    expect(getProblemText(getTextbox('Campaign title'))).toContain('Too long');
    expect(listToasts()).toEqual([
      { kind: 'error', text: 'Failed to create campaign. Please try again.', durationMs: 4000 },
    ]);
  });

  test.each([
    [409, { error: 'It is too late.', code: 'conflict' }, 'It is too late.'],
    [500, {}, 'Failed to create campaign'],
    [0, {}, 'Failed to create campaign. Please try again.'],
  ])('answered with %i and %j says %s', async (status, body, sentence) => {
    stubAnswer('POST campaigns/create', status, body);
    const { user } = renderCreateForm({ draft: VALID_VALUES });
    await user.click(getCreateButton());
    await waitFor(() => expect(screen.getByRole('alert').textContent).toBe(sentence));
  });

  test('a session that has ended asks for the password, and then sends all of it', async () => {
    stubAnswer('POST campaigns/create', 401, {
      error: 'Please log in to continue.',
      code: 'unauthenticated',
    });
    const { user, as } = renderCreateForm({ draft: VALID_VALUES });
    await user.click(getCreateButton());
    expect(await screen.findByText('Please complete the account setup first')).toBeTruthy();
    as(null);
    stubAnswer('POST users/login', 200, { user: NOOR });
    stubAnswer('POST campaigns/create', 201, { doc: CAMPAIGN });
    expect(getTextbox('Email address')).toHaveProperty('value', NOOR.email);
    await user.type(screen.getByLabelText('Password'), 'a plain password');
    await user.click(screen.getByRole('button', { name: 'Log in and continue' }));
    await waitFor(() => expect(location.assign).toHaveBeenCalled());
    expect(listSentBodies('POST campaigns/create')).toHaveLength(2);
    expect(JSON.stringify(sessionStorage)).not.toContain('a plain password');
  });

  test('a celebrity without a profile learns who to ask', async () => {
    stubAnswer('GET celebrities-custom/by-user', 404, { error: 'x', code: 'not_found' });
    renderCreateForm({});
    expect(await screen.findByText('Data inconsistency detected. Please contact support.')).toBeTruthy();
  });
});
