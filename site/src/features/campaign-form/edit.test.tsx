import { screen, waitFor } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { fill, press, getValue } from '#tests/support/fields.ts';
import { findDraft, storeDraft } from '#widget/client/drafts.ts';
import {
  CAMPAIGN,
  failure,
  listSentBodies,
  listToasts,
  NOOR,
  renderEditForm,
  stubAnswer,
  stubPendingAnswer,
  success,
  TEXTS,
  listSentVersions,
} from './campaign-form.fixture.tsx';
import { toFormValues } from './values.ts';
import { MEETING_HELD } from '#api/campaigns/cancellation-rules.ts';

vi.mock('./description/Editor.tsx', () => import('./description/editor.fixture.tsx'));

const UPDATE = 'Update Campaign';
const PATCH = 'PATCH campaigns/p1';
const { fields, outcome } = TEXTS;

// Regression: the default deadline stood there as if the owner had set it, and was refused after a move.
test('editing a campaign shows the default deadline as blank until a fan was sent to pay', () => {
  const byDefault = { ...CAMPAIGN, subscriptionDeadline: '2027-07-13T17:30:00.000Z' };
  expect(toFormValues(byDefault).subscriptionDeadline).toBe('');
  for (const shown of [CAMPAIGN, { ...byDefault, isFrozen: true }, { ...byDefault, flexiblePlanning: true }])
    expect(toFormValues(shown).subscriptionDeadline).toBe('2027-07-13T19:30');
});

// Regression: the response replaced the whole form.
test('editing a campaign keeps what is typed while the changes are being saved, as changes not saved yet', async () => {
  const answer = stubPendingAnswer(PATCH);
  await renderEditForm();
  fill('Campaign title', 'An hour and a half');
  press(UPDATE);
  expect(listSentBodies(PATCH)).toEqual([{ name: 'An hour and a half' }]);
  const typed = { name: 'An hour and a half, or two', plannedLocation: 'Utrecht!' };
  fill('Campaign title', typed.name);
  fill(/Planned location/, typed.plannedLocation);
  answer(200, { doc: { ...CAMPAIGN, name: 'An hour and a half', artistName: 'Noor V.' } });
  await waitFor(() => expect(listToasts()).toMatchObject([{ kind: 'success' }]));
  expect(getValue('Campaign title')).toBe(typed.name);
  expect(getValue(/Planned location/)).toBe(typed.plannedLocation);
  expect(getValue('Artist name')).toBe('Noor V.');
  expect(findDraft('edit-p1', NOOR.id)).toMatchObject(typed);
  press(UPDATE);
  await waitFor(() => expect(listSentBodies(PATCH)[1]).toEqual(typed));
});

test('editing a campaign fetches the charities once, the campaign’s own among them', async () => {
  await renderEditForm({ ...CAMPAIGN, charity: { id: 'c0', name: 'Afgekeurd', slug: null } });
  expect(getValue('Charity')).toBe('c0');
  await screen.findByRole('option', { name: 'De Warme Tafel' });
  expect(getValue('Charity')).toBe('c0');
  expect(listSentBodies('GET charity-whitelist-custom')).toHaveLength(1);
});

test('editing a campaign says what fans who took part have fixed, and shows the server’s reasons', async () => {
  const error = 'Fans have already taken part, so some fields can no longer be changed.';
  const details = [{ path: 'subscriptionDeadline', message: 'the deadline can only move later' }];
  stubAnswer(PATCH, 409, { error, code: 'conflict', details });
  await renderEditForm({ ...CAMPAIGN, isFrozen: true });
  const { keywords } = TEXTS;
  for (const label of ['Fan question', 'Charity', 'Artist name', fields.allowPlusOne, fields.twoWinners])
    expect(screen.getByLabelText(label)).toHaveProperty('disabled', true);
  const list = screen.getByRole('list', { name: keywords.label });
  expect([...list.children].map(({ textContent }) => textContent)).toEqual(['warmth', 'cooking']);
  expect(screen.queryByText(keywords.drag)).toBeNull();
  for (const text of [error, fields.nameFixed]) expect(screen.getByText(text)).toBeTruthy();
  expect(screen.getByText(new RegExp(fields.deadlineFixed))).toBeTruthy();
  press(UPDATE);
  expect(await screen.findByText('Entries until: the deadline can only move later')).toBeTruthy();
  expect(listToasts()).toEqual([failure(error)]);
});

