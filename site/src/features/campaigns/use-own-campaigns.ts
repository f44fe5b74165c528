import { useCallback, useEffect, useState } from 'react';
import type { Campaign } from '#api/campaigns/contract.ts';
import { api } from '../accounts/api.ts';
import { outcomeOf } from '../accounts/outcome.ts';

type Reading =
  | { readonly kind: 'loading' }
  | { readonly kind: 'failed'; readonly error: string | undefined }
  | { readonly kind: 'ready'; readonly campaigns: readonly Campaign[] };

/** The person's own campaigns; `refresh` reads them again and keeps what is shown until then. */
export function useOwnCampaigns(): { readonly reading: Reading; readonly refresh: () => Promise<void> } {
  const [reading, setReading] = useState<Reading>({ kind: 'loading' });
  const refresh = useCallback(async () => setReading(await readOwn()), []);
  useEffect(() => {
    void readOwn().then(setReading);
  }, []);
  return { reading, refresh };
}

async function readOwn(): Promise<Reading> {
  const outcome = await outcomeOf(() => api.api.campaigns.mine.$get({}, { init: { cache: 'no-store' } }));
  if (outcome.kind === 'done') return { kind: 'ready', campaigns: outcome.value.docs };
  return { kind: 'failed', error: outcome.kind === 'refused' ? outcome.message : undefined };
}
