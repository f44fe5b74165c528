import type { ApprovalStatus } from '#api/charities/rules.ts';
import { api } from '../accounts/api.ts';
import { outcomeOf } from '../accounts/outcome.ts';

const charities = api.api['charity-whitelist-custom'];

/** Every charity with who added it and which campaigns use it; for an admin only. */
export function readReview() {
  return outcomeOf(() => charities.review.$get({}, { init: { cache: 'no-store' } }));
}

/** An admin's verdict on a charity. */
export function judgeCharity(id: string, approvalStatus: ApprovalStatus) {
  return outcomeOf(() => charities[':id'].$patch({ param: { id }, json: { approvalStatus } }));
}
