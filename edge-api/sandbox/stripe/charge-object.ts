import { sha256 } from '#api/platform/digest.ts';
import { createBalanceTransaction, getChargeFee } from './balance-transaction.ts';
import empty from './empty-objects.json' with { type: 'json' };
import { getWay, type WayName } from './methods.ts';
import type { BalanceTransaction, Charge, ChargeMethod, PaymentIntent } from './types.ts';
import type { Moment, Payment } from './payment.ts';

/** Creates the successful charge of `intent`, with its movement and a receipt that opens in the sandbox. */
export function createCharge(
  payment: Payment,
  intent: PaymentIntent,
  way: WayName,
  moment: Moment,
): { charge: Charge; transaction: BalanceTransaction } {
  const id = moment.newId('ch');
  const { method } = getWay(way);
  const { amount, currency } = intent;
  const fee = getChargeFee(amount, method);
  const movement = { amount, currency, fee, source: id, type: 'charge' };
  const transaction = createBalanceTransaction(movement, moment);
  const charge: Charge = {
    ...empty.charge,
    id,
    object: 'charge',
    amount: intent.amount,
    amount_captured: intent.amount,
    balance_transaction: transaction.id,
    billing_details: {
      address: null,
      email: payment.session.customer_email,
      name: null,
      phone: null,
      tax_id: null,
    },
    calculated_statement_descriptor: `POWERHOUR* ${payment.intentDraft.descriptorSuffix ?? ''}`.trim(),
    captured: true,
    created: moment.at,
    currency: intent.currency,
    metadata: intent.metadata,
    outcome: empty.chargeOutcome,
    paid: true,
    payment_intent: intent.id,
    payment_method: typeof intent.payment_method === 'string' ? intent.payment_method : null,
    payment_method_details: toMethodDetails(way, payment.account || payment.session.customer_email || id),
    receipt_number: toReceiptNumber(id),
    receipt_url: `${payment.origin}/receipts/${id}`,
    status: 'succeeded',
  };
  return { charge, transaction };
}

function toReceiptNumber(id: string): string {
  const digits = Array.from(Buffer.from(id.slice(-8)), (byte) => byte % 10).join('');
  return `${digits.slice(0, 4)}-${digits.slice(4)}`;
}

/** Returns Stripe's best known test card, or a bank; `account` distinguishes it from others. */
function toMethodDetails(way: WayName, account: string): ChargeMethod {
  const fingerprint = sha256(account).slice(0, 16);
  const { method, wallet } = getWay(way);
  switch (method) {
    case 'customer_balance':
      return { type: method, customer_balance: {} };
    case 'ideal': {
      const bank = { bank: 'rabobank', bic: 'RABONL2U', verified_name: fingerprint } as const;
      return { type: method, ideal: { ...empty.ideal, ...bank } };
    }
    case 'bancontact':
      return {
        type: method,
        bancontact: { ...empty.bancontact, preferred_language: 'nl', verified_name: fingerprint },
      };
    case 'sepa_debit':
      return { type: method, sepa_debit: { ...empty.sepaDebit, fingerprint } };
    case 'paypal':
      return { type: method, paypal: { ...empty.paypal, payer_id: fingerprint } };
    case 'card': {
      const held = wallet ? { type: wallet, [wallet]: {}, dynamic_last4: null } : null;
      const card = { ...empty.card, fingerprint, regulated_status: 'unregulated', wallet: held } as const;
      return { type: method, card };
    }
  }
}

/** Returns the payment's intent; the first attempt to pay creates it, later ones reuse it. */
export function getOrCreateIntent({ intent, intentDraft, session }: Payment, moment: Moment): PaymentIntent {
  if (intent) return intent;
  return {
    ...empty.intent,
    id: moment.newId('pi'),
    object: 'payment_intent',
    allowed_payment_method_types: session.allowed_payment_method_types,
    amount: session.amount_total ?? 0,
    capture_method: 'automatic_async',
    confirmation_method: 'automatic',
    created: moment.at,
    currency: session.currency ?? 'eur',
    metadata: intentDraft.metadata,
    payment_method_types: session.payment_method_types,
    status: 'requires_payment_method',
  };
}
