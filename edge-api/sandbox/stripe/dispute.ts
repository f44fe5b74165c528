import { createBalanceTransaction, DISPUTE_FEE } from './balance-transaction.ts';
import type { Moment, Payment } from './payment.ts';
import type { Charge, Dispute, EventDraft, Refund } from './types.ts';

/** Everything that can happen after a payment; each action needs a payment in the right state. */
export const AFTERMATH_ACTIONS = ['inquire', 'dispute', 'win', 'lose', 'fail-refund'] as const;
export type AftermathAction = (typeof AFTERMATH_ACTIONS)[number];

type Step =
  | { refused: 'not_paid' | 'not_disputed' | 'not_refunded' }
  | { refused?: never; payment: Payment; events: EventDraft[] };

/**
 * Opens or closes an inquiry or a dispute of a paid charge, turns an inquiry into a dispute, or lets the fan's bank
 * return the latest refund.
 */
export function applyAftermath(payment: Payment, action: AftermathAction, moment: Moment): Step {
  const { charge, dispute } = payment;
  if (action === 'fail-refund') return failRefund(payment);
  const inquiry = dispute?.status === 'warning_needs_response' ? dispute : undefined;
  if (inquiry && action === 'win') return closeDispute(payment, inquiry, 'warning_closed', moment);
  if (inquiry && action === 'dispute') return escalate(payment, inquiry, moment);
  if (action === 'dispute' || action === 'inquire') {
    if (!charge || charge.refunded || charge.disputed) return { refused: 'not_paid' };
    return openDispute(payment, charge, action, moment);
  }
  if (dispute?.status !== 'needs_response') return { refused: 'not_disputed' };
  return closeDispute(payment, dispute, action === 'win' ? 'won' : 'lost', moment);
}

function escalate(payment: Payment, inquiry: Dispute, moment: Moment): Step {
  const dispute = withdrawFunds(inquiry, moment);
  const types = ['charge.dispute.updated', 'charge.dispute.funds_withdrawn'] as const;
  return { payment: { ...payment, dispute }, events: types.map((type) => ({ type, object: dispute })) };
}

function openDispute(payment: Payment, charge: Charge, action: 'dispute' | 'inquire', moment: Moment): Step {
  const { amount, currency } = charge;
  const inquiry: Dispute = {
    id: moment.newId('du'),
    object: 'dispute',
    amount,
    balance_transactions: [],
    charge: charge.id,
    created: moment.at,
    currency,
    is_charge_refundable: true,
    livemode: false,
    metadata: {},
    payment_intent: charge.payment_intent,
    reason: 'fraudulent',
    status: 'warning_needs_response',
  };
  const dispute = action === 'inquire' ? inquiry : withdrawFunds(inquiry, moment);
  return {
    payment: { ...payment, dispute, charge: { ...charge, disputed: true } },
    events: [{ type: 'charge.dispute.created', object: dispute }],
  };
}

/** An inquiry withdraws nothing; a dispute withdraws its money and a fee. */
function withdrawFunds(inquiry: Dispute, moment: Moment): Dispute {
  const { id: source, amount, currency } = inquiry;
  const movement = { amount: -amount, currency, fee: DISPUTE_FEE, source, type: 'adjustment' };
  const booked = [createBalanceTransaction(movement, moment)];
  return { ...inquiry, balance_transactions: booked, is_charge_refundable: false, status: 'needs_response' };
}

/** Winning a dispute returns the money, but not the fee. */
function closeDispute(
  payment: Payment,
  open: Dispute,
  status: 'won' | 'lost' | 'warning_closed',
  moment: Moment,
): Step {
  const { id: source, amount, currency, balance_transactions: before } = open;
  const movement = { amount, currency, fee: 0, source, type: 'adjustment' };
  const returned = status === 'won' ? [createBalanceTransaction(movement, moment)] : [];
  const dispute: Dispute = { ...open, balance_transactions: [...before, ...returned], status };
  return { payment: { ...payment, dispute }, events: [{ type: 'charge.dispute.closed', object: dispute }] };
}

/** The money returns to the seller's balance: https://docs.stripe.com/refunds#failed-refunds */
function failRefund(payment: Payment): Step {
  const { charge, refunds } = payment;
  const latest = refunds.at(-1);
  if (!charge || latest?.status !== 'succeeded') return { refused: 'not_refunded' };
  const failed: Refund = { ...latest, status: 'failed', failure_reason: 'lost_or_stolen_card' };
  const amountRefunded = charge.amount_refunded - failed.amount;
  return {
    payment: {
      ...payment,
      charge: { ...charge, amount_refunded: amountRefunded, refunded: false },
      refunds: [...refunds.slice(0, -1), failed],
    },
    events: [
      { type: 'refund.updated', object: failed },
      { type: 'refund.failed', object: failed },
    ],
  };
}
