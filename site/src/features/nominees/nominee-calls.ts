import type { ChooseWinners } from '#api/nominees/contract.ts';
import { api } from '../accounts/api.ts';
import { callEndpoint } from '#widget/client/outcome.ts';

const fresh = (signal: AbortSignal) => ({ init: { cache: 'no-store', signal } }) as const;

/** Reads one of the person's own campaigns; 404 for another person's. */
export function readCampaign(id: string, signal: AbortSignal) {
  return callEndpoint(() => api.campaigns[':id'].$get({ param: { id } }, fresh(signal)));
}

/** Reads the progress of the selection, and the nominees once it is done, best first. */
export function readNominees(id: string, signal: AbortSignal) {
  return callEndpoint(() => api.campaigns[':id'].nominees.$get({ param: { id } }, fresh(signal)));
}

/** Starts scoring the answers without a score again, in the background. */
export function scoreAgain(id: string) {
  return callEndpoint(() => api.campaigns[':id'].nominees['score-again'].$post({ param: { id } }));
}

/** Has the nominees selected without the answers that could not be judged yet, of which the owner knows the number. */
export function skipUnjudged(id: string, answers: number) {
  return callEndpoint(() =>
    api.campaigns[':id'].nominees['skip-unjudged'].$post({ param: { id }, json: { answers } }),
  );
}

/** Makes nominees the winners, for good, with the sentences why; 409 `winners_already_selected` when there are winners. */
export function selectWinners(id: string, choice: ChooseWinners) {
  return callEndpoint(() => api.campaigns[':id'].winners.$post({ param: { id }, json: choice }));
}
