import { TICKET_NAME } from '#api/embeds/rules.ts';
import type { PaymentStatus } from '#api/submissions/rules.ts';
import type { Submission } from '#api/subscriptions/contract.ts';
import type { Failure, Outcome } from '#widget/client/outcome.ts';
import { readStored, writeStored } from '#widget/client/storage.ts';
import { api } from '../accounts/api.ts';

/** A payment; without its submission for a visitor who has a ticket instead of a session. */
export type Payment = { readonly paymentStatus: PaymentStatus; readonly submission?: Submission };

/** Reads the payment of one of the caller's own submissions; for another person's, the API responds with 404. */
export async function readPayment(id: string | null, signal: AbortSignal): Promise<Outcome<Payment>> {
  const ticket = takeTicket(id);
  const outcome = await api['campaign-submissions'][':id'].$get(
    { param: { id: encodeURIComponent(id ?? '-') } },
    { init: { signal } },
  );
  if (outcome.kind === 'unauthenticated') return readByTicket(ticket, outcome);
  if (outcome.kind !== 'done') return outcome;
  const { submission } = outcome.value;
  return { kind: 'done', value: { paymentStatus: submission.paymentStatus, submission } };
}

/** Returns the ticket of a visitor who paid on a partner's page; moves it from the address to this tab's storage. */
function takeTicket(id: string | null): string | undefined {
  const key = `ph-ticket-${id}`;
  const { hash, pathname, search } = window.location;
  const brought = new URLSearchParams(hash.slice(1)).get(TICKET_NAME);
  if (brought === null) return readStored('session', key);
  if (writeStored('session', key, brought)) history.replaceState(history.state, '', pathname + search);
  return brought;
}

async function readByTicket(ticket: string | undefined, withoutSession: Failure): Promise<Outcome<Payment>> {
  if (ticket === undefined) return withoutSession;
  const outcome = await api.embed.payment.$post({ json: { ticket, ask: true } });
  return outcome.kind !== 'done' && outcome.status === 404 ? withoutSession : outcome;
}

/**
 * Has the server ask the provider about the caller's open payments; failures are only logged (RULES.md, "Sentences").
 */
export async function verifyPayments(): Promise<void> {
  const outcome = await api['campaign-submissions']['verify-all-pending'].$post();
  if (outcome.kind !== 'done') console.warn('Payments could not be verified', outcome);
}
