import type { EmbedPayment } from '#api/embeds/contract.ts';
import type { SubscribeCalls } from '../subscribe/api.ts';
import type { Host } from './loader-channel.ts';

/**
 * The flow's calls from the frame. The session is a token that lives in this closure: no cookie is sent or kept, so
 * nothing depends on what a browser thinks of another site's cookies.
 */
export function createCalls(host: () => Host | undefined): SubscribeCalls {
  let token: string | undefined;

  return {
    auth: async (input) => {
      const answer = await post('/api/campaign-subscribe/auth', { ...input, embed: true });
      const body: unknown = await answer.json();
      const issuedToken = body instanceof Object && 'token' in body ? body.token : undefined;
      if (typeof issuedToken === 'string') token = issuedToken;
      return { ok: answer.ok, status: answer.status, json: () => Promise.resolve(body) };
    },
    subscribe: (input) => {
      const hostPage = host();
      const embed = hostPage && { origin: hostPage.origin, ...(hostPage.page && { page: hostPage.page }) };
      return post('/api/campaign-subscribe', { ...input, embed }, token);
    },
    logOut: () => {
      const endedToken = token;
      token = undefined;
      return post('/api/users/logout', {}, endedToken);
    },
  };
}

/** What became of the payment that a ticket stands for; undefined when nobody answers, `unknown` when it is over. */
export async function readPayment(
  ticket: string,
  ask: boolean,
): Promise<EmbedPayment['paymentStatus'] | 'unknown' | undefined> {
  try {
    const answer = await post('/api/embed/payment', { ticket, ask });
    if (answer.status === 404) return 'unknown';
    const body: unknown = await answer.json();
    return STATUSES.find(
      (status) => body instanceof Object && 'paymentStatus' in body && body.paymentStatus === status,
    );
  } catch {
    return undefined;
  }
}

const STATUSES = ['pending', 'processing', 'paid', 'failed', 'refunded'] as const;

function post(path: string, body: unknown, token?: string): Promise<Response> {
  return fetch(path, {
    method: 'POST',
    credentials: 'omit',
    headers: { 'content-type': 'application/json', ...(token && { authorization: `Bearer ${token}` }) },
    body: JSON.stringify(body),
  });
}
