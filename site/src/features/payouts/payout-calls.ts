import type { CharityPayouts, Payable } from '#api/payouts/contract.ts';
import { callEndpoint, mapOutcome } from '#widget/client/outcome.ts';
import type { Pages, Place } from '#widget/client/use-pages.ts';
import { api } from '../accounts/api.ts';

/** A campaign that waits for its transfer, with the id by which paging identifies items. */
export type PayableItem = Payable & { readonly id: string };

type CharityPayout = CharityPayouts['docs'][number];
/** A charity's transfer, with the id by which paging identifies items. */
export type OwnPayout = CharityPayout & { readonly id: string };

/** Reads a page of the campaigns that wait for their transfer. */
export async function readPayable(query: Place, signal: AbortSignal) {
  const outcome = await callEndpoint(() => api.admin.payouts.$get({ query }, { init: { signal } }));
  return mapOutcome(outcome, toPayableItems);
}

/** Adds an id to each campaign on a page. */
export function toPayableItems({ docs, next }: Pages<Payable>): Pages<PayableItem> {
  return { docs: docs.map((doc) => ({ ...doc, id: doc.campaign.id })), next };
}

/** Reads a page of a charity's transfers, each with an id. */
export async function readCharityPayouts(id: string, query: Place, signal: AbortSignal) {
  const outcome = await callEndpoint(() =>
    api.charities[':id'].payouts.$get({ param: { id }, query }, { init: { signal } }),
  );
  return mapOutcome(outcome, toOwnPayouts);
}

/** Adds an id to each transfer on a page. */
export function toOwnPayouts({ docs, next }: Pages<CharityPayout>): Pages<OwnPayout> {
  return { docs: docs.map((doc) => ({ ...doc, id: doc.reference })), next };
}
