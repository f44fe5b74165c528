import type { Charity } from '#api/charities/contract.ts';
import { isRecord } from '#api/platform/rules.ts';
import type { ApiResponse } from '#widget/client/outcome.ts';
import { api } from '../../accounts/api.ts';

export type AddedCharity =
  | { readonly kind: 'added' | 'existing'; readonly charity: Charity }
  | { readonly kind: 'refused'; readonly message: string | undefined };

/** Adds a charity for review; one that is there already comes back as existing (409, RULES.md, "Calls"). */
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
