import type { EmbedPayment } from '#api/embeds/contract.ts';
import { isRecord } from '#api/platform/rules.ts';
import { callEndpoint, type ApiResponse, type Outcome } from '../client/outcome.ts';
import { createSend } from '../client/send.ts';
import type { SubscribeCalls } from '../subscribe/api.ts';
import type { Host } from './loader-channel.ts';

/** The session is a token in this module, not a cookie, so browsers' rules for third-party cookies do not apply. */
let token: string | undefined;
// The typed client would exceed the budget of the frame's script.
const send = createSend({ credentials: 'omit', getToken: () => token });

/** Returns the flow's calls, as made from the frame. */
export function createCalls(host: () => Host | undefined): SubscribeCalls {
  return {
    auth: async (input) => {
      const response = await post('/api/campaign-subscribe/auth', { ...input, embed: true });
      const body: unknown = await response.clone().json();
      if (isRecord(body) && typeof body['token'] === 'string') token = body['token'];
      return response;
    },
    mailCode: (input) => post('/api/auth/request-login-link', input),
    subscribe: (input) => {
      const hostPage = host();
      const embed = hostPage && { origin: hostPage.origin, ...(hostPage.page && { page: hostPage.page }) };
      return post('/api/campaign-subscribe', { ...input, embed });
    },
    readOwn: (campaignId) => send(`/api/campaign-submissions/by-campaign/${encodeURIComponent(campaignId)}`),
    logOut: async () => {
      try {
        return await post('/api/users/logout', {});
      } finally {
        token = undefined;
      }
    },
  };
}

export type TicketStatus = EmbedPayment['paymentStatus'] | 'unknown';

/** Reads the payment of a ticket, `unknown` if the ticket has expired; with `ask`, the provider is asked first. */
export async function readPayment(ticket: string, ask: boolean): Promise<Outcome<TicketStatus>> {
  const outcome = await callEndpoint<ApiResponse<EmbedPayment>>(() =>
    post('/api/embed/payment', { ticket, ask }),
  );
  if (outcome.kind === 'done') return { kind: 'done', value: outcome.value.paymentStatus };
  return outcome.status === 404 ? { kind: 'done', value: 'unknown' } : outcome;
}

function post(path: string, body: unknown): Promise<Response> {
  return send(path, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(body),
  });
}
