import { screen, waitFor } from '@testing-library/react';
import { describe, expect, test, vi } from 'vitest';
import {
  CAMPAIGN,
  NOOR,
  stubAnswer,
  stubPendingAnswer,
  listSentBodies,
  renderEditForm,
  TEXTS,
  listToasts,
} from './campaign-form.fixture.tsx';
import { findDraft, storeDraft } from '#widget/client/drafts.ts';
import { toFormValues } from './values.ts';

vi.mock('./description/Editor.tsx', () => import('./description/editor.fixture.tsx'));

const update = () => screen.findByRole('button', { name: 'Update Campaign' });

describe('editing a campaign', () => {
  test('shows what is stored, and sends only what changed', async () => {
    stubAnswer('GET campaigns/p1', 200, { doc: CAMPAIGN });
    stubAnswer('PATCH campaigns/p1', 200, { doc: { ...CAMPAIGN, name: 'An hour and a half' } });
    const { user } = await renderEditForm();
    const title = await screen.findByLabelText('Campaign title');
    expect(document.querySelector('[name="subscriptionDeadline"]')).toHaveProperty(
      'value',
      '2027-07-13T19:30',
    );
    await user.type(title, ' and a half');
    await user.click(await update());
    await waitFor(() =>
      expect(listSentBodies('PATCH campaigns/p1')).toEqual([{ name: 'An hour and a half' }]),
    );
    await waitFor(() =>
      expect(listToasts()).toEqual([
        { kind: 'success', text: 'Campaign updated successfully!', durationMs: 4000 },
      ]),
    );
    expect(location.assign).not.toHaveBeenCalled();
    expect(title).toHaveProperty('value', 'An hour and a half');
    expect(Object.keys(sessionStorage)).toEqual([]);
  });

  // The answer used to replace the whole form.
  test('keeps what is typed while the changes are being saved, as changes not saved yet', async () => {
    stubAnswer('GET campaigns/p1', 200, { doc: CAMPAIGN });
    const answer = stubPendingAnswer('PATCH campaigns/p1');
    const { user } = await renderEditForm();
    const title = await screen.findByLabelText('Campaign title');
    await user.type(title, ' and a half');
    await user.click(await update());
    expect(listSentBodies('PATCH campaigns/p1')).toEqual([{ name: 'An hour and a half' }]);
    await user.type(title, ', or two');
    await user.type(screen.getByLabelText(/Planned location/), '!');
    answer(200, { doc: { ...CAMPAIGN, name: 'An hour and a half', artistName: 'Noor V.' } });
    await waitFor(() => expect(listToasts()).toMatchObject([{ kind: 'success' }]));
    expect(title).toHaveProperty('value', 'An hour and a half, or two');
    expect(screen.getByLabelText(/Planned location/)).toHaveProperty('value', 'Utrecht!');
    expect(screen.getByLabelText('Artist name')).toHaveProperty('value', 'Noor V.');
    expect(findDraft('edit-p1', NOOR.id)).toMatchObject({ name: 'An hour and a half, or two' });
    await user.click(await update());
    await waitFor(() => expect(listSentBodies('PATCH campaigns/p1')).toHaveLength(2));
    expect(listSentBodies('PATCH campaigns/p1')[1]).toEqual({
      name: 'An hour and a half, or two',
      plannedLocation: 'Utrecht!',
    });
  });

  test('fetches the charities, the campaign’s own among them', async () => {
    stubAnswer('GET campaigns/p1', 200, { doc: { ...CAMPAIGN, charity: { id: 'c0', name: 'Afgekeurd' } } });
    await renderEditForm();
    const select = await screen.findByRole('combobox', { name: 'Charity' });
    expect(select).toHaveProperty('value', 'c0');
    await screen.findByRole('option', { name: 'De Warme Tafel' });
    expect(select).toHaveProperty('value', 'c0');
    expect(listSentBodies('GET charity-whitelist-custom?includeUnapproved=true')).toHaveLength(1);
  });

  test('says beside the fields what fans who took part have fixed, and shows the server’s reasons', async () => {
    stubAnswer('GET campaigns/p1', 200, { doc: { ...CAMPAIGN, isFrozen: true } });
    stubAnswer('PATCH campaigns/p1', 409, {
      error: 'Fans have already taken part, so some fields can no longer be changed.',
      code: 'conflict',
      details: [{ path: 'subscriptionDeadline', message: 'the deadline can only move later' }],
    });
    const { user } = await renderEditForm();
    expect(await screen.findByRole('combobox', { name: 'Fan question' })).toHaveProperty('disabled', true);
    expect(screen.getByRole('combobox', { name: 'Charity' })).toHaveProperty('disabled', true);
    expect(screen.getByText(TEXTS.fields.questionFixed)).toBeTruthy();
    expect(screen.getByText(TEXTS.fields.charityFixed)).toBeTruthy();
    expect(screen.getByText(new RegExp(TEXTS.fields.deadlineFixed))).toBeTruthy();
    expect(screen.getByRole('group', { name: TEXTS.keywords.label })).toHaveProperty('disabled', true);
    expect(screen.getByText(TEXTS.fields.descriptionFixed)).toBeTruthy();
    expect(screen.getByLabelText('Artist name')).toHaveProperty('disabled', true);
    expect(screen.getByText(TEXTS.fields.nameFixed)).toBeTruthy();
    expect(screen.getByText(TEXTS.fields.moveHelp)).toBeTruthy();
    for (const label of [TEXTS.fields.allowPlusOne, TEXTS.fields.twoWinners])
      expect(screen.getByLabelText(label)).toHaveProperty('disabled', true);
    await user.click(await update());
    expect(await screen.findByText('Entries until: the deadline can only move later')).toBeTruthy();
    expect(listToasts()).toMatchObject([
      { text: 'Fans have already taken part, so some fields can no longer be changed.' },
    ]);
  });

  test('brings back changes that were not saved, and lets them go', async () => {
    stubAnswer('GET campaigns/p1', 200, { doc: CAMPAIGN });
    storeDraft('edit-p1', NOOR.id, { ...toFormValues(CAMPAIGN), name: 'Changed' });
    const { user } = await renderEditForm();
    expect(await screen.findByLabelText('Campaign title')).toHaveProperty('value', 'Changed');
    await user.click(screen.getByRole('button', { name: 'Discard changes' }));
    await user.click(screen.getByRole('button', { name: 'Clear' }));
    expect(screen.getByLabelText('Campaign title')).toHaveProperty('value', 'An hour');
  });
});
