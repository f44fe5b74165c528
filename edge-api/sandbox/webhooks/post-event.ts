import { hmacSha256 } from '#api/platform/digest.ts';
import type { StripeEvent } from '../stripe/types.ts';

/** One attempt to deliver; `status` is null without an answer, and `error` says why. */
export type Attempt = {
  event: string;
  type: string;
  attempt: number;
  status: number | null;
  error?: string;
  at: string;
};

export type Endpoint = { url: string; secret: string; now: () => Date; send?: typeof fetch };

const RESPONSE_TIMEOUT_MS = 20_000;

/** Signs an event and posts it once; never throws. `stopSignal` aborts a running attempt. */
export async function postEvent(
  { url, secret, now, send = fetch }: Endpoint,
  event: StripeEvent,
  attempt: number,
  stopSignal: AbortSignal,
): Promise<Attempt> {
  const at = now();
  const record: Attempt = { event: event.id, type: event.type, attempt, status: null, at: at.toISOString() };
  const body = JSON.stringify(event, null, 2);
  try {
    const response = await send(url, {
      method: 'POST',
      headers: {
        'Content-Type': 'application/json; charset=utf-8',
        'Stripe-Signature': signPayload(body, secret, Math.floor(at.getTime() / 1000)),
        'User-Agent': 'Stripe/1.0 (sandbox)',
      },
      body,
      redirect: 'manual',
      signal: AbortSignal.any([stopSignal, AbortSignal.timeout(RESPONSE_TIMEOUT_MS)]),
    });
    await response.body?.cancel();
    return { ...record, status: response.status };
  } catch (error) {
    return { ...record, error: describeFailure(error) };
  }
}

/** Returns whether the endpoint answered with a 2xx; to Stripe, anything else is a failure, redirects included. */
export function isAcknowledged({ status }: Attempt): boolean {
  return status !== null && status >= 200 && status < 300;
}

/** Returns the `Stripe-Signature` header: https://docs.stripe.com/webhooks#verify-manually */
function signPayload(body: string, secret: string, timestamp: number): string {
  const signature = hmacSha256(secret, `${timestamp}.${body}`);
  return `t=${timestamp},v1=${signature}`;
}

function describeFailure(error: unknown): string {
  if (!(error instanceof Error)) return String(error);
  return error.cause instanceof Error ? `${error.message}: ${error.cause.message}` : error.message;
}
