import { screen, waitFor } from '@testing-library/react';
import { describe, expect, test, vi } from 'vitest';
import { MEETING_HELD } from '#api/campaigns/cancellation-rules.ts';
import {
  CAMPAIGN,
  listSentBodies,
  listSentVersions,
  listToasts,
  NOOR,
  renderEditForm,
  stubAnswer,
  TEXTS,
} from './campaign-form.fixture.tsx';
import { storeDraft } from '#widget/client/drafts.ts';

vi.mock('./description/Editor.tsx', () => import('./description/editor.fixture.tsx'));

const clickUpdate = async (user: Awaited<ReturnType<typeof renderEditForm>>['user']) =>
  user.click(await screen.findByRole('button', { name: 'Update Campaign' }));

describe('a closed campaign', () => {
  const closed = {
    ...CAMPAIGN,
    isActive: false,
    phase: 'deadline-passed',
    subscriptionDeadline: '2026-01-01T12:00:00.000Z',
  };

  test('is offered to be reopened when it gets a later deadline', async () => {
    const extended = { ...closed, subscriptionDeadline: '2027-07-13T10:00:00.000Z' };
    stubAnswer('GET campaigns/p1', 200, { doc: closed });
    stubAnswer('PATCH campaigns/p1', 200, { doc: extended });
    stubAnswer('POST campaigns/p1/reopen', 200, { doc: { ...extended, isActive: true, phase: 'open' } });
    const { user } = await renderEditForm();
    const deadline = await screen.findByLabelText(/Entries until/);
    await user.clear(deadline);
    await user.type(deadline, '2027-07-13T12:00');
    await clickUpdate(user);
    expect(await screen.findByText(TEXTS.reopen.message.replace('{campaign}', 'An hour'))).toBeTruthy();
    await user.click(screen.getByRole('button', { name: 'Reopen' }));
    await waitFor(() => expect(listSentBodies('POST campaigns/p1/reopen')).toEqual([{}]));
    await waitFor(() => expect(listToasts().map(({ text }) => text)).toContain(TEXTS.reopen.done));
  });

  test('is not offered to be reopened for another change', async () => {
    stubAnswer('GET campaigns/p1', 200, { doc: closed });
    stubAnswer('PATCH campaigns/p1', 200, { doc: { ...closed, name: 'An hour!' } });
    const { user } = await renderEditForm();
    await user.type(await screen.findByLabelText('Campaign title'), '!');
    await clickUpdate(user);
    await waitFor(() => expect(listToasts()).toMatchObject([{ kind: 'success' }]));
    expect(screen.queryByRole('button', { name: 'Reopen' })).toBeNull();
  });
});

describe('a campaign with winners', () => {
  const decided = {
    ...CAMPAIGN,
    isActive: false,
    isFrozen: true,
    winnersSelected: true,
    phase: 'winners-selected',
  };

  test('shows what can no longer change read-only, and gets its date', async () => {
    const open = { ...decided, flexiblePlanning: true, plannedDate: null, plannedTime: null };
    stubAnswer('GET campaigns/p1', 200, { doc: open });
    stubAnswer('PATCH campaigns/p1', 200, { doc: decided });
    const { user } = await renderEditForm();
    expect((await screen.findByLabelText('Campaign title')).closest('fieldset:disabled')).not.toBeNull();
    expect(screen.getByText(TEXTS.page.winnersFixed)).toBeTruthy();
    expect(screen.getByLabelText(/Entries until/)).toHaveProperty('disabled', true);
    await user.click(screen.getByLabelText(TEXTS.fields.flexiblePlanning));
    await user.type(screen.getByLabelText('Planned date'), '2027-07-15');
    await user.type(screen.getByLabelText('Planned time'), '19:30');
    await clickUpdate(user);
    await waitFor(() =>
      expect(listSentBodies('PATCH campaigns/p1')).toEqual([
        { flexiblePlanning: false, plannedDate: '2027-07-15', plannedTime: '19:30' },
      ]),
    );
  });

  test('lets a date that the winners know be postponed, not replaced', async () => {
    stubAnswer('GET campaigns/p1', 200, { doc: decided });
    await renderEditForm();
    expect(await screen.findByLabelText('Planned date')).toHaveProperty('disabled', true);
    expect(screen.getByText(TEXTS.fields.meetingFixed)).toBeTruthy();
    expect(screen.getByLabelText(TEXTS.fields.flexiblePlanning)).toHaveProperty('disabled', false);
  });

  test('whose meeting has been offers nothing to change, and says whom to write to', async () => {
    stubAnswer('GET campaigns/p1', 200, { doc: { ...decided, plannedDate: '2026-01-01T12:00:00.000Z' } });
    await renderEditForm();
    expect(await screen.findByText(MEETING_HELD.en)).toBeTruthy();
    expect(screen.queryByRole('button', { name: 'Update Campaign' })).toBeNull();
    expect(screen.queryByLabelText(TEXTS.fields.flexiblePlanning)).toBeNull();
  });

  test('is refused with the server’s reason, not asked to try again', async () => {
    stubAnswer('GET campaigns/p1', 200, { doc: CAMPAIGN });
    const error = 'The winners of this campaign have already been selected.';
    stubAnswer('PATCH campaigns/p1', 409, { error, code: 'winners_already_selected' });
    const { user } = await renderEditForm();
    await user.type(await screen.findByLabelText('Campaign title'), '!');
    await clickUpdate(user);
    await waitFor(() => expect(listToasts()).toMatchObject([{ kind: 'error', text: error }]));
  });
});

