import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import {
  campaign,
  CHOSEN,
  clickButton,
  MINE,
  NOMINATED,
  ownCampaignsReply,
  QUIET,
  renderDashboard,
  REOPEN,
} from './campaigns-dashboard.fixture.tsx';

const confirm = (name: string) =>
  act(async () =>
    fireEvent.click(screen.getAllByRole('button', { name, hidden: true }).at(-1) ?? document.body),
  );

describe('reopening', () => {
  const closed = campaign(QUIET);

  it('takes one press while there is nothing to lose, and the keyboard goes on at the next step', async () => {
    const doc = campaign();
    let isReopened = false;
    const stub = await renderDashboard({
      [MINE]: () => ({ body: { docs: [isReopened ? doc : closed], next: null } }),
      [REOPEN]: () => {
        isReopened = true;
        return { body: { doc } };
      },
    });
    screen.getByRole('button', { name: /Undo/ }).focus();
    await clickButton(/Undo/);
    await waitFor(() => expect(document.activeElement?.textContent).toMatch(/^Share the campaign/));
    expect(stub.names()).toEqual([MINE, REOPEN, MINE]);
  });

  it('says why it failed', async () => {
    const body = { error: 'Too late.', code: 'conflict' };
    await renderDashboard({ ...ownCampaignsReply(closed), [REOPEN]: { status: 409, body } });
    await clickButton(/Undo/);
    expect(screen.getByRole('alert').textContent).toBe('Failed to reopen campaign: Too late.');
  });

  it('is not offered once there are winners', async () => {
    await renderDashboard(ownCampaignsReply(campaign(CHOSEN)));
    expect(screen.queryByRole('button', { name: /Undo/ })).toBeNull();
  });

  it('shows the state beside a button of its own', async () => {
    await renderDashboard(ownCampaignsReply(closed));
    expect(screen.getByText('Closed').closest('button')).toBeNull();
    expect(screen.getByRole('button', { name: /Undo/ }).textContent).toBe('Undo');
  });

  it('asks first when nominees would be cleared, and says so', async () => {
    const withNominees = { ...NOMINATED, nominees: ['s1', 's2'] };
    const stub = await renderDashboard({
      ...ownCampaignsReply(campaign(withNominees)),
      [REOPEN]: { body: { doc: campaign() } },
    });
    await clickButton(/Undo/);
    expect(stub.names()).toEqual([MINE]);
    expect(screen.getByText(/The 2 nominees of “An hour in the kitchen” are cleared/)).toBeTruthy();
    expect(screen.getByText(/^Fans who asked for their answer to be read again/)).toBeTruthy();
    expect(screen.queryByText(/^Your own nominations/)).toBeNull();
    await confirm('Reopen');
    expect(stub.names()).toEqual([MINE, REOPEN, MINE]);
  });
});

it('reopening with nominations of the owner’s own asks first, with how many are lost, even where nobody else is nominated', async () => {
  const nominated = { isActive: false, phase: 'deadline-passed', ownNominations: 2 };
  const stub = await renderDashboard(ownCampaignsReply(campaign(nominated)));
  await clickButton(/Undo/);
  expect(stub.names()).toEqual([MINE]);
  expect(screen.getByText(/^Fans can take part in “An hour in the kitchen” again/)).toBeTruthy();
  expect(screen.getByText(/^Your own nominations \(2\) are cleared too/)).toBeTruthy();
});

describe('between the deadline and the closing', () => {
  const due = { phase: 'deadline-passed', subscriptionDeadline: '2020-01-01T00:00:00.000Z' };

  it.each([
    ['the server says so', due],
    ['the clock says so', { ...due, phase: 'open' }],
  ])('a campaign is neither open nor closed: %s', async (_, changes) => {
    await renderDashboard(ownCampaignsReply(campaign(changes)));
    expect(screen.getByText('Closing...')).toBeTruthy();
    expect(screen.queryByText('Closed')).toBeNull();
    expect(screen.queryByRole('button', { name: /Close Campaign/ })).toBeNull();
  });
});

describe('a campaign that closed without a paid answer', () => {
  const closed = campaign(QUIET);
  const deadline = () => screen.getByLabelText(/Entries until/);
  const openQuestion = () =>
    act(async () =>
      fireEvent.click(within(screen.getByRole('article')).getByRole('button', { name: 'Give more time' })),
    );
  const typeDeadline = (value: string) =>
    act(async () => fireEvent.change(deadline(), { target: { value } }));

  it('is extended and reopened in one step', async () => {
    const stub = await renderDashboard({
      ...ownCampaignsReply(closed),
      [REOPEN]: { body: { doc: campaign() } },
    });
    expect(screen.getByText(/closed without a paid answer/)).toBeTruthy();
    await openQuestion();
    expect(deadline()).toHaveProperty('value', '2027-07-13T19:30');
    await typeDeadline('2027-07-10T12:00');
    await confirm('Give more time');
    expect(stub.calls[1]).toMatchObject({
      name: REOPEN,
      body: { subscriptionDeadline: '2027-07-10T10:00:00.000Z' },
    });
    expect(stub.names()).toEqual([MINE, REOPEN, MINE]);
  });

  it('is offered no more time once its meeting would have begun', async () => {
    await renderDashboard(ownCampaignsReply({ ...closed, plannedDate: '2020-07-15T17:30:00.000Z' }));
    expect(screen.queryAllByRole('button', { name: 'Give more time' })).toEqual([]);
  });

  it('says at the field what is wrong with the deadline', async () => {
    const message = 'The subscription deadline must be in the future';
    const body = {
      error: message,
      code: 'validation_failed',
      details: [{ path: 'subscriptionDeadline', message }],
    };
    await renderDashboard({ ...ownCampaignsReply(closed), [REOPEN]: { status: 400, body } });
    await openQuestion();
    await typeDeadline('');
    await confirm('Give more time');
    expect(screen.getByText('Please fill in both date and time')).toBeTruthy();
    await typeDeadline('2027-03-28T02:30');
    await confirm('Give more time');
    expect(screen.getByText(/^This time does not exist/)).toBeTruthy();
    await typeDeadline('2020-01-01T12:00');
    await confirm('Give more time');
    expect(screen.getByText(message)).toBeTruthy();
  });
});
