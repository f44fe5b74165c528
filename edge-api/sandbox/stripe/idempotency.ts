import { DAY_MS, SECOND_MS } from '#api/platform/rules.ts';
import { invalidRequest, keyInUse, keyReused } from './errors.ts';

/** Stripe forgets keys after at least 24 hours: https://docs.stripe.com/api/idempotent_requests */
export const KEY_TTL_S = DAY_MS / SECOND_MS;
const KEY_MAX = 255;
/** Maximum number of stored responses of a few kB each; a day's worth would be too many at hundreds a minute. */
export const MAX_KEYS = 10_000;

/** The response to the first request with a key; without status and body, that request is still running. */
export type StoredResponse = { fingerprint: string; at: number; status?: number; body?: string };
export type StoredResponses = Map<string, StoredResponse>;

/**
 * Claims `key` for a request, or returns the response that an earlier request with it got.
 * @throws StripeError 400 for a key used with other parameters, 409 while the first request still runs.
 */
export function claimKey(
  responses: StoredResponses,
  key: string,
  fingerprint: string,
  at: number,
): StoredResponse | undefined {
  if (key.length > KEY_MAX) throw invalidRequest(`Idempotency keys can have up to ${KEY_MAX} characters.`);
  const existing = responses.get(key);
  if (!existing || existing.at + KEY_TTL_S <= at) {
    responses.set(key, { fingerprint, at });
    return undefined;
  }
  if (existing.fingerprint !== fingerprint) throw keyReused(key);
  if (existing.status === undefined) throw keyInUse(key);
  return existing;
}

/** Stores the response for later requests with this key; like Stripe, it does not store parameter errors. */
export function storeResponse(responses: StoredResponses, key: string, status: number, body: string): void {
  const claim = responses.get(key);
  if (!claim) return;
  if (status === 400 || status >= 500) responses.delete(key);
  else responses.set(key, { ...claim, status, body });
}

/** Removes expired keys, and the oldest completed ones if there are too many. */
export function pruneKeys(responses: StoredResponses, at: number): void {
  for (const [key, response] of responses) {
    const isSpare = responses.size > MAX_KEYS && response.status !== undefined;
    if (isSpare || response.at + KEY_TTL_S <= at) responses.delete(key);
  }
}
