import type { CreateTransfer } from './account-params.ts';
import { createBalanceTransaction } from './balance-transaction.ts';
import { getAccountBalance, type ConnectedAccount } from './connected-account.ts';
import { invalidRequest } from './errors.ts';
import type { Moment } from './payment.ts';
import type { Payout, Transfer, TransferReversal } from './types.ts';

const CURRENCY = 'eur';

const insufficient = (message: string) => invalidRequest(message, { code: 'balance_insufficient' });

/**
 * Moves money from the platform's balance to an account's: https://docs.stripe.com/api/transfers/create
 * @throws StripeError 400 if the account cannot receive, or the platform has too little.
 */
export function transfer(
  account: ConnectedAccount,
  platformCents: number,
  params: CreateTransfer,
  moment: Moment,
): { account: ConnectedAccount; transfer: Transfer } {
  if (account.stage !== 'active' && account.stage !== 'no-bank')
    throw invalidRequest(
      'Your destination account needs to have at least one of the following capabilities enabled: transfers',
      { code: 'insufficient_capabilities_for_transfer' },
    );
  if (platformCents < params.amount)
    throw insufficient('You have insufficient available funds in your Stripe account.');
  const { amount, description = null, metadata, transfer_group: group = null } = params;
  const [id, payment] = [moment.newId('tr'), moment.newId('py')];
  const out = createBalanceTransaction(
    { amount: -amount, currency: CURRENCY, fee: 0, source: id, type: 'transfer' },
    moment,
  );
  return {
    account: book(account, { amount, source: payment, type: 'payment' }, moment),
    transfer: {
      id,
      object: 'transfer',
      amount,
      amount_reversed: 0,
      balance_transaction: out.id,
      created: moment.at,
      currency: CURRENCY,
      description,
      destination: account.id,
      destination_payment: payment,
      livemode: false,
      metadata,
      reversals: { object: 'list', data: [], has_more: false, url: `/v1/transfers/${id}/reversals` },
      reversed: false,
      source_transaction: null,
      source_type: 'card',
      transfer_group: group,
    },
  };
}

/**
 * Reverses part of a transfer: https://docs.stripe.com/api/transfer_reversals/create
 * @throws StripeError 400 if the amount exceeds what is left of the transfer, or on the account.
 */
export function reverse(
  account: ConnectedAccount,
  before: Transfer,
  amount: number,
  moment: Moment,
): { account: ConnectedAccount; transfer: Transfer; reversal: TransferReversal } {
  const left = before.amount - before.amount_reversed;
  if (amount > left)
    throw invalidRequest(
      `Reversal amount (${amount}) is greater than what is left of the transfer (${left}).`,
      { param: 'amount' },
    );
  if (getAccountBalance(account) < amount)
    throw insufficient('The connected account has insufficient funds for this reversal.');
  const refund = moment.newId('pyr');
  const reversal: TransferReversal = {
    id: moment.newId('trr'),
    object: 'transfer_reversal',
    amount,
    balance_transaction: null,
    created: moment.at,
    currency: CURRENCY,
    destination_payment_refund: refund,
    metadata: {},
    source_refund: null,
    transfer: before.id,
  };
  return {
    account: book(account, { amount: -amount, source: refund, type: 'payment_refund' }, moment),
    transfer: {
      ...before,
      amount_reversed: before.amount_reversed + amount,
      reversed: amount === left,
      reversals: { ...before.reversals, data: [reversal, ...before.reversals.data] },
    },
    reversal,
  };
}

/** Pays out an account's balance to its bank, as Stripe does daily; undefined if the balance is empty. */
export function payOut(
  account: ConnectedAccount,
  moment: Moment,
): { account: ConnectedAccount; payout: Payout } | undefined {
  const amount = getAccountBalance(account);
  if (amount <= 0 || account.stage !== 'active') return undefined;
  const payout: Payout = {
    id: moment.newId('po'),
    object: 'payout',
    amount,
    arrival_date: moment.at,
    automatic: true,
    created: moment.at,
    currency: CURRENCY,
    failure_code: null,
    livemode: false,
    status: 'paid',
  };
  const booked = book(account, { amount: -amount, source: payout.id, type: 'payout' }, moment);
  const entries = booked.entries.map((entry) => ({ ...entry, payout: entry.payout ?? payout.id }));
  return { account: { ...booked, entries, payouts: [payout, ...account.payouts] }, payout };
}

/** Lets the bank return the latest payout: the money is back on the balance, and the bank account must be corrected. */
export function failPayout(
  account: ConnectedAccount,
  moment: Moment,
): { account: ConnectedAccount; payout: Payout } | undefined {
  const [latest, ...others] = account.payouts;
  if (latest?.status !== 'paid') return undefined;
  const payout: Payout = { ...latest, status: 'failed', failure_code: 'account_closed' };
  const movement = { amount: latest.amount, source: latest.id, type: 'payout_failure' };
  const booked = book(account, movement, moment);
  return { account: { ...booked, stage: 'no-bank', payouts: [payout, ...others] }, payout };
}

type Movement = { readonly amount: number; readonly source: string; readonly type: string };

function book(account: ConnectedAccount, movement: Movement, moment: Moment): ConnectedAccount {
  const transaction = createBalanceTransaction({ ...movement, currency: CURRENCY, fee: 0 }, moment);
  return { ...account, entries: [...account.entries, { transaction, payout: null }] };
}
