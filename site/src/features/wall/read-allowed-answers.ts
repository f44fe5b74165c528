import type { AllowedAnswer } from '#api/wall/contract.ts';
import type { WallState } from '#api/wall/rules.ts';
import { callEndpoint, mapOutcome } from '#widget/client/outcome.ts';
import type { Pages, Place } from '#widget/client/use-pages.ts';
import { api } from '../accounts/api.ts';

export type ListedAnswer = AllowedAnswer & { readonly id: string };

/** Reads a page of the answers to one's own campaign that fans allow others to read. */
export async function readAllowedAnswers(id: string, state: WallState, place: Place, signal: AbortSignal) {
  const query = { state, ...place };
  const outcome = await callEndpoint(() =>
    api.campaigns[':id'].wall.$get({ param: { id }, query }, { init: { signal } }),
  );
  return mapOutcome(outcome, toListed);
}

/** Adds an id to each answer on a page. */
export function toListed({ docs, next }: Pages<AllowedAnswer>): Pages<ListedAnswer> {
  return { docs: docs.map((doc) => ({ ...doc, id: doc.submissionId })), next };
}
