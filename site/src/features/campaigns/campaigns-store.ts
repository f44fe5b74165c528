import { atom, onMount } from 'nanostores';
import type { Campaign, CampaignCard } from '#api/campaigns/contract.ts';
import { createClient } from '#api/client.ts';
import { isRecord } from '#api/platform/rules.ts';

const LOAD_TIMEOUT_MS = 15_000;

/** Campaigns, and the cursor of the next page; null at the end of the list. */
type Campaigns = { readonly campaigns: readonly CampaignCard[]; readonly next: string | null };
export type CampaignsState =
  | { readonly status: 'loading' | 'failed' }
  | ({ readonly status: 'ready' } & Campaigns);

/** The campaigns, shared by all islands of a page; the first page is loaded when the first island mounts. */
export const $campaigns = atom<CampaignsState>({ status: 'loading' });

/** The owner's campaigns on the screen, whose share pictures are kept up to date (keep-share-pictures.ts). */
export const $sharedCampaigns = atom<readonly Campaign[]>([]);

onMount($campaigns, () => {
  if (typeof document === 'undefined' || $campaigns.value.status === 'ready') return;
  void loadCampaigns();
});

/** Loads the campaigns, or loads them again. Never throws: the state holds the outcome. */
export async function loadCampaigns(): Promise<void> {
  $campaigns.set({ status: 'loading' });
  const page = await readPage({});
  $campaigns.set(page ? { status: 'ready', ...page } : { status: 'failed' });
}

/** Adds the next page of campaigns without duplicates; returns whether it succeeded. */
export async function loadMoreCampaigns(): Promise<boolean> {
  const state = $campaigns.get();
  if (state.status !== 'ready' || state.next === null) return false;
  const page = await readPage({ after: state.next });
  if (!page) return false;
  const byId = new Map([...state.campaigns, ...page.campaigns].map((campaign) => [campaign.id, campaign]));
  $campaigns.set({ status: 'ready', campaigns: [...byId.values()], next: page.next });
  return true;
}

async function readPage(query: { readonly after?: string }): Promise<Campaigns | undefined> {
  try {
    const init = { signal: AbortSignal.timeout(LOAD_TIMEOUT_MS) };
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
export function parseCampaigns(body: unknown): Campaigns {
  if (!isRecord(body) || !Array.isArray(body['docs'])) throw new TypeError('a list of campaigns has docs');
  const { next } = body;
  return { campaigns: body['docs'].filter(isCampaign), next: typeof next === 'string' ? next : null };
}

/** Returns whether an entry is a campaign, and not only an id, as content systems store a reference. */
function isCampaign(entry: unknown): entry is CampaignCard {
  return isRecord(entry) && typeof entry['slug'] === 'string' && typeof entry['name'] === 'string';
}
