import { eq, sql } from 'drizzle-orm';
import { vi } from 'vitest';
import { checkouts, mails, submissions } from '#api/schema.ts';
import { db, withParts } from './api.ts';
import { seedAnswers } from './answers.ts';
import { insertRow } from './rows.ts';

/** Inserts paid answers of `count` new people, with the ledger of their payments. */
export async function seedPayments(campaignId: string, count: number): Promise<readonly string[]> {
  const ids = await seedAnswers(campaignId, count);
  const paid = { attempt: 1, state: 'paid', amountCents: 1000, currency: 'eur', paidAt: new Date() } as const;
  const [first, ...more] = ids.map((id) =>
    insertRow('checkouts', { id: `cs_${id}`, submissionId: id, paymentIntentId: `pi_${id}`, ...paid }),
  );
  if (first) await db.batch([first, ...more]);
  return ids;
}

type Reply = (key: string) => Response | undefined;

/**
 * Stands in for the provider's refunds: records how often each payment was refunded, by idempotency key, and the time
 * of each call. If `refuse` returns a response, it is used instead.
 */
export function stubRefunds(refuse: Reply = () => undefined) {
  const keys = new Map<string, string>();
  const calls: number[] = [];
  const real = fetch;
  vi.stubGlobal('fetch', async (input: RequestInfo | URL, init?: RequestInit) => {
    const request = new Request(input, init);
    if (!request.url.endsWith('/v1/refunds')) return real(request);
    calls.push(Date.now());
    const key = request.headers.get('idempotency-key') ?? '';
    const refusal = refuse(key);
    if (refusal) return refusal;
    const intent =
      new URLSearchParams(new TextDecoder().decode(await request.arrayBuffer())).get('payment_intent') ?? '';
    keys.set(key, intent);
    return Response.json({ id: `re_${keys.size}`, object: 'refund', payment_intent: intent });
  });
  return { calls, listRefunded: () => [...keys.values()] };
}

/** Returns the response of a provider whose balance does not cover a refund. */
export const replyRefused = () =>
  Response.json(
    { error: { type: 'invalid_request_error', code: 'balance_insufficient', message: 'Insufficient funds' } },
    { status: 400 },
  );

/** Returns the response of a provider that limits the rate. */
export const replyBusy = (seconds: number) =>
  Response.json(
    { error: { type: 'invalid_request_error', code: 'rate_limit', message: 'Too many requests' } },
    { status: 429, headers: { 'retry-after': String(seconds) } },
  );

/** Creates an environment with its own provider client and a rate that does not slow tests down. */
export const createFastEnv = (perSecond = 100_000): Env =>
  withParts({ REFUNDS_PER_SECOND: String(perSecond) });

/** Counts a campaign's payments by state, and the mails about their refunds. */
export async function countRefundStates(campaignId: string) {
  const rows = await db
    .select({
      state: checkouts.state,
      tries: checkouts.refundTries,
      status: submissions.status,
      mail: sql<number>`(select count(*) from ${mails} where ${mails.key} = 'refund:' || ${checkouts.id})`,
    })
    .from(checkouts)
    .innerJoin(submissions, eq(submissions.id, checkouts.submissionId))
    .where(eq(submissions.campaignId, campaignId));
  return {
    paid: rows.filter(({ state }) => state === 'paid').length,
    refunded: rows.filter(({ state, status }) => state === 'refunded' && status === 'refunded').length,
    tries: rows.reduce((sum, { tries }) => sum + tries, 0),
    mails: rows.filter(({ mail }) => mail === 1).length,
  };
}
