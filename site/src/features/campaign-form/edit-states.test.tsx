import { screen, waitFor } from '@testing-library/react';
import { describe, expect, test, vi } from 'vitest';
import {
  CAMPAIGN,
  listSentBodies,
  listToasts,
  renderEditForm,
  stubAnswer,
  TEXTS,
} from './campaign-form.fixture.tsx';

vi.mock('./description/Editor.tsx', () => import('./description/editor.fixture.tsx'));

const clickUpdate = async (user: ReturnType<typeof renderEditForm>['user']) =>
  user.click(await screen.findByRole('button', { name: 'Update Campaign' }));

describe('a closed campaign', () => {
  const closed = {
    ...CAMPAIGN,
    ...{ isActive: false, phase: 'deadline-passed', subscriptionDeadline: '2026-01-01T12:00:00.000Z' },
  };

  test('is offered to be reopened when it gets a later deadline', async () => {
    const extended = { ...closed, subscriptionDeadline: '2027-07-13T10:00:00.000Z' };
    stubAnswer('GET campaigns/p1', 200, { doc: closed });
    stubAnswer('PATCH campaigns/p1', 200, { doc: extended });
    stubAnswer('POST campaigns/p1/reopen', 200, { doc: { ...extended, isActive: true, phase: 'open' } });
    const { user } = renderEditForm();
    const deadline = await screen.findByLabelText(/Subscriptions until/);
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
    const { user } = renderEditForm();
    await user.type(await screen.findByLabelText('Campaign title'), '!');
    await clickUpdate(user);
    await waitFor(() => expect(listToasts()).toMatchObject([{ kind: 'success' }]));
    expect(screen.queryByRole('button', { name: 'Reopen' })).toBeNull();
  });
});
