import type { ApprovalStatus } from '#api/charities/rules.ts';
import { api } from '../accounts/api.ts';
import { callEndpoint } from '../accounts/call-endpoint.ts';

const charities = api.api['charity-whitelist-custom'];

/** Every charity with who added it and which campaigns use it; for an admin only. */
export function readCharityReview() {
  return callEndpoint(() => charities.review.$get({}, { init: { cache: 'no-store' } }));
}

/** An admin's verdict on a charity. */
export function updateCharityStatus(id: string, approvalStatus: ApprovalStatus) {
  return callEndpoint(() => charities[':id'].$patch({ param: { id }, json: { approvalStatus } }));
}
