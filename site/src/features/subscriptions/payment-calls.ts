import { TICKET_NAME } from '#api/embeds/rules.ts';
import { api } from '../accounts/api.ts';
import { callEndpoint, type Outcome } from '../accounts/call-endpoint.ts';
import type { PaymentLookup } from './payment-view.ts';

/** Looks for one of the caller's own submissions; anybody else's is as unknown as none. */
export async function readPayment(submissionId: string | null): Promise<PaymentLookup> {
  const outcome = await callEndpoint(() =>
    api.api['campaign-submissions']['user-submissions'].$get({ query: {} }, { init: { cache: 'no-store' } }),
  );
  if (outcome.kind === 'refused' && outcome.status === 401) return readByTicket();
  if (outcome.kind !== 'done') return { kind: 'unreachable' };
  const submission = outcome.value.submissions.find(({ id }) => id === submissionId);
  return submission ? { kind: 'found', submission } : { kind: 'unknown' };
}

/** Whoever paid from a partner's page has no session here, but a ticket in the address (embeds/lead-back.ts). */
async function readByTicket(): Promise<PaymentLookup> {
  const ticket = new URLSearchParams(window.location.hash.slice(1)).get(TICKET_NAME);
  if (ticket === null) return { kind: 'signedOut' };
  const outcome = await callEndpoint(() => api.api.embed.payment.$post({ json: { ticket, ask: true } }));
  if (outcome.kind === 'done') return { kind: 'told', paymentStatus: outcome.value.paymentStatus };
  return { kind: outcome.kind === 'refused' && outcome.status === 404 ? 'signedOut' : 'unreachable' };
}

/** Lets the server ask the provider about the caller's open payments; failures are only logged (specification §8). */
export async function verifyPayments(): Promise<void> {
  const outcome = await callEndpoint(() => api.api['campaign-submissions']['verify-all-pending'].$post());
  if (outcome.kind !== 'done') console.warn('Payments could not be verified', outcome);
}

/** Asks for a checkout of a submission that is not paid (specification §7, campaign-subscribe/retry). */
export function retryPayment(submissionId: string): Promise<Outcome<{ readonly url: string }>> {
  return callEndpoint(() => api.api['campaign-subscribe'].retry.$post({ json: { submissionId } }));
}
