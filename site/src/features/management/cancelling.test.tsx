import { act, fireEvent, screen, within } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { cancellationTexts } from '../cancellations/texts.ts';
import {
  campaign,
  CHOSEN,
  clickButton,
  MINE,
  ownCampaignsReply,
  renderDashboard,
} from './campaigns-dashboard.fixture.tsx';

const CANCEL = 'POST /api/campaigns/c1/cancel';
const REFUNDS = 'GET /api/campaigns/c1/refunds';
const REASON = 'The celebrity has fallen ill for a long time.';
const texts = cancellationTexts('en').cancelling;
const cancelled = { at: '2026-11-20T12:00:00.000Z', by: 'owner', reason: REASON };
const countRefunds = (refunded: number, total: number) => ({ body: { refunds: { refunded, total } } });

const open = () => clickButton(/^Cancel campaign/);
const type = (value: string) =>
  act(async () => fireEvent.change(screen.getByRole('textbox'), { target: { value } }));
const confirm = () =>
  act(async () =>
    fireEvent.click(within(screen.getByRole('dialog')).getByRole('button', { name: texts.confirm })),
  );

it.each([
  [0, texts.refundsNone],
  [1, texts.refundsOne],
  [1200, '1,200 payments, €12,000 in all, go back to the fans.'],
])('cancelling a campaign says what %i payments mean', async (total, text) => {
  await renderDashboard({ ...ownCampaignsReply(campaign()), [REFUNDS]: countRefunds(0, total) });
  await open();
  expect(screen.getByRole('dialog', { name: texts.title }).textContent).toContain(text);
});

it('cancelling a campaign keeps the reason when the call fails, and says why', async () => {
  let reply: 'unreachable' | { status: number; body: object } = 'unreachable';
  await renderDashboard({
    ...ownCampaignsReply(campaign()),
    [REFUNDS]: countRefunds(0, 1),
    [CANCEL]: () => reply,
  });
  await open();
  await type(REASON);
  await confirm();
  expect(screen.getByText(texts.unreachable)).toBeTruthy();
  reply = { status: 409, body: { error: 'The winners are chosen.', code: 'winners_already_selected' } };
  await confirm();
  expect(screen.getByText('The winners are chosen.')).toBeTruthy();
  expect(screen.getByRole('textbox')).toHaveProperty('value', REASON);
});

it('cancelling a campaign shows the reason on the card, and follows the refunds until the last one', async () => {
  let isCancelled = false;
  let refunded = 1;
  await renderDashboard({
    [MINE]: () => ({
      body: {
        docs: [campaign(isCancelled ? { cancelled, isActive: false, phase: 'deadline-passed' } : {})],
        next: null,
      },
    }),
    [REFUNDS]: () => countRefunds(refunded, 3),
    [CANCEL]: () => {
      isCancelled = true;
      return { body: { cancelled, refunds: { refunded: 0, total: 3 } } };
    },
  });
  document.querySelector('details')?.toggleAttribute('open', true);
  await open();
  await type(REASON);
  vi.useFakeTimers();
  await confirm();
  await act(() => vi.advanceTimersByTimeAsync(10));
  expect(screen.queryByRole('dialog')).toBeNull();
  expect(screen.getByText('Cancelled')).toBeTruthy();
  expect(screen.getByText(new RegExp(REASON))).toBeTruthy();
  expect(screen.getByText('1 of 3 refunded')).toBeTruthy();
  expect(document.querySelector('details')?.open, 'the menu with the button is closed').toBe(false);
  expect(screen.queryByRole('button')).toBeNull();
  expect(screen.queryByRole('link', { name: /^Edit/ })).toBeNull();
  refunded = 3;
  await act(() => vi.advanceTimersByTimeAsync(5_000));
  expect(screen.getByText('3 of 3 refunded')).toBeTruthy();
});

it.each([
  ['offered until the meeting', '2099-07-03T18:30:00.000Z', 1],
  ['not offered once the meeting has been', '2026-01-03T18:30:00.000Z', 0],
])('cancelling a campaign is %s, with winners', async (_what, plannedDate, buttons) => {
  await renderDashboard(ownCampaignsReply(campaign({ ...CHOSEN, plannedDate })));
  expect(screen.queryAllByRole('button', { name: /^Cancel campaign/ })).toHaveLength(buttons);
});
