import { screen, waitFor } from '@testing-library/react';
import { describe, expect, test, vi } from 'vitest';
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
} from './campaign-form.fixture.tsx';
import { toFormValues } from './values.ts';

vi.mock('./description/Editor.tsx', () => import('./description/editor.fixture.tsx'));

const UPDATE = 'Update Campaign';
const PATCH = 'PATCH campaigns/p1';

describe('editing a campaign', () => {
  test('shows what is stored, and sends only what changed', async () => {
    stubAnswer(PATCH, 200, { doc: { ...CAMPAIGN, name: 'An hour and a half' } });
    await renderEditForm();
    expect(getValue(/Entries until/)).toBe('2027-07-13T19:30');
    fill('Campaign title', 'An hour and a half');
    press(UPDATE);
    await waitFor(() => expect(listToasts()).toEqual([success('Campaign updated successfully!')]));
    expect(listSentBodies(PATCH)).toEqual([{ name: 'An hour and a half' }]);
    expect(location.assign).not.toHaveBeenCalled();
    expect(getValue('Campaign title')).toBe('An hour and a half');
    expect(Object.keys(sessionStorage)).toEqual([]);
  });

  // The answer used to replace the whole form.
  test('keeps what is typed while the changes are being saved, as changes not saved yet', async () => {
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

  test('fetches the charities once, the campaign’s own among them', async () => {
    await renderEditForm({ ...CAMPAIGN, charity: { id: 'c0', name: 'Afgekeurd', slug: null } });
    expect(getValue('Charity')).toBe('c0');
    await screen.findByRole('option', { name: 'De Warme Tafel' });
    expect(getValue('Charity')).toBe('c0');
    expect(listSentBodies('GET charity-whitelist-custom')).toHaveLength(1);
  });

  test('says beside the fields what fans who took part have fixed, and shows the server’s reasons', async () => {
    const error = 'Fans have already taken part, so some fields can no longer be changed.';
    const details = [{ path: 'subscriptionDeadline', message: 'the deadline can only move later' }];
    stubAnswer(PATCH, 409, { error, code: 'conflict', details });
    await renderEditForm({ ...CAMPAIGN, isFrozen: true });
    const { fields, keywords } = TEXTS;
    for (const label of ['Fan question', 'Charity', 'Artist name', fields.allowPlusOne, fields.twoWinners])
      expect(screen.getByLabelText(label)).toHaveProperty('disabled', true);
    expect(screen.getByRole('group', { name: keywords.label })).toHaveProperty('disabled', true);
    const { questionFixed, charityFixed, descriptionFixed, nameFixed, moveHelp } = fields;
    for (const text of [questionFixed, charityFixed, descriptionFixed, nameFixed, moveHelp])
      expect(screen.getByText(text)).toBeTruthy();
    expect(screen.getByText(new RegExp(fields.deadlineFixed))).toBeTruthy();
    press(UPDATE);
    expect(await screen.findByText('Entries until: the deadline can only move later')).toBeTruthy();
    expect(listToasts()).toEqual([failure(error)]);
  });

  test('brings back changes that were not saved, and lets them go', async () => {
    storeDraft('edit-p1', NOOR.id, { ...toFormValues(CAMPAIGN), name: 'Changed' });
    await renderEditForm();
    expect(getValue('Campaign title')).toBe('Changed');
    press('Discard changes');
    press('Clear');
    expect(getValue('Campaign title')).toBe('An hour');
  });
});
