import type { EmbedPayment } from '#api/embeds/contract.ts';
import type { SubscribeAuthResult } from '#api/subscriptions/contract.ts';
import { callEndpoint, type Outcome } from '../client/outcome.ts';
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
      const path = '/api/campaign-subscribe/auth';
      const outcome = await post<SubscribeAuthResult>(path, { ...input, embed: true });
      if (outcome.kind === 'done' && 'token' in outcome.value) token = outcome.value.token;
      return outcome;
    },
    mailCode: (input) => post('/api/auth/request-login-link', input),
    subscribe: (input) => {
      const hostPage = host();
      const embed = hostPage && { origin: hostPage.origin, ...(hostPage.page && { page: hostPage.page }) };
      return post('/api/campaign-subscribe', { ...input, embed });
    },
    readOwn: (campaignId) => call(`/api/campaign-submissions/by-campaign/${encodeURIComponent(campaignId)}`),
    logOut: async () => {
      const outcome = await post('/api/users/logout', {});
      token = undefined;
      return outcome;
    },
  };
}

export type TicketStatus = EmbedPayment['paymentStatus'] | 'unknown';

/** Reads the payment of a ticket, `unknown` if the ticket has expired; with `ask`, the provider is asked first. */
export async function readPayment(ticket: string, ask: boolean): Promise<Outcome<TicketStatus>> {
  const outcome = await post<EmbedPayment>('/api/embed/payment', { ticket, ask });
  if (outcome.kind === 'done') return { kind: 'done', value: outcome.value.paymentStatus };
  return outcome.status === 404 ? { kind: 'done', value: 'unknown' } : outcome;
}

function post<T>(path: string, body: unknown): Promise<Outcome<T>> {
  const headers = { 'content-type': 'application/json' };
  return call(path, { method: 'POST', headers, body: JSON.stringify(body) });
}

function call<T>(path: string, init?: RequestInit): Promise<Outcome<T>> {
  return callEndpoint<T>(() => send(path, init));
}
