import type { Batch, Payable, SentBatch } from '#api/payouts/contract.ts';
import { callEndpoint, type Outcome } from '#widget/client/outcome.ts';
import type { Pages } from '#widget/client/use-pages.ts';
import { api } from '../accounts/api.ts';
import { withStepUp } from '../accounts/step-up/step-up.ts';

const endpoint = api.admin.payouts;
const fresh = (signal: AbortSignal) => ({ init: { cache: 'no-store', signal } }) as const;

/** A campaign that waits, with the id that pages tell items apart by. */
export type PayableItem = Payable & { readonly id: string };

/** Reads a page of the campaigns that wait for their payout. */
export async function readPayable(page: number, signal: AbortSignal): Promise<Outcome<Pages<PayableItem>>> {
  const outcome = await callEndpoint(() => endpoint.$get({ query: { page: String(page) } }, fresh(signal)));
  if (outcome.kind !== 'done') return outcome;
  const { docs, hasMore } = outcome.value;
  return { kind: 'done', value: { items: docs.map((doc) => ({ ...doc, id: doc.campaign.id })), hasMore } };
}

/** Reads a page of the batches, the newest first. */
export async function readBatches(page: number, signal: AbortSignal): Promise<Outcome<Pages<Batch>>> {
  const query = { page: String(page) };
  const outcome = await callEndpoint(() => endpoint.batches.$get({ query }, fresh(signal)));
  if (outcome.kind !== 'done') return outcome;
  const { docs, hasMore } = outcome.value;
  return { kind: 'done', value: { items: docs, hasMore } };
}

/** Puts campaigns into a batch. */
export const createBatch = (campaignIds: readonly string[]) =>
  withStepUp(() => callEndpoint(() => endpoint.batches.$post({ json: { campaignIds: [...campaignIds] } })));

/** Reads a batch with its lines, which is logged. */
export const readBatch = (id: string, signal: AbortSignal) =>
  callEndpoint(() => endpoint.batches[':id'].$get({ param: { id } }, fresh(signal)));

/** Marks a batch as sent. */
export const markBatchSent = (id: string, json: SentBatch) =>
  withStepUp(() => callEndpoint(() => endpoint.batches[':id'].sent.$post({ param: { id }, json })));

/** Takes a batch back that was not sent. */
export const takeBackBatch = (id: string, reason: string) =>
  withStepUp(() =>
    callEndpoint(() => endpoint.batches[':id']['take-back'].$post({ param: { id }, json: { reason } })),
  );

/** Reads the statement of a campaign. */
export const readStatement = (id: string, signal: AbortSignal) =>
  callEndpoint(() => api.campaigns[':id'].statement.$get({ param: { id } }, fresh(signal)));

/** Reads the person's payments of a year. */
export const readYear = (year: number, signal: AbortSignal) =>
  callEndpoint(() => api.users.me['year-statement'].$get({ query: { year: String(year) } }, fresh(signal)));

/** Reads whether the person paid something last year. */
export const readLastYear = (signal: AbortSignal) =>
  callEndpoint(() => api.users.me['last-year'].$get({}, fresh(signal)));
