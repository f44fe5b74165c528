import { atom, onMount } from 'nanostores';
import type { CampaignCard } from '#api/campaigns/contract.ts';
import { createClient } from '#api/client.ts';
import { isRecord } from '#api/platform/rules.ts';

const LOAD_TIMEOUT_MS = 15_000;

/** Pages of campaigns in the state. */
let pageCount = 1;

export type CampaignsState =
  | { readonly status: 'loading' | 'failed' }
  | { readonly status: 'ready'; readonly campaigns: readonly CampaignCard[]; readonly hasMore: boolean };

/** The campaigns, for every island of a page: the first page of them is loaded when the first island is seen. */
export const $campaigns = atom<CampaignsState>({ status: 'loading' });

onMount($campaigns, () => {
  if (typeof document === 'undefined' || $campaigns.value.status === 'ready') return;
  void loadCampaigns();
});

/** Loads the campaigns, or loads them again. Never throws: the state holds the outcome. */
export async function loadCampaigns(): Promise<void> {
  $campaigns.set({ status: 'loading' });
  pageCount = 1;
  const page = await readPage(pageCount);
  $campaigns.set(page ? { status: 'ready', ...page } : { status: 'failed' });
}

/** Adds the next page of campaigns; one that moved there meanwhile counts once. Returns whether it could. */
export async function loadMoreCampaigns(): Promise<boolean> {
  const page = await readPage(pageCount + 1);
  const state = $campaigns.get();
  if (!page || state.status !== 'ready') return false;
  pageCount += 1;
  const byId = new Map([...state.campaigns, ...page.campaigns].map((campaign) => [campaign.id, campaign]));
  $campaigns.set({ status: 'ready', campaigns: [...byId.values()], hasMore: page.hasMore });
  return true;
}

async function readPage(page: number): Promise<ReturnType<typeof parseCampaigns> | undefined> {
  try {
    const init = { signal: AbortSignal.timeout(LOAD_TIMEOUT_MS) };
    const query = page === 1 ? {} : { page: String(page) };
    const response = await createClient().api['campaigns-list'].$get({ query }, { init });
    if (!response.ok) throw new Error(`campaigns-list answered ${response.status}`);
    const body: unknown = await response.json();
    return parseCampaigns(body);
  } catch (error) {
    console.warn('The campaigns could not be loaded.', error);
    return undefined;
  }
}

/** Parses a page of campaigns. Skips entries that are not objects (RULES.md, "Cards"). */
export function parseCampaigns(body: unknown): {
  readonly campaigns: readonly CampaignCard[];
  readonly hasMore: boolean;
} {
  if (!isRecord(body) || !Array.isArray(body['docs'])) throw new TypeError('a list of campaigns has docs');
  return { campaigns: body['docs'].filter(isCampaign), hasMore: typeof body['next'] === 'string' };
}

/** Returns whether an entry is more than an id, the form in which content systems store a reference. */
function isCampaign(entry: unknown): entry is CampaignCard {
  return isRecord(entry) && typeof entry['slug'] === 'string' && typeof entry['name'] === 'string';
}
