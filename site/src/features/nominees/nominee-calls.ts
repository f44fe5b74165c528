import { api } from '../accounts/api.ts';
import { callEndpoint } from '../accounts/call-endpoint.ts';

const FRESH = { init: { cache: 'no-store' } } as const;

/** One of the person's own campaigns; 404 for anybody else's. */
export function readCampaign(id: string) {
  return callEndpoint(() => api.api.campaigns[':id'].$get({ param: { id } }, FRESH));
}

/** How far the selection is, and the nominees once it is done, best first. */
export function readNominees(id: string) {
  return callEndpoint(() => api.api.campaigns[':id'].nominees.$get({ param: { id } }, FRESH));
}

/** The winners of a campaign with how to reach them; for its owner only. */
export function readWinners(id: string) {
  return callEndpoint(() => api.api.campaigns[':id'].winners.$get({ param: { id } }, FRESH));
}

/** Has the answers without a score scored again, in the background. */
export function scoreAgain(id: string) {
  return callEndpoint(() => api.api.campaigns[':id'].nominees['score-again'].$post({ param: { id } }));
}

/** Makes nominees the winners, once and for all; 409 `winners_already_selected` when that has been done. */
export function selectWinners(id: string, submissionIds: readonly string[]) {
  return callEndpoint(() =>
    api.api.campaigns[':id'].winners.$post({ param: { id }, json: { submissionIds: [...submissionIds] } }),
  );
}
