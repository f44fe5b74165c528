import { useCallback, useEffect, useState } from 'react';
import type { Campaign } from '#api/campaigns/contract.ts';
import { api } from '../accounts/api.ts';
import { callEndpoint } from '../accounts/call-endpoint.ts';

type Pages = { readonly campaigns: readonly Campaign[]; readonly count: number; readonly hasMore: boolean };
type OwnCampaignsState =
  | { readonly kind: 'loading' }
  | { readonly kind: 'failed'; readonly error: string | undefined }
  | ({ readonly kind: 'ready' } & Pages);

const NO_PAGES: Pages = { campaigns: [], count: 0, hasMore: true };

/**
 * The person's own campaigns, the first page at first. `refresh` reads the pages that are shown again and shows them
 * until then; `loadMore` adds a page and returns whether it could.
 */
export function useOwnCampaigns(): {
  readonly reading: OwnCampaignsState;
  readonly refresh: () => Promise<void>;
  readonly loadMore: () => Promise<boolean>;
} {
  const [reading, setReading] = useState<OwnCampaignsState>({ kind: 'loading' });
  const shown = reading.kind === 'ready' ? reading : NO_PAGES;
  const refresh = useCallback(
    async () => setReading(await readPages(NO_PAGES, Math.max(1, shown.count))),
    [shown.count],
  );
  const loadMore = useCallback(async () => {
    const next = await readPages(shown, shown.count + 1);
    if (next.kind === 'ready') setReading(next);
    return next.kind === 'ready';
  }, [shown]);
  useEffect(() => {
    void readPages(NO_PAGES, 1).then(setReading);
  }, []);
  return { reading, refresh, loadMore };
}

/** Reads the pages that follow `pages`, up to so many in all; a campaign that moved to a later page meanwhile is not doubled. */
async function readPages(pages: Pages, count: number): Promise<OwnCampaignsState> {
  if (pages.count >= count || !pages.hasMore) return { kind: 'ready', ...pages };
  const query = { page: String(pages.count + 1) };
  const outcome = await callEndpoint(() =>
    api.api.campaigns.mine.$get({ query }, { init: { cache: 'no-store' } }),
  );
  if (outcome.kind !== 'done') {
    return { kind: 'failed', error: outcome.kind === 'refused' ? outcome.message : undefined };
  }
  const { docs, hasMore } = outcome.value;
  const ids = new Set(pages.campaigns.map(({ id }) => id));
  const campaigns = [...pages.campaigns, ...docs.filter(({ id }) => !ids.has(id))];
  return readPages({ campaigns, count: pages.count + 1, hasMore }, count);
}
