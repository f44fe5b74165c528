import { fireEvent, render, screen, within } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import { press } from '#tests/support/fields.ts';
import { stubApi } from '#tests/support/stub-api.ts';
import { adminTexts } from '../admin/texts.ts';
import { createPayable, createTransfer } from './payouts.fixture.ts';
import { $toasts } from '#site/ui/toasts.ts';
import { api } from '../accounts/api.ts';
import { readReply } from '../accounts/shell/read-reply.ts';
import { PayoutsView } from './PayoutsView.tsx';
import { payoutTexts } from './texts.ts';

const PAYABLE = 'GET /api/admin/payouts';
const TRANSFERS = 'GET /api/admin/transfers';
const RETRY = 'POST /api/admin/transfers/t1/retry';
const texts = payoutTexts('en');
const { admin: t } = texts;
const reply = (docs: readonly unknown[], next: string | null = null) => ({ body: { docs, next } });

async function renderPayouts(replies: Parameters<typeof stubApi>[0]) {
  const stub = stubApi({ [PAYABLE]: reply([]), [TRANSFERS]: reply([]), ...replies });
  const [payable, transfers] = await Promise.all([
    readReply(api.admin.payouts.$get({ query: {} })),
    readReply(api.admin.transfers.$get({ query: {} })),
  ]);
  render(
    <PayoutsView
      firstPayable={payable}
      firstTransfers={transfers}
      language="en"
      texts={texts}
      admin={adminTexts('en')}
    />,
  );
  return stub;
}

describe('the payouts', () => {
  it('say what each campaign waits for', async () => {
    const early = createPayable({
      campaign: { id: 'c2', slug: 'rain', name: 'Rain' },
      obstacle: 'too-early',
      carryCents: -500,
    });
    await renderPayouts({ [PAYABLE]: reply([createPayable(), early]) });
    expect(screen.getByText(t.ready)).toBeTruthy();
    expect(screen.getByText('Can be paid out from 5 December 2026 at 11:00.')).toBeTruthy();
    expect(screen.getByText('− €5.00 carried over from earlier statements')).toBeTruthy();
  });

  it('say how far each transfer is, and what was taken back of it', async () => {
    const arrived = createTransfer({
      id: 't2',
      state: 'arrived',
      arrivedOn: '2026-12-14',
      reversedCents: 700,
    });
    await renderPayouts({ [TRANSFERS]: reply([createTransfer(), arrived]) });
    expect(screen.getByText(texts.statement.made)).toBeTruthy();
    expect(screen.getByText('Arrived at the bank on 14 December 2026')).toBeTruthy();
    expect(screen.getByText('€7.00 taken back')).toBeTruthy();
    expect(screen.queryByRole('button', { name: /^Try again/ })).toBeNull();
  });

  it('have a transfer that failed tried again, once an admin says why', async () => {
    let transfer = createTransfer({ state: 'due', failure: 'balance_insufficient', canRetry: true });
    const { calls } = await renderPayouts({
      [TRANSFERS]: () => reply([transfer]),
      [RETRY]: () => {
        transfer = createTransfer();
        return { body: { doc: transfer } };
      },
    });
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

  it('say what a transfer waits for', async () => {
    await renderPayouts({ [TRANSFERS]: reply([createTransfer({ state: 'due', obstacle: 'no-date' })]) });
    expect(screen.getByText(texts.statement.waiting)).toBeTruthy();
    expect(screen.getByText(texts.obstacles['no-date'])).toBeTruthy();
    expect(screen.queryByText(texts.statement.due)).toBeNull();
  });

  it('say that a transfer failed again', async () => {
    const transfer = createTransfer({ state: 'due', failure: 'balance_insufficient', canRetry: true });
    await renderPayouts({ [TRANSFERS]: reply([transfer]), [RETRY]: { body: { doc: transfer } } });
    press('Try again PH-0123456789AB');
    const dialog = within(screen.getByRole('dialog'));
    fireEvent.change(dialog.getByRole('textbox'), { target: { value: 'Topped up' } });
    fireEvent.click(dialog.getByRole('button', { name: 'Try again' }));
    const failed = { kind: 'error', text: 'Refused by the payment provider or the bank' };
    await vi.waitFor(() => expect($toasts.get().at(-1)).toMatchObject(failed));
  });
});
