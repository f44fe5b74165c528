import { invalidRequest, keyInUse, keyReused } from './errors.ts';

/** Stripe forgets keys after at least 24 hours: https://docs.stripe.com/api/idempotent_requests */
export const KEY_LIFE_S = 24 * 60 * 60;
const KEY_MAX = 255;

/** What was answered to the first request with a key; without status and body it is still being worked on. */
export type KeptAnswer = { fingerprint: string; at: number; status?: number; body?: string };
export type KeptAnswers = Map<string, KeptAnswer>;

/**
 * Takes `key` for a request, or finds the answer that it already got.
 * @throws StripeError 400 for a key that was used with other parameters, 409 while the first request still runs.
 */
export function claimKey(
  kept: KeptAnswers,
  key: string,
  fingerprint: string,
  at: number,
): KeptAnswer | undefined {
  if (key.length > KEY_MAX) throw invalidRequest(`Idempotency keys can have up to ${KEY_MAX} characters.`);
  const known = kept.get(key);
  if (!known || known.at + KEY_LIFE_S <= at) {
    kept.set(key, { fingerprint, at });
    return undefined;
  }
  if (known.fingerprint !== fingerprint) throw keyReused(key);
  if (known.status === undefined) throw keyInUse(key);
  return known;
}

/** Keeps the answer for the next request with this key; a refusal of the parameters is not kept, as with Stripe. */
export function keepAnswer(kept: KeptAnswers, key: string, status: number, body: string): void {
  const claim = kept.get(key);
  if (!claim) return;
  if (status === 400 || status >= 500) kept.delete(key);
  else kept.set(key, { ...claim, status, body });
}

/** Forgets keys older than Stripe would keep them. */
export function forgetOldKeys(kept: KeptAnswers, at: number): void {
  for (const [key, answer] of kept) if (answer.at + KEY_LIFE_S <= at) kept.delete(key);
}
