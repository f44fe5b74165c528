import type { Method } from './methods.ts';
import type { BalanceTransaction } from './types.ts';
import type { Moment } from './payment.ts';

/** The sandbox's fees: a share of the amount in basis points, and a fixed fee in cents. */
const FEES: Readonly<Record<Method, { readonly basisPoints: number; readonly fixed: number }>> = {
  card: { basisPoints: 150, fixed: 25 },
  ideal: { basisPoints: 0, fixed: 29 },
  bancontact: { basisPoints: 0, fixed: 39 },
  paypal: { basisPoints: 300, fixed: 35 },
  sepa_debit: { basisPoints: 0, fixed: 35 },
  customer_balance: { basisPoints: 50, fixed: 0 },
};
/** The fee for a dispute, in cents; Stripe keeps it even if the dispute is won. */
export const DISPUTE_FEE = 2000;

/** Returns Stripe's fee for a charge, in cents. */
export function getChargeFee(amount: number, method: Method): number {
  const { basisPoints, fixed } = FEES[method];
  return Math.round((amount * basisPoints) / 10_000) + fixed;
}

type Movement = Pick<BalanceTransaction, 'amount' | 'currency' | 'fee' | 'type'> & {
  readonly source: string;
};

/** Creates a movement on the Stripe account; `amount` is negative for money that leaves it. */
export function createBalanceTransaction(movement: Movement, moment: Moment): BalanceTransaction {
  const { amount, currency, fee, type } = movement;
  const detail = { amount: fee, application: null, currency, description: 'Processing fees' };
  return {
    ...movement,
    id: moment.newId('txn'),
    object: 'balance_transaction',
    available_on: moment.at,
    balance_type: 'payments',
    created: moment.at,
    description: null,
    exchange_rate: null,
    fee_details: fee === 0 ? [] : [{ ...detail, type: 'stripe_fee' }],
    net: amount - fee,
    reporting_category: type,
    status: 'available',
  };
}
