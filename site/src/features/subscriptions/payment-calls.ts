import { TICKET_NAME } from '#api/embeds/rules.ts';
import type { PaymentStatus } from '#api/submissions/rules.ts';
import type { Submission } from '#api/subscriptions/contract.ts';
import { callEndpoint, type Failure, type Outcome } from '#widget/client/outcome.ts';
import { api } from '../accounts/api.ts';

/** A payment; without its submission for a visitor who brought a ticket instead of a session. */
export type Payment = { readonly paymentStatus: PaymentStatus; readonly submission?: Submission };

/** Reads the payment of one of the caller's own submissions; another person's is a 404. */
export async function readPayment(id: string | null, signal: AbortSignal): Promise<Outcome<Payment>> {
  const outcome = await callEndpoint(() =>
    api['campaign-submissions'][':id'].$get(
      { param: { id: encodeURIComponent(id ?? '-') } },
      { init: { cache: 'no-store', signal } },
    ),
  );
  if (outcome.kind === 'unauthenticated') return readByTicket(outcome);
  if (outcome.kind !== 'done') return outcome;
  const { submission } = outcome.value;
  return { kind: 'done', value: { paymentStatus: submission.paymentStatus, submission } };
}

/** Reads the payment by the ticket in the address of a visitor who paid from a partner's page. */
async function readByTicket(withoutSession: Failure): Promise<Outcome<Payment>> {
  const ticket = new URLSearchParams(window.location.hash.slice(1)).get(TICKET_NAME);
  if (ticket === null) return withoutSession;
  const outcome = await callEndpoint(() => api.embed.payment.$post({ json: { ticket, ask: true } }));
  return outcome.kind !== 'done' && outcome.status === 404 ? withoutSession : outcome;
}

/**
 * Lets the server ask the provider about the caller's open payments; failures are only logged (RULES.md, "Sentences").
 */
export async function verifyPayments(): Promise<void> {
  const outcome = await callEndpoint(() => api['campaign-submissions']['verify-all-pending'].$post());
  if (outcome.kind !== 'done') console.warn('Payments could not be verified', outcome);
}
