import type { Payable } from '#api/payouts/contract.ts';
import type { Language } from '#api/platform/rules.ts';
import { callEndpoint, mapOutcome } from '#widget/client/outcome.ts';
import type { Place } from '#widget/client/use-pages.ts';
import { api } from '../accounts/api.ts';
import { callWithStepUp } from '../accounts/step-up/step-up.ts';

const { payouts, transfers } = api.admin;
const charity = api.charities[':id'];

/** A campaign that waits, with the id that pages tell items apart by. */
export type PayableItem = Payable & { readonly id: string };

/** Reads a page of the campaigns that wait for their transfer. */
export async function readPayable(query: Place, signal: AbortSignal) {
  const outcome = await callEndpoint(() => payouts.$get({ query }, { init: { signal } }));
  return mapOutcome(outcome, ({ docs, next }) => ({
    docs: docs.map((doc) => ({ ...doc, id: doc.campaign.id })),
    next,
  }));
}

/** Reads a page of the transfers, the newest first. */
export const readTransfers = (query: Place, signal: AbortSignal) =>
  callEndpoint(() => transfers.$get({ query }, { init: { signal } }));

/** Has the provider asked again to make a transfer, or to take part of it back. */
export const retryTransfer = (id: string, reason: string) =>
  callWithStepUp(() => transfers[':id'].retry.$post({ param: { id }, json: { reason } }));

/** Reads what a charity's account at the provider can do. */
export const readOnboarding = (id: string, signal: AbortSignal) =>
  callEndpoint(() => charity.account.$get({ param: { id } }, { init: { signal } }));

/** Asks for the address at which a charity opens its account, or goes on with that. */
export const startOnboarding = (id: string, language: Language) =>
  callWithStepUp(() => charity.account.onboarding.$post({ param: { id }, query: { language } }));

/** Reads a page of a charity's transfers, each with an id. */
export async function readCharityPayouts(id: string, query: Place, signal: AbortSignal) {
  const outcome = await callEndpoint(() =>
    charity.payouts.$get({ param: { id }, query }, { init: { signal } }),
  );
  return mapOutcome(outcome, ({ docs, next }) => ({
    docs: docs.map((doc) => ({ ...doc, id: doc.reference })),
    next,
  }));
}

/** Reads the statement of a campaign. */
export const readStatement = (id: string, signal: AbortSignal) =>
  callEndpoint(() => api.campaigns[':id'].statement.$get({ param: { id } }, { init: { signal } }));

/** Reads the person's payments of a year. */
export const readYear = (year: number, signal: AbortSignal) =>
  callEndpoint(() =>
    api.users.me['year-statement'].$get({ query: { year: String(year) } }, { init: { signal } }),
  );
