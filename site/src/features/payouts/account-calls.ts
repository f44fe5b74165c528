import type { CharityPayout } from '#api/payouts/contract.ts';
import { callEndpoint, type Outcome } from '#widget/client/outcome.ts';
import type { Pages } from '#widget/client/use-pages.ts';
import { api } from '../accounts/api.ts';
import { withStepUp } from '../accounts/step-up/step-up.ts';

const endpoint = api.charities[':id'];
const fresh = (signal: AbortSignal) => ({ init: { cache: 'no-store', signal } }) as const;

/** Reads a charity's bank account without most of its number. */
export const readAccount = (id: string, signal: AbortSignal) =>
  callEndpoint(() => endpoint['payout-account'].$get({ param: { id } }, fresh(signal)));

/** Reads the number in full, which is logged. */
export const revealAccount = (id: string) =>
  withStepUp(() => callEndpoint(() => endpoint['payout-account'].reveal.$post({ param: { id } })));

/** Stores a charity's bank account. */
export const saveAccount = (
  id: string,
  json: { readonly holder: string; readonly iban: string; readonly bic: string },
) => withStepUp(() => callEndpoint(() => endpoint['payout-account'].$put({ param: { id }, json })));

/** A payout, with the id that pages tell items apart by. */
export type CharityPayoutItem = CharityPayout & { readonly id: string };

/** Reads a page of a charity's payouts. */
export async function readCharityPayouts(
  id: string,
  page: number,
  signal: AbortSignal,
): Promise<Outcome<Pages<CharityPayoutItem>>> {
  const query = { page: String(page) };
  const outcome = await callEndpoint(() => endpoint.payouts.$get({ param: { id }, query }, fresh(signal)));
  if (outcome.kind !== 'done') return outcome;
  const { docs, hasMore } = outcome.value;
  return { kind: 'done', value: { items: docs.map((doc) => ({ ...doc, id: doc.reference })), hasMore } };
}
