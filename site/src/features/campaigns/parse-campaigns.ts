import type { CampaignCard } from '#api/campaigns/contract.ts';
import { isRecord } from '#api/platform/rules.ts';

/** The campaigns of a list's answer. Entries that are not in object form are skipped (specification §2). */
export function parseCampaigns(body: unknown): CampaignCard[] {
  if (!isRecord(body) || !Array.isArray(body['docs'])) throw new TypeError('a list of campaigns has docs');
  return body['docs'].filter(isCampaign);
}

/** An id alone, as content systems store a reference, has nothing to show; the fields are the contract's affair. */
function isCampaign(entry: unknown): entry is CampaignCard {
  return isRecord(entry) && typeof entry['slug'] === 'string' && typeof entry['name'] === 'string';
}
