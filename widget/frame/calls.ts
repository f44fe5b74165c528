import { PAYMENT_STATUSES, type PaymentStatus } from '#api/submissions/rules.ts';
import { callEndpoint, toFailure, type ApiResponse, type Outcome } from '../client/outcome.ts';
import { createSend } from '../client/send.ts';
import type { SubscribeCalls } from '../subscribe/api.ts';
import type { Host } from './loader-channel.ts';

/** The session is a token in this module: no cookie is sent or kept, whatever a browser does with third-party ones. */
let token: string | undefined;
// Not the typed client: with it the frame's script would exceed its budget.
const send = createSend({ credentials: 'omit', getToken: () => token });

/** Returns the flow's calls from the frame. */
export function createCalls(host: () => Host | undefined): SubscribeCalls {
  return {
    auth: async (input) => {
      const response = await post('/api/campaign-subscribe/auth', { ...input, embed: true });
      const body = await response.json();
      if (body instanceof Object && 'token' in body && typeof body.token === 'string') token = body.token;
      return { ok: response.ok, status: response.status, json: () => Promise.resolve(body) };
    },
    subscribe: (input) => {
      const hostPage = host();
      const embed = hostPage && { origin: hostPage.origin, ...(hostPage.page && { page: hostPage.page }) };
      return post('/api/campaign-subscribe', { ...input, embed });
    },
    logOut: async () => {
      try {
        return await post('/api/users/logout', {});
      } finally {
        token = undefined;
      }
    },
  };
}

export type TicketStatus = PaymentStatus | 'unknown';

/** Reads the payment that a ticket stands for, `unknown` when the ticket has expired; `ask` asks the provider first. */
export async function readPayment(ticket: string, ask: boolean): Promise<Outcome<TicketStatus>> {
  const outcome = await callEndpoint(() => post('/api/embed/payment', { ticket, ask }));
  if (outcome.kind !== 'done') return outcome.status === 404 ? { kind: 'done', value: 'unknown' } : outcome;
  const body = outcome.value;
  const value = PAYMENT_STATUSES.find(
    (status) => body instanceof Object && 'paymentStatus' in body && body.paymentStatus === status,
  );
  return value === undefined ? toFailure(200, body) : { kind: 'done', value };
}

function post(path: string, body: unknown): Promise<ApiResponse> {
  return send(path, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(body),
  });
}