test('who no longer manages a campaign is told so, and what they typed stays', async () => {
  stubAnswer('GET campaigns/p1', 200, { doc: CAMPAIGN });
  stubAnswer('PATCH campaigns/p1', 404, { error: 'We could not find that.', code: 'not_found' });
  const { user } = await renderEditForm();
  const title = await screen.findByLabelText('Campaign title');
  await user.type(title, '!');
  await clickUpdate(user);
  await waitFor(() => expect(listToasts()).toMatchObject([{ kind: 'error', text: TEXTS.outcome.gone }]));
  expect(title).toHaveProperty('value', 'An hour!');
});

describe('a campaign that was changed elsewhere', () => {
  const stored = { ...CAMPAIGN, version: 4 };
  const elsewhere = { ...stored, version: 5, name: 'Two hours', plannedLocation: 'Gouda' };
  const error = 'This campaign has been changed elsewhere in the meantime.';
  const details = [
    { path: 'name', message: 'changed' },
    { path: 'plannedLocation', message: 'changed' },
  ];
  const conflict = { error, code: 'conflict', details };

  test('says what changed, keeps what was typed, and takes over what is asked for', async () => {
    stubAnswer('GET campaigns/p1', 200, { doc: stored });
    stubAnswer('PATCH campaigns/p1', 412, conflict);
    const { user } = await renderEditForm();
    await user.type(await screen.findByLabelText('Campaign title'), ' and a half');
    await user.type(screen.getByLabelText('Artist name'), ' V.');
    stubAnswer('GET campaigns/p1', 200, { doc: elsewhere });
    await clickUpdate(user);
    expect(await screen.findByRole('heading', { name: TEXTS.conflict.title })).toBeTruthy();
    expect(screen.getByText('Other version: Two hours')).toBeTruthy();
    expect(screen.getByText('Yours: An hour and a half')).toBeTruthy();
    expect(screen.getByText('Updated to: Gouda', { exact: false })).toBeTruthy();
    expect(screen.getByRole('textbox', { name: 'Campaign title' })).toHaveProperty(
      'value',
      'An hour and a half',
    );
    expect(screen.getByRole('textbox', { name: /Planned location/ })).toHaveProperty('value', 'Gouda');
    await user.click(screen.getByRole('button', { name: 'Use the other version' }));
    expect(screen.getByRole('textbox', { name: 'Campaign title' })).toHaveProperty('value', 'Two hours');
    await user.click(screen.getByRole('button', { name: 'Keep mine' }));
    stubAnswer('PATCH campaigns/p1', 200, { doc: { ...elsewhere, version: 6 } });
    await clickUpdate(user);
    await waitFor(() => expect(listSentVersions('PATCH campaigns/p1')).toEqual(['"4"', '"5"']));
    expect(listSentBodies('PATCH campaigns/p1')[1]).toEqual({
      name: 'An hour and a half',
      artistName: 'Noor V.',
    });
    await waitFor(() => expect(screen.queryByRole('heading', { name: TEXTS.conflict.title })).toBeNull());
  });

  test('refuses a draft of an older version too, without undoing other fields', async () => {
    storeDraft('edit-p1', NOOR.id, { name: 'My hour', version: 4 });
    stubAnswer('GET campaigns/p1', 200, { doc: elsewhere });
    stubAnswer('PATCH campaigns/p1', 412, conflict);
    const { user } = await renderEditForm();
    expect(await screen.findByLabelText('Campaign title')).toHaveProperty('value', 'My hour');
    expect(screen.getByRole('textbox', { name: /Planned location/ })).toHaveProperty('value', 'Gouda');
    await clickUpdate(user);
    expect(await screen.findByText('Yours: My hour')).toBeTruthy();
    expect(listSentVersions('PATCH campaigns/p1')).toEqual(['"4"']);
    expect(listSentBodies('PATCH campaigns/p1')).toEqual([{ name: 'My hour' }]);
  });
});
