import type { OwnThanks, ThanksDraft } from '#api/thanks/contract.ts';
import { api } from '../accounts/api.ts';
import { callEndpoint, type Outcome } from '#widget/client/outcome.ts';

/** Reads the thank-you of one of the person's own campaigns, a draft or sent; 404 for another person's. */
export async function readThanks(id: string, signal: AbortSignal): Promise<Outcome<OwnThanks>> {
  const outcome = await callEndpoint(() =>
    api.campaigns[':id'].thanks.$get({ param: { id } }, { init: { cache: 'no-store', signal } }),
  );
  return outcome.kind === 'done' ? { kind: 'done', value: outcome.value.doc } : outcome;
}

/** Stores the draft; the call outlives the page. */
export function saveThanks(id: string, json: ThanksDraft) {
  return callEndpoint(() =>
    api.campaigns[':id'].thanks.$put({ param: { id }, json }, { init: { keepalive: true } }),
  );
}

/** Removes a file from the draft. */
export function removeThanksFile(id: string, fileId: string) {
  return callEndpoint(() => api.campaigns[':id'].thanks.files[':fileId'].$delete({ param: { id, fileId } }));
}

/** Sends the thank-you to everyone who paid, for good; 409 `thanks_already_sent` the second time. */
export function sendThanks(id: string) {
  return callEndpoint(() => api.campaigns[':id'].thanks.send.$post({ param: { id } }));
}

/** Corrects the words of a thank-you that was sent, once. */
export function correctThanks(id: string, json: ThanksDraft) {
  return callEndpoint(() => api.campaigns[':id'].thanks.correct.$post({ param: { id }, json }));
}

/** Reads the thank-you for one of the person's own submissions. */
export function readThankYou(submissionId: string) {
  return callEndpoint(() =>
    api['campaign-submissions'][':id'].thanks.$get(
      { param: { id: submissionId } },
      { init: { cache: 'no-store' } },
    ),
  );
}

export type OwnFile = OwnThanks['files'][number];
