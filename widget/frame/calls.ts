import type { EmbedPayment } from '../../edge-api/embeds/contract.ts';
import type { SubscribeCalls } from '../subscribe/api.ts';
import type { Host } from './talk.ts';

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
      const given = body instanceof Object && 'token' in body ? body.token : undefined;
      if (typeof given === 'string') token = given;
      return { ok: answer.ok, status: answer.status, json: () => Promise.resolve(body) };
    },
    subscribe: (input) => {
      const around = host();
      const embed = around && { origin: around.origin, ...(around.page && { page: around.page }) };
      return post('/api/campaign-subscribe', { ...input, embed }, token);
    },
    logOut: () => {
      const ending = token;
      token = undefined;
      return post('/api/users/logout', {}, ending);
    },
  };
}

/** What a ticket tells: no status when nobody answers, `unknown` when it is over; an answer when it is given back. */
export type Reading = {
  readonly status: EmbedPayment['paymentStatus'] | 'unknown' | undefined;
  readonly answer?: string;
};

/** What became of the payment that a ticket stands for. The first look of a visit asks the provider too. */
export async function readPayment(ticket: string, isFirst: boolean): Promise<Reading> {
  try {
    const reply = await post('/api/embed/payment', { ticket, ask: isFirst });
    if (reply.status === 404) return { status: 'unknown' };
    const body: unknown = await reply.json();
    if (!(body instanceof Object) || !('paymentStatus' in body)) return { status: undefined };
    const answer = 'answer' in body && typeof body.answer === 'string' ? body.answer : undefined;
    return {
      status: STATUSES.find((status) => body.paymentStatus === status),
      ...(answer !== undefined && { answer }),
    };
  } catch {
    return { status: undefined };
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
