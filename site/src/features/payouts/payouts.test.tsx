// @vitest-environment happy-dom
import { cleanup, fireEvent, render, screen, within } from '@testing-library/react';
import { afterEach, beforeAll, describe, expect, it, vi } from 'vitest';
import { stubApi } from '#tests/support/stub-api.ts';
import { adminTexts } from '../admin/texts.ts';
import { createBatchDoc, createPayable } from './payouts.fixture.ts';
import { Payouts } from './PayoutsView.tsx';
import { payoutTexts } from './texts.ts';

const PAYABLE = 'GET /api/admin/payouts';
const BATCHES = 'GET /api/admin/payouts/batches';
const MAKE = 'POST /api/admin/payouts/batches';
const LINES = 'GET /api/admin/payouts/batches/b1';
const TAKE_BACK = 'POST /api/admin/payouts/batches/b1/take-back';
const SENT = 'POST /api/admin/payouts/batches/b1/sent';
const texts = payoutTexts('en');
const { admin: t } = texts;
const reply = (docs: readonly unknown[], next: string | null = null) => ({ body: { docs, next } });

beforeAll(() => {
  HTMLDialogElement.prototype.showModal = function showModal() {
    this.open = true;
  };
});
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

async function renderPayouts(replies: Parameters<typeof stubApi>[0]) {
  const stub = stubApi({ [PAYABLE]: reply([]), [BATCHES]: reply([]), ...replies });
  render(<Payouts language="en" texts={texts} reason={adminTexts('en').reason} />);
  await vi.waitFor(() => expect(screen.getByRole('heading', { name: t.batchesTitle })).toBeTruthy());
  return stub;
}

describe('the payouts', () => {
  it('say what each campaign waits for, and offer only what is payable', async () => {
    const early = createPayable({
      campaign: { id: 'c2', slug: 'rain', name: 'Rain' },
      obstacle: 'too-early',
      carryCents: -500,
    });
    await renderPayouts({ [PAYABLE]: reply([createPayable(), early]) });
    expect(screen.getAllByRole('checkbox')).toHaveLength(1);
    expect(screen.getByText('Can be paid out from 5 December 2026 at 11:00.')).toBeTruthy();
    expect(screen.getByText('− €5.00 carried over from earlier statements')).toBeTruthy();
  });

  it('put what is chosen into a batch, once it is confirmed', async () => {
    let docs = [createPayable()];
    const { names } = await renderPayouts({
      [PAYABLE]: () => reply(docs),
      [BATCHES]: () => reply(docs.length === 0 ? [createBatchDoc()] : []),
      [MAKE]: () => {
        docs = [];
        return { body: { doc: createBatchDoc() } };
      },
    });
    fireEvent.click(screen.getByRole('button', { name: t.make }));
    expect(names()).not.toContain(MAKE);
    fireEvent.click(screen.getByRole('checkbox'));
    fireEvent.click(screen.getByRole('button', { name: 'Make a batch of 1' }));
    const dialog = screen.getByRole('dialog');
    expect(dialog.textContent).toContain('€100.00');
    fireEvent.click(within(dialog).getByRole('button', { name: t.make }));
    await vi.waitFor(() => expect(screen.getByText(t.emptyTitle)).toBeTruthy());
    expect(screen.getByRole('heading', { name: 'Batch PH-20261212-0123456789AB' })).toBeTruthy();
    expect(names().filter((name) => name === MAKE)).toHaveLength(1);
  });

  it('show the lines of a batch on request alone, to be copied', async () => {
    const line = {
      campaign: createPayable().campaign,
      charity: 'De Tafel',
      holder: 'Stichting De Tafel',
      iban: 'NL91ABNA0417164300',
      bic: null,
      amountCents: 10_000,
      reference: 'PH-1',
    };
    const { names } = await renderPayouts({
      [BATCHES]: reply([createBatchDoc()]),
      [LINES]: { body: { doc: { ...createBatchDoc(), lines: [line], hasFile: true } } },
    });
    expect(names()).not.toContain(LINES);
    fireEvent.click(screen.getByRole('button', { name: /^Show the lines/ }));
    await vi.waitFor(() => expect(screen.getByText('NL91 ABNA 0417 1643 00')).toBeTruthy());
    expect(screen.getAllByRole('button', { name: t.copy })).toHaveLength(4);
    expect(screen.getByRole('link', { name: t.file }).getAttribute('href')).toBe(
      '/api/admin/payouts/batches/b1/file',
    );
  });

  it('keep what was typed when a batch cannot be marked as sent', async () => {
    const details = [{ path: 'date', message: 'This day has not come yet' }];
    const error = { error: 'This day has not come yet', code: 'validation_failed', details };
    await renderPayouts({ [BATCHES]: reply([createBatchDoc()]), [SENT]: { status: 400, body: error } });
    fireEvent.click(screen.getByRole('button', { name: t.send }));
    await vi.waitFor(() => expect(screen.getByLabelText(t.day).getAttribute('aria-invalid')).toBe('true'));
    fireEvent.change(screen.getByLabelText(t.day), { target: { value: '2026-12-12' } });
    fireEvent.change(screen.getByLabelText(t.bankReference), { target: { value: 'BANK-1' } });
    fireEvent.click(screen.getByRole('button', { name: t.send }));
    await vi.waitFor(() => expect(screen.getByText('This day has not come yet')).toBeTruthy());
    expect(screen.getByLabelText<HTMLInputElement>(t.bankReference).value).toBe('BANK-1');
  });

  it('take a batch back that was not sent, once an admin says why', async () => {
    const takenBackAt = '2026-12-13T10:00:00.000Z';
    let batch = createBatchDoc();
    const { calls } = await renderPayouts({
      [BATCHES]: () => reply([batch, createBatchDoc({ id: 'b2', messageId: 'PH-2', sentOn: '2026-12-12' })]),
      [TAKE_BACK]: () => {
        batch = createBatchDoc({ takenBackAt });
        return { body: { doc: batch } };
      },
    });
    fireEvent.click(screen.getByRole('button', { name: /^Take the batch back: PH-2026/ }));
    expect(screen.queryByRole('button', { name: 'Take the batch back: PH-2' })).toBeNull();
    const dialog = within(screen.getByRole('dialog'));
    fireEvent.click(dialog.getByRole('button', { name: t.takeBack }));
    expect(calls.map(({ name }) => name)).not.toContain(TAKE_BACK);
    fireEvent.change(dialog.getByRole('textbox'), { target: { value: 'A wrong account' } });
    fireEvent.click(dialog.getByRole('button', { name: t.takeBack }));
    await vi.waitFor(() => expect(screen.getByText(t.takenBack)).toBeTruthy());
    expect(screen.queryByRole('dialog')).toBeNull();
    expect(screen.queryByRole('button', { name: /^Take the batch back/ })).toBeNull();
    const sent = calls.find(({ name }) => name === TAKE_BACK);
    expect(sent?.body).toEqual({ reason: 'A wrong account' });
  });

  it('offer to try again when they cannot be loaded', async () => {
    stubApi({ [PAYABLE]: { status: 500, body: {} }, [BATCHES]: reply([]) });
    render(<Payouts language="en" texts={texts} reason={adminTexts('en').reason} />);
    await vi.waitFor(() => expect(screen.getByText(t.loadFailed)).toBeTruthy());
  });
});
