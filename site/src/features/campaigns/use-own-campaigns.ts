import { useCallback, useEffect, useState } from 'react';
import type { Campaign } from '#api/campaigns/contract.ts';
import { api } from '../accounts/api.ts';
import { callEndpoint } from '../accounts/call-endpoint.ts';

type OwnCampaignsState =
  | { readonly kind: 'loading' }
  | { readonly kind: 'failed'; readonly error: string | undefined }
  | { readonly kind: 'ready'; readonly campaigns: readonly Campaign[] };

/** The person's own campaigns; `refresh` reads them again and keeps what is shown until then. */
export function useOwnCampaigns(): {
  readonly reading: OwnCampaignsState;
  readonly refresh: () => Promise<void>;
} {
  const [reading, setReading] = useState<OwnCampaignsState>({ kind: 'loading' });
  const refresh = useCallback(async () => setReading(await readOwnCampaigns()), []);
  useEffect(() => {
    void readOwnCampaigns().then(setReading);
  }, []);
  return { reading, refresh };
}

async function readOwnCampaigns(): Promise<OwnCampaignsState> {
  const outcome = await callEndpoint(() => api.api.campaigns.mine.$get({}, { init: { cache: 'no-store' } }));
  if (outcome.kind === 'done') return { kind: 'ready', campaigns: outcome.value.docs };
  return { kind: 'failed', error: outcome.kind === 'refused' ? outcome.message : undefined };
}
