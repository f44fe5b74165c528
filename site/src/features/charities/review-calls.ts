import type { CharityInReview, CharityReview, ReviewedCharity } from '#api/charities/contract.ts';
import { callEndpoint, type Outcome } from '#widget/client/outcome.ts';
import type { Pages } from '#widget/client/use-pages.ts';
import { api } from '../accounts/api.ts';

const endpoint = api['charity-whitelist-custom'];

/** Reads a page of the charities to review. */
export async function readReviewPage(
  page: number,
  signal: AbortSignal,
): Promise<Outcome<Pages<CharityInReview>>> {
  const outcome = await callEndpoint(() =>
    endpoint.review.$get({ query: { page: String(page) } }, { init: { cache: 'no-store', signal } }),
  );
  if (outcome.kind !== 'done') return outcome;
  const { docs: items, hasMore } = outcome.value;
  return { kind: 'done', value: { items, hasMore } };
}

/** Reads what rejecting a charity would mean. */
export function readImpact(id: string) {
  return callEndpoint(() => endpoint[':id'].impact.$get({ param: { id } }, { init: { cache: 'no-store' } }));
}

/** Stores a decision on a charity; 409 when it is based on an older version. */
export function reviewCharity(
  id: string,
  json: CharityReview,
): Promise<Outcome<{ readonly doc: ReviewedCharity }>> {
  return callEndpoint(() => endpoint[':id'].$patch({ param: { id }, json }));
}
