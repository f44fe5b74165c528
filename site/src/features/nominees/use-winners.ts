import { useEffect, useState } from 'react';
import type { Campaign } from '#api/campaigns/contract.ts';
import type { Winner } from '#api/nominees/contract.ts';
import { readCampaign, readWinners } from './nominee-calls.ts';
import { joinOutcomes, type LoadState } from './load-state.ts';

export type WinnersResult = { readonly campaign: Campaign; readonly winners: readonly Winner[] };

/** A campaign with its winners; `reload` reads them again after a failure. */
export function useWinners(id: string): {
  readonly reading: LoadState<WinnersResult>;
  readonly reload: () => void;
} {
  const [reading, setReading] = useState<LoadState<WinnersResult>>({ kind: 'loading' });
  useEffect(() => {
    let isUnmounted = false;
    void readWinnersResult(id).then((found) => isUnmounted || setReading(found));
    return () => {
      isUnmounted = true;
    };
  }, [id]);

  function reload(): void {
    setReading({ kind: 'loading' });
    void readWinnersResult(id).then(setReading);
  }
  return { reading, reload };
}

async function readWinnersResult(id: string): Promise<LoadState<WinnersResult>> {
  const [campaign, winners] = await Promise.all([readCampaign(id), readWinners(id)]);
  return joinOutcomes(campaign, winners, ({ doc }, { docs }) => ({ campaign: doc, winners: docs }));
}
