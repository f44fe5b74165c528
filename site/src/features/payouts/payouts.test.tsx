import { fireEvent, render, screen, within } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { press } from '#tests/support/fields.ts';
import { stubApi } from '#tests/support/stub-api.ts';
import { toPage } from '../admin/admin.fixture.ts';
import { adminTexts } from '../admin/texts.ts';
import { createPayable, createTransfer } from './payouts.fixture.ts';
import { $toasts } from '#site/ui/toasts.ts';
import { PayableTable, TransfersTable } from './PayoutsView.tsx';
import { payoutTexts } from './texts.ts';

const RETRY = 'POST /api/admin/transfers/t1/retry';
const texts = payoutTexts('en');
const { admin: t } = texts;
const renderTransfers = (...transfers: ReturnType<typeof createTransfer>[]) =>
  render(<TransfersTable page={toPage(...transfers)} language="en" texts={texts} admin={adminTexts('en')} />);

it('the payouts say what each campaign waits for', () => {
  const early = createPayable({
    campaign: { id: 'c2', slug: 'rain', name: 'Rain' },
    obstacle: 'too-early',
    carryCents: -500,
  });
  render(<PayableTable page={toPage(createPayable(), early)} language="en" texts={texts} />);
  expect(screen.getByText(t.ready)).toBeTruthy();
  expect(screen.getByText('Can be paid out from 5 December 2026 at 11:00.')).toBeTruthy();
  expect(screen.getByText('− €5.00 carried over from earlier statements')).toBeTruthy();
});

it('the payouts say how far each transfer is, and what was taken back of it', () => {
  const arrived = createTransfer({ id: 't2', state: 'arrived', arrivedOn: '2026-12-14', reversedCents: 700 });
  renderTransfers(createTransfer(), arrived);
  expect(screen.getByText(texts.statement.made)).toBeTruthy();
  expect(screen.getByText('Arrived at the bank on 14 December 2026')).toBeTruthy();
  expect(screen.getByText('€7.00 taken back')).toBeTruthy();
  expect(screen.queryByRole('button', { name: /^Try again/ })).toBeNull();
});

it('the payouts have a transfer that failed tried again, once an admin says why', async () => {
  const { calls } = stubApi({ [RETRY]: { body: { doc: createTransfer() } } });
  renderTransfers(createTransfer({ state: 'due', failure: 'balance_insufficient', canRetry: true }));
  expect(screen.getByText('Refused by the payment provider or the bank')).toBeTruthy();
  expect(screen.getByText('balance_insufficient')).toBeTruthy();
  press('Try again PH-0123456789AB');
  const dialog = within(screen.getByRole('dialog'));
  fireEvent.click(dialog.getByRole('button', { name: 'Try again' }));
  expect(calls.map(({ name }) => name)).not.toContain(RETRY);
  fireEvent.change(dialog.getByRole('textbox'), { target: { value: 'Topped up' } });
  fireEvent.click(dialog.getByRole('button', { name: 'Try again' }));
  await vi.waitFor(() => expect(screen.getByText(texts.statement.made)).toBeTruthy());
  expect(screen.queryByRole('dialog')).toBeNull();
  expect(calls.find(({ name }) => name === RETRY)?.body).toEqual({ reason: 'Topped up' });
  expect($toasts.get().at(-1)).toMatchObject({ kind: 'success', text: t.againDone });
});

it('the payouts say what a transfer waits for', () => {
  renderTransfers(createTransfer({ state: 'due', obstacle: 'no-date' }));
  expect(screen.getByText(texts.statement.waiting)).toBeTruthy();
  expect(screen.getByText(texts.obstacles['no-date'])).toBeTruthy();
  expect(screen.queryByText(texts.statement.due)).toBeNull();
});

it('the payouts say that a transfer failed again', async () => {
  const transfer = createTransfer({ state: 'due', failure: 'balance_insufficient', canRetry: true });
  stubApi({ [RETRY]: { body: { doc: transfer } } });
  renderTransfers(transfer);
  press('Try again PH-0123456789AB');
  const dialog = within(screen.getByRole('dialog'));
  fireEvent.change(dialog.getByRole('textbox'), { target: { value: 'Topped up' } });
  fireEvent.click(dialog.getByRole('button', { name: 'Try again' }));
  const failed = { kind: 'error', text: 'Refused by the payment provider or the bank' };
  await vi.waitFor(() => expect($toasts.get().at(-1)).toMatchObject(failed));
});