// Regression: a move, for which everyone who paid may take the money back, was saved without a question.
test('editing a campaign asks before a meeting moves for which fans have paid, not before its place is spelt right', async () => {
  const paid = { ...CAMPAIGN, isFrozen: true, submissionCount: 11, plannedLocation: 'Utrect' };
  stubAnswer(PATCH, 200, { doc: { ...paid, plannedLocation: 'Utrecht' } });
  await renderEditForm(paid);
  fill(/Planned location/, 'Utrecht');
  press(UPDATE);
  await waitFor(() => expect(listSentBodies(PATCH)).toEqual([{ plannedLocation: 'Utrecht' }]));
  await waitFor(() => expect(listToasts()).toEqual([success(outcome.updated)]));
  fill('Planned date', '2027-07-16');
  press(UPDATE);
  expect(await screen.findByText(/^Everyone who has paid \(11\) .* until .* at \d\d:\d\d\.$/)).toBeTruthy();
  press(TEXTS.move.keep);
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(getValue('Planned date')).toBe('2027-07-16');
  press(UPDATE);
  await screen.findByRole('dialog');
  expect(listSentBodies(PATCH)).toHaveLength(1);
  press(TEXTS.move.confirm);
  await waitFor(() => expect(listSentBodies(PATCH)[1]).toEqual({ plannedDate: '2027-07-16' }));
});

test('editing a campaign brings back changes that were not saved, and lets them go', async () => {
  storeDraft('edit-p1', NOOR.id, { ...toFormValues(CAMPAIGN), name: 'Changed' });
  await renderEditForm();
  expect(getValue('Campaign title')).toBe('Changed');
  press('Discard changes');
  press('Clear');
  expect(getValue('Campaign title')).toBe('An hour');
});

test('a closed campaign is offered to be reopened when it gets a later deadline, not for another change', async () => {
  const closed = {
    ...CAMPAIGN,
    isActive: false,
    phase: 'deadline-passed' as const,
    subscriptionDeadline: '2026-01-01T12:00:00.000Z',
  };
  const extended = { ...closed, name: 'Hour', subscriptionDeadline: '2027-07-13T10:00:00.000Z' };
  stubAnswer('POST campaigns/p1/reopen', 200, { doc: { ...extended, isActive: true, phase: 'open' } });
  await renderEditForm(closed);
  stubAnswer(PATCH, 200, { doc: { ...closed, name: 'Hour' } });
  fill('Campaign title', 'Hour');
  press(UPDATE);
  await waitFor(() => expect(listToasts()).toEqual([success(outcome.updated)]));
  expect(screen.queryByRole('button', { name: 'Reopen' })).toBeNull();
  stubAnswer(PATCH, 200, { doc: extended });
  fill(/Entries until/, '2027-07-13T12:00');
  press(UPDATE);
  expect(await screen.findByText(TEXTS.reopen.message.replace('{campaign}', 'Hour'))).toBeTruthy();
  press('Reopen');
  await waitFor(() => expect(listToasts()).toContainEqual(success(TEXTS.reopen.done)));
  expect(listSentBodies('POST campaigns/p1/reopen')).toEqual([{}]);
});

const decided = {
  ...CAMPAIGN,
  isActive: false,
  isFrozen: true,
  winnersSelected: true,
  phase: 'winners-selected' as const,
};

test('a campaign with winners shows what can no longer change read-only, and gets its date', async () => {
  stubAnswer(PATCH, 200, { doc: decided });
  await renderEditForm({ ...decided, flexiblePlanning: true, plannedDate: null, plannedTime: null });
  expect(screen.getByLabelText('Campaign title').closest('fieldset:disabled')).not.toBeNull();
  expect(screen.getByText(TEXTS.page.winnersFixed)).toBeTruthy();
  expect(screen.getByLabelText(/Entries until/)).toHaveProperty('disabled', true);
  screen.getByLabelText(fields.flexiblePlanning).click();
  fill('Planned date', '2027-07-15');
  fill('Planned time', '19:30');
  press(UPDATE);
  await waitFor(() =>
    expect(listSentBodies(PATCH)).toEqual([
      { flexiblePlanning: false, plannedDate: '2027-07-15', plannedTime: '19:30' },
    ]),
  );
});

