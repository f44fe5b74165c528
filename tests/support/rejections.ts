import type { CharityReview } from '#api/charities/contract.ts';
import { createLoggedInUser, type Person } from './people.ts';
import { findRows } from './rows.ts';

export const CHARITY_CALL = '/api/charity-whitelist-custom';
export const REASON = 'It is not registered with the tax office.';

/** Sends an admin's decision on a charity. */
export function reviewAs(admin: Person, id: string | null, review: CharityReview) {
  return admin.call(`${CHARITY_CALL}/${String(id)}`, { method: 'PATCH', body: review });
}

/** Rejects a charity's current version as a new admin. */
export async function rejectCharity(id: string | null): Promise<void> {
  const { version } = await getCharity(id);
  const admin = await createLoggedInUser('admin');
  const answer = await reviewAs(admin, id, { approvalStatus: 'rejected', version, reason: REASON });
  if (answer.status !== 200) throw new Error(`not rejected: ${JSON.stringify(answer.body)}`);
}

export async function getCharity(id: string | null) {
  const [row] = await findRows('charities', { id: id ?? '' });
  if (!row) throw new Error('there is no such charity');
  return row;
}
