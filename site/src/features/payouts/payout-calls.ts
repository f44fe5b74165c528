import type { Payable, SentBatch } from '#api/payouts/contract.ts';
import { callEndpoint, mapOutcome } from '#widget/client/outcome.ts';
import type { Place } from '#widget/client/use-pages.ts';
import { api } from '../accounts/api.ts';
import { callWithStepUp } from '../accounts/step-up/step-up.ts';

const endpoint = api.admin.payouts;

/** A campaign that waits, with the id that pages tell items apart by. */
export type PayableItem = Payable & { readonly id: string };

/** Reads a page of the campaigns that wait for their payout. */
export async function readPayable(query: Place, signal: AbortSignal) {
  const outcome = await callEndpoint(() => endpoint.$get({ query }, { init: { signal } }));
  return mapOutcome(outcome, ({ docs, next }) => ({
    docs: docs.map((doc) => ({ ...doc, id: doc.campaign.id })),
    next,
  }));
}

/** Reads a page of the batches, the newest first. */
export const readBatches = (query: Place, signal: AbortSignal) =>
  callEndpoint(() => endpoint.batches.$get({ query }, { init: { signal } }));

/** Puts campaigns into a batch. */
export const createBatch = (campaignIds: readonly string[]) =>
  callWithStepUp(() => endpoint.batches.$post({ json: { campaignIds: [...campaignIds] } }));

/** Reads a batch with its lines, which is logged. */
export const readBatch = (id: string, signal: AbortSignal) =>
  callEndpoint(() => endpoint.batches[':id'].$get({ param: { id } }, { init: { signal } }));

/** Marks a batch as sent. */
export const markBatchSent = (id: string, json: SentBatch) =>
  callWithStepUp(() => endpoint.batches[':id'].sent.$post({ param: { id }, json }));

/** Takes a batch back that was not sent. */
export const takeBackBatch = (id: string, reason: string) =>
  callWithStepUp(() => endpoint.batches[':id']['take-back'].$post({ param: { id }, json: { reason } }));

/** Reads the statement of a campaign. */
export const readStatement = (id: string, signal: AbortSignal) =>
  callEndpoint(() => api.campaigns[':id'].statement.$get({ param: { id } }, { init: { signal } }));

/** Reads the person's payments of a year. */
export const readYear = (year: number, signal: AbortSignal) =>
  callEndpoint(() =>
    api.users.me['year-statement'].$get({ query: { year: String(year) } }, { init: { signal } }),
  );

/** Reads whether the person paid something last year. */
export const readLastYear = (signal: AbortSignal) =>
  callEndpoint(() => api.users.me['last-year'].$get({}, { init: { signal } }));
