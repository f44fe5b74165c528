import type { CharityReview } from '#api/charities/contract.ts';
import { callEndpoint } from '#widget/client/outcome.ts';
import type { Place } from '#widget/client/use-pages.ts';
import { api } from '../accounts/api.ts';

const endpoint = api['charity-whitelist-custom'];

/** Reads a page of the charities to review. */
export function readReviewPage(query: Place, signal: AbortSignal) {
  return callEndpoint(() => endpoint.review.$get({ query }, { init: { signal } }));
}

/** Reads what rejecting a charity would mean. */
export function readImpact(id: string) {
  return callEndpoint(() => endpoint[':id'].impact.$get({ param: { id } }));
}

/** Stores a decision on a charity; 409 when it is based on an older version. */
export function reviewCharity(id: string, json: CharityReview) {
  return callEndpoint(() => endpoint[':id'].$patch({ param: { id }, json }));
}
