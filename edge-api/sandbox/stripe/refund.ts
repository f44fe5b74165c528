import { createBalanceTransaction } from './balance-transaction.ts';
import empty from './empty-objects.json' with { type: 'json' };
import { invalidRequest } from './errors.ts';
import type { Moment, Payment } from './payment.ts';
import type { Charge, EventDraft, Refund } from './types.ts';

/**
 * Refunds a paid charge, fully or in part (`asked` in minor units; by default what is left).
 * @throws StripeError 400 when nothing was charged, all is refunded already, or the amount exceeds what is left.
 */
export function refund(
  payment: Payment,
  asked: number | undefined,
  moment: Moment,
): { payment: Payment; refund: Refund; events: EventDraft[] } {
  const { charge } = payment;
  if (!charge) {
    const id = payment.intent?.id ?? '';
    throw invalidRequest(`This PaymentIntent (${id}) does not have a successful charge to refund.`, {
      param: 'payment_intent',
    });
  }
  if (charge.refunded) {
    throw invalidRequest(`Charge ${charge.id} has already been refunded.`, {
      code: 'charge_already_refunded',
    });
  }
  if (payment.dispute && !payment.dispute.is_charge_refundable && payment.dispute.status !== 'won') {
    throw invalidRequest(`Charge ${charge.id} has been charged back; cannot issue a refund.`, {
      code: 'charge_disputed',
    });
  }
  const refundable = charge.amount - charge.amount_refunded;
  const amount = asked ?? refundable;
  if (amount > refundable) {
    throw invalidRequest(
      `Refund amount (${amount}) is greater than unrefunded amount on charge (${refundable}).`,
      { param: 'amount' },
    );
  }
  const createdRefund = toRefund(charge, amount, moment);
  const refundedCharge: Charge = {
    ...charge,
    amount_refunded: charge.amount_refunded + amount,
    refunded: amount === refundable,
  };
  return {
    payment: { ...payment, charge: refundedCharge, refunds: [...payment.refunds, createdRefund] },
    refund: createdRefund,
    events: [
      { type: 'charge.refunded', object: refundedCharge },
      { type: 'refund.created', object: createdRefund },
    ],
  };
}

/** Stripe keeps the charge’s fee, and charges none for the refund: https://docs.stripe.com/refunds */
function toRefund(charge: Charge, amount: number, moment: Moment): Refund {
  const id = moment.newId('re');
  const movement = { amount: -amount, currency: charge.currency, fee: 0, source: id, type: 'refund' };
  return {
    ...empty.refund,
    id,
    object: 'refund',
    amount,
    balance_transaction: createBalanceTransaction(movement, moment).id,
    charge: charge.id,
    created: moment.at,
    currency: charge.currency,
    payment_intent: charge.payment_intent,
    payment_method: charge.payment_method,
    status: 'succeeded',
  };
}
