import { callEndpoint, mapOutcome } from '#widget/client/outcome.ts';
import type { Place } from '#widget/client/use-pages.ts';
import { api } from '../accounts/api.ts';
import { callWithStepUp } from '../accounts/step-up/step-up.ts';

const endpoint = api.charities[':id'];

/** Reads a charity's bank account without most of its number. */
export const readAccount = (id: string, signal: AbortSignal) =>
  callEndpoint(() => endpoint['payout-account'].$get({ param: { id } }, { init: { signal } }));

/** Reads the number in full, which is logged. */
export const revealAccount = (id: string) =>
  callWithStepUp(() => endpoint['payout-account'].reveal.$post({ param: { id } }));

/** Stores a charity's bank account. */
export const saveAccount = (
  id: string,
  json: { readonly holder: string; readonly iban: string; readonly bic: string },
) => callWithStepUp(() => endpoint['payout-account'].$put({ param: { id }, json }));

/** Reads a page of a charity's payouts, each with an id. */
export async function readCharityPayouts(id: string, query: Place, signal: AbortSignal) {
  const outcome = await callEndpoint(() =>
    endpoint.payouts.$get({ param: { id }, query }, { init: { signal } }),
  );
  return mapOutcome(outcome, ({ docs, next }) => ({
    docs: docs.map((doc) => ({ ...doc, id: doc.reference })),
    next,
  }));
}
