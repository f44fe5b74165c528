import { isRecord } from '#api/platform/rules.ts';
import type { Campaign } from '#api/campaigns/contract.ts';
import { formatETag } from '#api/platform/etag-rules.ts';
import type { Charity } from '#api/charities/contract.ts';
import { api } from '../accounts/api.ts';
import { callEndpoint, type ApiResponse, type Outcome } from '#widget/client/outcome.ts';
import type { Place } from '#widget/client/use-pages.ts';
import type { FormValues } from './values.ts';
import { diffRequest, toRequest } from './to-request.ts';

/** Creates a campaign (RULES.md, "Calls"). */
export function createCampaign(values: FormValues): Promise<Outcome<{ readonly doc: Campaign }>> {
  return callEndpoint(() => api.campaigns.create.$post({ json: toRequest(values) }));
}

/** Changes what differs from `before`, which is the campaign's `version`; 412 when it has another one by now. */
export function updateCampaign(
  id: string,
  { before, version }: { readonly before: FormValues; readonly version: number },
  values: FormValues,
): Promise<Outcome<{ readonly doc: Campaign }>> {
  const json = diffRequest(before, values);
  const header = { 'if-match': formatETag(version) };
  return callEndpoint(() => api.campaigns[':id'].$patch({ param: { id }, json, header }));
}

/** Loads the person's own campaign. */
export function loadCampaign(id: string): Promise<Outcome<{ readonly doc: Campaign }>> {
  return callEndpoint(() => api.campaigns[':id'].$get({ param: { id } }));
}

/** Loads the celebrity's profile; 404 when the account has none (RULES.md, "Roles"). */
export function loadProfile() {
  return callEndpoint(() => api['celebrities-custom']['by-user'].$get());
}

/** Reads a page of the charities to choose from, including those not yet reviewed (RULES.md, "Data"). */
export function readCharities(place: Place) {
  const query = { includeUnapproved: 'true' as const, ...place };
  return callEndpoint(() => api['charity-whitelist-custom'].$get({ query }));
}

export type AddedCharity =
  | { readonly kind: 'added' | 'existing'; readonly charity: Charity }
  | { readonly kind: 'refused'; readonly message: string | undefined };

/** Adds a charity for review; one that is there already comes back as existing (409, RULES.md, "Calls". */
export async function addCharity(name: string): Promise<AddedCharity> {
  try {
    const answer: ApiResponse = await api['charity-whitelist-custom'].$post({ json: { name } });
    const body = await answer.json();
    const charity = parseCharity(body);
    if (answer.ok && charity) return { kind: 'added', charity };
    if (answer.status === 409 && charity && charity.approvalStatus !== 'rejected')
      return { kind: 'existing', charity };
    const message = isRecord(body) && typeof body['error'] === 'string' ? body['error'] : undefined;
    return { kind: 'refused', message };
  } catch {
    return { kind: 'refused', message: undefined };
  }
}

function parseCharity(body: unknown): Charity | undefined {
  const doc = isRecord(body) ? body['doc'] : undefined;
  if (!isRecord(doc)) return undefined;
  const { id, name, approvalStatus: status } = doc;
  if (typeof id !== 'string' || typeof name !== 'string') return undefined;
  return { id, name, approvalStatus: status === 'approved' || status === 'rejected' ? status : 'pending' };
}

/** Checks whether an address has an account (RULES.md, "Calls"). */
export function checkEmail(email: string): Promise<Outcome<{ readonly exists: boolean }>> {
  return callEndpoint(() => api.users['check-email'].$get({ query: { email } }));
}
