import type { Share } from '#api/sharing/contract.ts';
import { callEndpoint, type Outcome } from '#widget/client/outcome.ts';
import { api } from '../accounts/api.ts';

/** Opens the link of one's own paid answer, and says whether it may show one's first name. */
export function openShare(id: string, json: { readonly showsName?: boolean } = {}): Promise<Outcome<Share>> {
  return callEndpoint(() => api['campaign-submissions'][':id'].share.$post({ param: { id }, json }));
}
