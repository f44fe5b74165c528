import type { OwnThanks, ThanksDraft } from '#api/thanks/contract.ts';
import { api } from '../accounts/api.ts';
import { callEndpoint } from '../accounts/call-endpoint.ts';

const FRESH = { init: { cache: 'no-store' } } as const;

/** The thank-you of one of the person's own campaigns, written so far or sent; 404 for anybody else's. */
export function readThanks(id: string) {
  return callEndpoint(() => api.api.campaigns[':id'].thanks.$get({ param: { id } }, FRESH));
}

/** Keeps what is typed; goes on when the page is left meanwhile. */
export function saveThanks(id: string, json: ThanksDraft) {
  return callEndpoint(() =>
    api.api.campaigns[':id'].thanks.$put({ param: { id }, json }, { init: { keepalive: true } }),
  );
}

/** Takes a file out of the draft. */
export function removeThanksFile(id: string, fileId: string) {
  return callEndpoint(() =>
    api.api.campaigns[':id'].thanks.files[':fileId'].$delete({ param: { id, fileId } }),
  );
}

/** Sends it to everyone who paid, for good; 409 `thanks_already_sent` when that has been done. */
export function sendThanks(id: string) {
  return callEndpoint(() => api.api.campaigns[':id'].thanks.send.$post({ param: { id } }));
}

/** The thank-you that came with the person's own submission. */
export function readThankYou(submissionId: string) {
  return callEndpoint(() =>
    api.api['campaign-submissions'][':id'].thanks.$get({ param: { id: submissionId } }, FRESH),
  );
}

export type OwnFile = OwnThanks['files'][number];
