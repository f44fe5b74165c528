import type { AllowedAnswer } from '#api/wall/contract.ts';
import type { WallState } from '#api/wall/rules.ts';
import { callEndpoint, mapOutcome } from '#widget/client/outcome.ts';
import type { Pages, Place } from '#widget/client/use-pages.ts';
import { api } from '../accounts/api.ts';

export type ListedAnswer = AllowedAnswer & { readonly id: string };

/** Lets others read one's own answer, under a name. */
export function allowAnswer(id: string, displayName: string) {
  return callEndpoint(() =>
    api['campaign-submissions'][':id'].wall.$put({ param: { id }, json: { displayName } }),
  );
}

/** Withdraws one's own answer from those that others read. */
export function withdrawPermission(id: string) {
  return callEndpoint(() => api['campaign-submissions'][':id'].wall.$delete({ param: { id } }));
}

/** Reads a page of the answers to one's own campaign that may be read. */
export async function readAllowedAnswers(id: string, state: WallState, place: Place, signal: AbortSignal) {
  const query = { state, ...place };
  const outcome = await callEndpoint(() =>
    api.campaigns[':id'].wall.$get({ param: { id }, query }, { init: { cache: 'no-store', signal } }),
  );
  return mapOutcome(outcome, toListed);
}

/** Returns a page of answers as a list shows it. */
export function toListed({ docs, next }: Pages<AllowedAnswer>): Pages<ListedAnswer> {
  return { docs: docs.map((doc) => ({ ...doc, id: doc.submissionId })), next };
}

/** Shows an answer on the campaign's page, or keeps it back. */
export function decideAnswer(id: string, submissionId: string, state: 'shown' | 'hidden') {
  return callEndpoint(() =>
    api.campaigns[':id'].wall[':submissionId'].$put({ param: { id, submissionId }, json: { state } }),
  );
}
