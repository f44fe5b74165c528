import { atom, onMount } from 'nanostores';
import type { CampaignCard } from '#api/campaigns/contract.ts';
import { createClient } from '#api/client.ts';
import { parseCampaigns } from './parse-campaigns.ts';

const LOAD_TIMEOUT_MS = 15_000;

export type CampaignsState =
  | { readonly status: 'loading' | 'failed' }
  | { readonly status: 'ready'; readonly campaigns: readonly CampaignCard[] };

/** All campaigns, for every island of a page: loaded once, when the first island is seen. */
export const $campaigns = atom<CampaignsState>({ status: 'loading' });

onMount($campaigns, () => {
  if (typeof document === 'undefined' || $campaigns.value.status === 'ready') return;
  void loadCampaigns();
});

/** Loads the campaigns, or loads them again. Never throws: the state holds the outcome. */
export async function loadCampaigns(): Promise<void> {
  $campaigns.set({ status: 'loading' });
  try {
    const signal = AbortSignal.timeout(LOAD_TIMEOUT_MS);
    const response = await createClient().api['campaigns-list'].$get({ query: {} }, { init: { signal } });
    if (!response.ok) throw new Error(`campaigns-list answered ${response.status}`);
    const body: unknown = await response.json();
    $campaigns.set({ status: 'ready', campaigns: parseCampaigns(body) });
  } catch (error) {
    console.warn('The campaigns could not be loaded.', error);
    $campaigns.set({ status: 'failed' });
  }
}
