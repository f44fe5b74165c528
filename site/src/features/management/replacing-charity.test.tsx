import { fireEvent, screen, waitFor } from '@testing-library/react';
import { expect, it } from 'vitest';
import { en } from './texts.ts';
import {
  campaign,
  clickButton,
  MINE,
  ownCampaignsReply,
  renderDashboard,
} from './campaigns-dashboard.fixture.tsx';

const texts = en.campaigns;
const REPLACE = 'POST /api/campaigns/c1/charity';
const CHARITIES = 'GET /api/charity-whitelist-custom';
const docs = [{ id: 'h2', name: 'De Tuin', approvalStatus: 'approved' }];
const paused = campaign({
  paused: 'charity',
  charityDueAt: '2026-12-06T12:00:00.000Z',
  charity: { id: 'h1', name: 'Het Huis' },
});

async function openDialog(replies: Parameters<typeof renderDashboard>[0]) {
  const stub = await renderDashboard({
    ...ownCampaignsReply(paused),
    [CHARITIES]: { body: { docs, next: null } },
    ...replies,
  });
  await clickButton(/Choose another charity/);
  return stub;
}

/** The dialog's button comes last. */
const confirm = () =>
  fireEvent.click(
    screen.getAllByRole('button', { name: texts.charityConfirm, hidden: true }).at(-1) ?? document.body,
  );
const getField = () => screen.getByLabelText(texts.charityLabel);

it('a campaign on hold says until when it needs another charity', async () => {
  await renderDashboard(ownCampaignsReply(paused));
  expect(screen.getByText('Choose another charity before 6 December 2026')).toBeTruthy();
  expect(screen.getByText(texts.paused)).toBeTruthy();
});

it('any other campaign says nothing of it', async () => {
  await renderDashboard(ownCampaignsReply(campaign()));
  expect(screen.queryByText(/another charity/)).toBeNull();
});

it('the charity that is chosen is sent, and the list is read again', async () => {
  const stub = await openDialog({ [REPLACE]: { body: { doc: campaign() } } });
  await screen.findByText('De Tuin');
  fireEvent.change(getField(), { target: { value: 'h2' } });
  confirm();
  await waitFor(() => expect(stub.names()).toEqual([MINE, CHARITIES, REPLACE, MINE]));
  expect(stub.calls.find(({ name }) => name === REPLACE)?.body).toEqual({ charity: 'h2' });
});

it('without a choice the field says what is missing', async () => {
  const stub = await openDialog({});
  await screen.findByText('De Tuin');
  confirm();
  await screen.findByText(texts.charityRequired);
  expect(getField().getAttribute('aria-invalid')).toBe('true');
  expect(stub.names()).not.toContain(REPLACE);
});

it('the reason of the server is shown, and the choice stays', async () => {
  const error = 'This campaign no longer needs another charity.';
  await openDialog({ [REPLACE]: { status: 409, body: { error, code: 'conflict' } } });
  await screen.findByText('De Tuin');
  fireEvent.change(getField(), { target: { value: 'h2' } });
  confirm();
  await screen.findByText(error);
  expect(getField()).toHaveProperty('value', 'h2');
});

it('charities that could not be loaded are loaded again on request', async () => {
  let isDown = true;
  await openDialog({
    [CHARITIES]: () => (isDown ? 'unreachable' : { body: { docs, next: null } }),
  });
  await screen.findByText(texts.charitiesFailed, { exact: false });
  isDown = false;
  fireEvent.click(screen.getByText(texts.retryLoad));
  await screen.findByText('De Tuin');
});
