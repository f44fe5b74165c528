import { useEffect, useState } from 'react';
import type { Campaign } from '#api/campaigns/contract.ts';
import type { Winner } from '#api/nominees/contract.ts';
import { readCampaign, readWinners } from './nominee-calls.ts';
import { readingOf, type Reading } from './reading.ts';

export type Result = { readonly campaign: Campaign; readonly winners: readonly Winner[] };

/** A campaign with its winners; `reload` reads them again after a failure. */
export function useWinners(id: string): { readonly reading: Reading<Result>; readonly reload: () => void } {
  const [reading, setReading] = useState<Reading<Result>>({ kind: 'loading' });
  useEffect(() => {
    let isGone = false;
    void readResult(id).then((found) => isGone || setReading(found));
    return () => {
      isGone = true;
    };
  }, [id]);

  function reload(): void {
    setReading({ kind: 'loading' });
    void readResult(id).then(setReading);
  }
  return { reading, reload };
}

async function readResult(id: string): Promise<Reading<Result>> {
  const [campaign, winners] = await Promise.all([readCampaign(id), readWinners(id)]);
  return readingOf(campaign, winners, ({ doc }, { docs }) => ({ campaign: doc, winners: docs }));
}
