import type { checkouts } from '#api/payments/table.ts';
import { createStateWriter, loadState } from '../state/state-file.ts';
import { putPayment } from '../state/state.ts';
import { type Action, applyAction } from '../stripe/checkout-session.ts';
import { CreateRefund, CreateSession } from '../stripe/params.ts';
import type { Payment } from '../stripe/payment.ts';
import { refund } from '../stripe/refund.ts';
import { createSandboxCheckout } from '../stripe/session-object.ts';
import { demoProviderId } from './demo-id.ts';

type CheckoutRow = typeof checkouts.$inferInsert;

/** What the provider was told about a checkout besides its ledger row, as the payments room tells it. */
export type Told = {
  readonly campaign: { readonly id: string; readonly name: string };
  readonly email: string;
  readonly locale: string;
  /** The campaign's page. */
  readonly page: string;
};

/** Lets the sandbox know the demo's checkouts, as if it had opened them itself; other payments stay. */
export function writeSandboxState(path: string, payments: readonly Payment[]): void {
  const state = loadState(path);
  for (const payment of payments) putPayment(state, payment);
  const writer = createStateWriter(path, state);
  writer.changed();
  writer.flush();
}

/** The sandbox's side of a ledger row, brought to the row's state by the sandbox's own rules. */
export function paymentOf(checkout: CheckoutRow, told: Told): Payment {
  const { submissionId, state } = checkout;
  const moment = {
    at: secondsOf(checkout.paidAt ?? checkout.createdAt),
    newId: (prefix: string) => demoProviderId(prefix === 'cs_test' ? 'cs' : prefix, submissionId),
  };
  const origin = new URL(checkout.url).origin;
  const opened = createSandboxCheckout(paramsOf(checkout, told), origin, {
    ...moment,
    at: secondsOf(checkout.createdAt),
  });
  const acted = act(opened, ACTION_OF[state ?? 'open'], moment);
  if (state !== 'refunded') return acted;
  const at = secondsOf(checkout.refundedAt ?? checkout.createdAt);
  return refund(acted, CreateRefund.parse({}), { ...moment, at }).payment;
}

const ACTION_OF: Readonly<Record<NonNullable<CheckoutRow['state']>, Action | undefined>> = {
  open: undefined,
  processing: 'transfer',
  failed: 'expire',
  paid: 'ideal',
  refunded: 'pay',
};

function act(
  payment: Payment,
  action: Action | undefined,
  moment: Parameters<typeof applyAction>[2],
): Payment {
  if (!action) return payment;
  const step = applyAction(payment, action, moment);
  if (step.refused) throw new Error(`The sandbox refuses ${action} for a demo checkout: ${step.refused}`);
  return step.payment;
}

function paramsOf(checkout: CheckoutRow, told: Told): CreateSession {
  const metadata = {
    submissionId: checkout.submissionId,
    campaignId: told.campaign.id,
    attempt: String(checkout.attempt),
  };
  return CreateSession.parse({
    mode: 'payment',
    line_items: [
      {
        price_data: {
          currency: checkout.currency,
          unit_amount: String(checkout.amountCents),
          product_data: { name: told.campaign.name },
        },
        quantity: '1',
      },
    ],
    success_url: `${told.page}/thanks?submission=${checkout.submissionId}`,
    cancel_url: `${told.page}?payment=cancelled`,
    client_reference_id: checkout.submissionId,
    customer_email: told.email,
    locale: told.locale,
    metadata,
    payment_intent_data: { metadata, receipt_email: told.email },
    expires_at: String(secondsOf(checkout.expiresAt)),
  });
}

function secondsOf(instant: Date): number {
  return Math.floor(instant.getTime() / 1000);
}
