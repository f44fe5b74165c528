// @vitest-environment happy-dom
import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { stubApi } from '#tests/support/stub-api.ts';
import { nomineeTexts } from '../nominees/texts.ts';
import { AccountPanel } from './AccountPanel.tsx';
import { createStatement } from './payouts.fixture.ts';
import { StatementView } from './StatementPage.tsx';
import { payoutTexts } from './texts.ts';
import { YearLink } from './YearLink.tsx';
import { YearView } from './YearStatementPage.tsx';

const STATEMENT = 'GET /api/campaigns/c1/statement';
const ACCOUNT = 'GET /api/charities/h1/payout-account';
const SAVE = 'PUT /api/charities/h1/payout-account';
const REVEAL = 'POST /api/charities/h1/payout-account/reveal';
const YEAR = 'GET /api/users/me/year-statement';
const LAST_YEAR = 'GET /api/users/me/last-year';
const texts = payoutTexts('en');

afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

async function renderStatement(changes: Readonly<Record<string, unknown>> = {}) {
  stubApi({ [STATEMENT]: { body: { doc: createStatement(changes) } } });
  const { common } = nomineeTexts('en');
  render(<StatementView language="en" id="c1" texts={texts} common={common} />);
  await vi.waitFor(() => expect(screen.getByRole('table')).toBeTruthy());
}
const getRow = (name: string | RegExp) => screen.getByRole('row', { name }).textContent;

describe('a statement', () => {
  it('adds up from what was paid to what the charity gets', async () => {
    await renderStatement();
    expect(getRow(/^Paid by participants/)).toContain('10€100.00');
    expect(getRow(/^Refunded/)).toContain('1− €10.00');
    expect(getRow(/^Costs/)).toContain('10− €4.00');
    expect(getRow(/^Proceeds/)).toContain('€86.00');
    expect(getRow(/^Carried over/)).toContain('− €10.00');
    expect(getRow(/^Paid out/)).toContain('€76.00');
    expect(screen.getByText('Paid on 12 December 2026, reference PH-0123456789AB.')).toBeTruthy();
  });

  it('names the costs apart where the platform pays them, and what is not known of them', async () => {
    await renderStatement({ costsCoveredBy: 'platform', pricedPayments: 9, netCents: 9000 });
    expect(getRow(/^Costs of the payment provider, paid by Power Hour/)).toContain('− €4.00');
    expect(screen.getByText('The costs of 9 of the 10 payments are known.')).toBeTruthy();
  });

  it('says what it waits for', async () => {
    const waiting = { state: 'waiting', obstacle: 'too-early', payableFrom: '2026-12-05T10:00:00.000Z' };
    await renderStatement({ ...waiting, frozenAt: null, sentOn: null, reference: null });
    expect(screen.getByText('Can be paid out from 5 December 2026 at 11:00.')).toBeTruthy();
    expect(getRow(/^To be paid out/)).toBeTruthy();
  });

  it('says what changed after it', async () => {
    await renderStatement({ changedCents: -1000 });
    expect(screen.getByText(/After this statement, the amount changed by − €10\.00/)).toBeTruthy();
  });
});

describe('a bank account', () => {
  const account = { holder: 'De Tafel', maskedIban: 'NL91 •••• 4300', bic: null };
  const doc = { account: { ...account, updatedAt: '2026-12-12T10:00:00.000Z' }, log: [] };

  it('shows its number on request alone', async () => {
    const { names } = stubApi({
      [ACCOUNT]: { body: { doc } },
      [REVEAL]: { body: { doc: { iban: 'NL91 ABNA 0417 1643 00' } } },
    });
    render(<AccountPanel id="h1" language="en" texts={texts.account} />);
    await vi.waitFor(() => expect(screen.getByText('NL91 •••• 4300')).toBeTruthy());
    expect(names()).not.toContain(REVEAL);
    fireEvent.click(screen.getByRole('button', { name: texts.account.show }));
    await vi.waitFor(() => expect(screen.getByText('NL91 ABNA 0417 1643 00')).toBeTruthy());
  });

  it('keeps what was typed when it cannot be saved', async () => {
    const details = [{ path: 'iban', message: 'This is not a valid IBAN' }];
    stubApi({
      [ACCOUNT]: { body: { doc: { account: null, log: [] } } },
      [SAVE]: { status: 400, body: { error: 'Check', code: 'validation_failed', details } },
    });
    render(<AccountPanel id="h1" language="en" texts={texts.account} />);
    fireEvent.click(await vi.waitFor(() => screen.getByRole('button', { name: texts.account.add })));
    fireEvent.click(screen.getByRole('button', { name: texts.account.save }));
    await vi.waitFor(() => expect(screen.getByText('Please enter the account holder’s name')).toBeTruthy());
    fireEvent.change(screen.getByLabelText(texts.account.holder), { target: { value: 'De Tafel' } });
    fireEvent.change(screen.getByLabelText(texts.account.iban), { target: { value: 'NL00' } });
    fireEvent.click(screen.getByRole('button', { name: texts.account.save }));
    await vi.waitFor(() => expect(screen.getByText('This is not a valid IBAN')).toBeTruthy());
    expect(screen.getByLabelText<HTMLInputElement>(texts.account.holder).value).toBe('De Tafel');
  });
});

describe('a year', () => {
  const payment = { campaign: 'Soup', charity: 'De Tafel', paidOn: '2025-06-01', paidCents: 1000 };
  const year = { year: 2025, name: 'Noor', paidCents: 2000, refundedCents: 1000, hasMore: false };
  const payments = [
    { ...payment, refundedOn: null, refundedCents: 0 },
    { ...payment, refundedOn: '2025-07-01', refundedCents: 1000 },
  ];

  it('shows each payment, what went back, and that none is a deductible gift', async () => {
    stubApi({ [YEAR]: { body: { doc: { ...year, payments } } } });
    render(<YearView language="en" texts={texts.year} year={2025} />);
    await vi.waitFor(() => expect(screen.getAllByRole('row')).toHaveLength(4));
    expect(screen.getByText('1 July 2025')).toBeTruthy();
    expect(getRow(/^Total/)).toContain('€20.00€10.00');
    expect(screen.getByText(/not deductible gifts/)).toBeTruthy();
  });

  it('that is not over has no statement', async () => {
    stubApi({ [YEAR]: { status: 404, body: { error: 'Not there', code: 'not_found' } } });
    render(<YearView language="en" texts={texts.year} year={2999} />);
    await vi.waitFor(() => expect(screen.getByText(texts.year.missingTitle)).toBeTruthy());
  });

  it.each([
    [2025, 1],
    [null, 0],
  ])('is linked from the dashboard where there were payments: %s', async (last, links) => {
    const { names } = stubApi({ [LAST_YEAR]: { body: { year: last } } });
    render(<YearLink language="en" text="See {year}" />);
    await vi.waitFor(() => expect(names()).toEqual([LAST_YEAR]));
    await vi.waitFor(() => expect(screen.queryAllByRole('link', { name: 'See 2025' })).toHaveLength(links));
  });
});