test('a campaign with winners lets a date that the winners know be postponed, not replaced', async () => {
  await renderEditForm(decided);
  expect(screen.getByLabelText('Planned date')).toHaveProperty('disabled', true);
  expect(screen.getByText(fields.meetingFixed)).toBeTruthy();
  expect(screen.getByLabelText(fields.flexiblePlanning)).toHaveProperty('disabled', false);
});

test('a campaign with winners whose meeting has been offers nothing to change, and says whom to write to', async () => {
  await renderEditForm({ ...decided, plannedDate: '2026-01-01T12:00:00.000Z' });
  expect(screen.getByText(MEETING_HELD.en)).toBeTruthy();
  expect(screen.queryByRole('button', { name: UPDATE })).toBeNull();
  expect(screen.queryByLabelText(fields.flexiblePlanning)).toBeNull();
});

test('a refusal has the server’s reason or that the campaign is gone, and what was typed stays', async () => {
  await renderEditForm();
  fill('Campaign title', 'An hour!');
  const error = 'The winners of this campaign have already been selected.';
  stubAnswer(PATCH, 409, { error, code: 'winners_already_selected' });
  press(UPDATE);
  await waitFor(() => expect(listToasts()).toEqual([failure(error)]));
  stubAnswer(PATCH, 404, { error: 'We could not find that.', code: 'not_found' });
  press(UPDATE);
  await waitFor(() => expect(listToasts()).toContainEqual(failure(outcome.gone)));
  expect(getValue('Campaign title')).toBe('An hour!');
});

const stored = { ...CAMPAIGN, version: 4 };
const elsewhere = { ...stored, version: 5, name: 'Two hours', plannedLocation: 'Gouda' };
const details = ['name', 'plannedLocation'].map((path) => ({ path, message: 'changed' }));
const conflict = { error: 'This campaign has been changed elsewhere.', code: 'conflict', details };

test('a campaign that was changed elsewhere says what changed, keeps what was typed, and takes over what is asked for', async () => {
  stubAnswer(PATCH, 412, conflict);
  await renderEditForm(stored);
  const typed = { name: 'An hour and a half', artistName: 'Noor V.' };
  fill('Campaign title', typed.name);
  fill('Artist name', typed.artistName);
  stubAnswer('GET campaigns/p1', 200, { doc: elsewhere });
  press(UPDATE);
  expect(await screen.findByRole('heading', { name: TEXTS.conflict.title })).toBeTruthy();
  for (const text of ['Other version: Two hours', 'Yours: An hour and a half', /Updated to: Gouda/])
    expect(screen.getByText(text)).toBeTruthy();
  expect(screen.queryByText(/changed$/)).toBeNull();
  expect(listToasts()).toEqual([]);
  expect(getValue('Campaign title')).toBe(typed.name);
  expect(getValue(/Planned location/)).toBe('Gouda');
  press('Use the other version');
  expect(getValue('Campaign title')).toBe('Two hours');
  press('Keep mine');
  stubAnswer(PATCH, 200, { doc: { ...elsewhere, version: 6 } });
  press(UPDATE);
  await waitFor(() => expect(screen.queryByRole('heading', { name: TEXTS.conflict.title })).toBeNull());
  expect(listSentVersions(PATCH)).toEqual(['"4"', '"5"']);
  expect(listSentBodies(PATCH)[1]).toEqual(typed);
});

test('a campaign that was changed elsewhere refuses a draft of an older version too, without undoing other fields', async () => {
  storeDraft('edit-p1', NOOR.id, { name: 'My hour', version: 4 });
  stubAnswer(PATCH, 412, conflict);
  await renderEditForm(elsewhere);
  expect(getValue('Campaign title')).toBe('My hour');
  expect(getValue(/Planned location/)).toBe('Gouda');
  press(UPDATE);
  expect(await screen.findByText('Yours: My hour')).toBeTruthy();
  expect(listSentVersions(PATCH)).toEqual(['"4"']);
  expect(listSentBodies(PATCH)).toEqual([{ name: 'My hour' }]);
});
