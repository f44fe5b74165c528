import { hasOpenDispute } from '#api/payments/ledger-rules.ts';
import type { checkouts } from '#api/payments/table.ts';
import { createStateWriter, loadState } from '../state/state-file.ts';
import { putPayment } from '../state/state.ts';
import { type Action, applyAction } from '../stripe/checkout-session.ts';
import { CreateSession } from '../stripe/params.ts';
import type { Payment } from '../stripe/payment.ts';
import { refund } from '../stripe/refund.ts';
import { createSandboxCheckout } from '../stripe/session-object.ts';
import { demoProviderId } from './demo-id.ts';
import type { planTransfers } from './plan/plan-transfers.ts';

type CheckoutRow = typeof checkouts.$inferInsert;

/** What the payments module sends to the provider about a checkout, in addition to its ledger row. */
type CheckoutContext = {
  readonly campaign: { readonly id: string; readonly name: string };
  readonly email: string;
  readonly locale: string;
  /** The campaign's page. */
  readonly page: string;
};

type SandboxPlan = {
  readonly payments: readonly Payment[];
  readonly money: ReturnType<typeof planTransfers>;
};

/** Adds the demo's checkouts and transfers to the sandbox's state as if the sandbox had created them; others stay. */
export function writeSandboxState(path: string, { payments, money }: SandboxPlan): void {
  const state = loadState(path);
  for (const payment of payments) putPayment(state, payment);
  for (const account of money.provider.accounts) state.accounts.set(account.id, account);
  for (const transfer of money.provider.transfers) {
    state.transfers.set(transfer.id, transfer);
    state.platform.cents -= transfer.amount;
  }
  const writer = createStateWriter(path, state);
  writer.changed();
  writer.flush();
}

/** Returns the sandbox's side of a ledger row, brought to the row's state by the sandbox's own rules. */
export function toPayment(checkout: CheckoutRow, context: CheckoutContext): Payment {
  const { submissionId, state } = checkout;
  let movements = 0;
  const moment = {
    at: toSeconds(checkout.paidAt ?? checkout.createdAt),
    newId: (prefix: string) => {
      if (prefix === 'cs_test') return demoProviderId('cs', submissionId);
      return demoProviderId(prefix, prefix === 'txn' ? `${submissionId} ${(movements += 1)}` : submissionId);
    },
  };
  const origin = new URL(checkout.url).origin;
  const opened = createSandboxCheckout(toSessionParams(checkout, context), origin, {
    ...moment,
    at: toSeconds(checkout.createdAt),
  });
  const settled = act(opened, ACTIONS[state ?? 'open'], moment);
  if (checkout.disputes && hasOpenDispute(checkout.disputes)) return act(settled, 'dispute', moment);
  if (state !== 'refunded') return settled;
  const at = toSeconds(checkout.refundedAt ?? checkout.createdAt);
  return refund(settled, undefined, { ...moment, at }).payment;
}

const ACTIONS: Readonly<Record<NonNullable<CheckoutRow['state']>, Action | undefined>> = {
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

function toSessionParams(checkout: CheckoutRow, context: CheckoutContext): CreateSession {
  const metadata = {
    submissionId: checkout.submissionId,
    campaignId: context.campaign.id,
    attempt: String(checkout.attempt),
  };
  return CreateSession.parse({
    mode: 'payment',
    line_items: [
      {
        price_data: {
          currency: checkout.currency,
          unit_amount: String(checkout.amountCents),
          product_data: { name: context.campaign.name },
        },
        quantity: '1',
      },
    ],
    success_url: `${context.page}/thanks?submission=${checkout.submissionId}`,
    cancel_url: `${context.page}?payment=cancelled`,
    client_reference_id: checkout.submissionId,
    customer_email: context.email,
    locale: context.locale,
    metadata,
    payment_intent_data: { metadata },
    expires_at: String(toSeconds(checkout.expiresAt)),
  });
}

function toSeconds(instant: Date): number {
  return Math.floor(instant.getTime() / 1000);
}
