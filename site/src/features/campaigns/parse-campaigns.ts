import type { CampaignCard } from '#api/campaigns/contract.ts';
import { isRecord } from '#api/platform/rules.ts';

/** Parses a page of campaigns. Skips entries that are not objects (RULES.md, "Cards"). */
export function parseCampaigns(body: unknown): {
  readonly campaigns: readonly CampaignCard[];
  readonly hasMore: boolean;
} {
  if (!isRecord(body) || !Array.isArray(body['docs'])) throw new TypeError('a list of campaigns has docs');
  return { campaigns: body['docs'].filter(isCampaign), hasMore: body['hasMore'] === true };
}

/** Returns whether an entry is more than an id, the form in which content systems store a reference. */
function isCampaign(entry: unknown): entry is CampaignCard {
  return isRecord(entry) && typeof entry['slug'] === 'string' && typeof entry['name'] === 'string';
}
