import type { CharityPayouts, Payable } from '#api/payouts/contract.ts';
import type { Language } from '#api/platform/rules.ts';
import { callEndpoint, mapOutcome } from '#widget/client/outcome.ts';
import type { Pages, Place } from '#widget/client/use-pages.ts';
import { api } from '../accounts/api.ts';
import { callWithStepUp } from '../accounts/step-up/step-up.ts';

const { payouts, transfers } = api.admin;
const charity = api.charities[':id'];

/** A campaign that waits, with the id that pages tell items apart by. */
export type PayableItem = Payable & { readonly id: string };

type CharityPayout = CharityPayouts['docs'][number];
/** A charity's transfer, with the id that pages tell items apart by. */
export type OwnPayout = CharityPayout & { readonly id: string };

/** Reads a page of the campaigns that wait for their transfer. */
export async function readPayable(query: Place, signal: AbortSignal) {
  const outcome = await callEndpoint(() => payouts.$get({ query }, { init: { signal } }));
  return mapOutcome(outcome, toPayableItems);
}

/** Returns a page of campaigns that wait as a list shows it. */
export function toPayableItems({ docs, next }: Pages<Payable>): Pages<PayableItem> {
  return { docs: docs.map((doc) => ({ ...doc, id: doc.campaign.id })), next };
}

/** Reads a page of the transfers, the newest first. */
export const readTransfers = (query: Place, signal: AbortSignal) =>
  callEndpoint(() => transfers.$get({ query }, { init: { signal } }));

/** Has the provider asked again to make a transfer, or to take part of it back. */
export const retryTransfer = (id: string, reason: string) =>
  callWithStepUp(() => transfers[':id'].retry.$post({ param: { id }, json: { reason } }));

/** Asks for the address at which a charity opens its account, or goes on with that. */
export const startOnboarding = (id: string, language: Language) =>
  callWithStepUp(() => charity.account.onboarding.$post({ param: { id }, query: { language } }));

/** Reads a page of a charity's transfers, each with an id. */
export async function readCharityPayouts(id: string, query: Place, signal: AbortSignal) {
  const outcome = await callEndpoint(() =>
    charity.payouts.$get({ param: { id }, query }, { init: { signal } }),
  );
  return mapOutcome(outcome, toOwnPayouts);
}

/** Returns a page of a charity's transfers as a list shows it. */
export function toOwnPayouts({ docs, next }: Pages<CharityPayout>): Pages<OwnPayout> {
  return { docs: docs.map((doc) => ({ ...doc, id: doc.reference })), next };
}
