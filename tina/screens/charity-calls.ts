import type { CharityInReview } from '../../edge-api/charities/contract.ts';
import type { ApprovalStatus } from '../../edge-api/charities/rules.ts';

const CALL = '/api/charity-whitelist-custom';

/** What the API says to the person who is logged in to the site, if anybody is. */
export type Review =
  | { readonly kind: 'loading' | 'visitor' | 'not-admin' | 'unreachable' }
  | { readonly kind: 'charities'; readonly charities: readonly CharityInReview[] };

/** All charities for the review. The API judges by the session of this origin who may see them. */
export async function loadReview(): Promise<Review> {
  try {
    const answer = await fetch(`${CALL}/review`, { cache: 'no-store' });
    if (answer.status === 401) return { kind: 'visitor' };
    if (answer.status === 403) return { kind: 'not-admin' };
    const body: unknown = await answer.json();
    if (answer.ok && isReview(body)) return { kind: 'charities', charities: body.docs };
    throw new Error(`the review answered ${answer.status}`);
  } catch (error) {
    console.error('The charities could not be loaded.', error);
    return { kind: 'unreachable' };
  }
}

// The contract serves as a type only: TinaCMS puts a zod of its own in place of ours when it bundles the editor.
const isReview = (body: unknown): body is { docs: CharityInReview[] } =>
  typeof body === 'object' && body !== null && 'docs' in body && Array.isArray(body.docs);

/** An admin's verdict; whether the API took it. */
export async function judge(id: string, approvalStatus: ApprovalStatus): Promise<boolean> {
  const answer = await fetch(`${CALL}/${id}`, {
    method: 'PATCH',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify({ approvalStatus }),
  }).catch(() => undefined);
  return answer?.ok === true;
}
