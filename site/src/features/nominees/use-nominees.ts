import { useEffect, useRef, useState } from 'react';
import type { Campaign } from '#api/campaigns/contract.ts';
import type { NomineesResponse } from '#api/nominees/contract.ts';
import { SELECTING_POLL_MS } from '#api/nominees/rules.ts';
import { startPolling, type Poller } from '#site/ui/start-polling.ts';
import { readCampaign, readNominees } from './nominee-calls.ts';
import { joinOutcomes, type LoadState } from './load-state.ts';

export type Selection = { readonly campaign: Campaign; readonly nominees: NomineesResponse };

/** A campaign with its nominees, read again while they are being selected; `reload` begins anew after a failure,
 * `refresh` keeps what is shown meanwhile. */
export function useNominees(id: string): {
  readonly reading: LoadState<Selection>;
  readonly reload: () => void;
  readonly refresh: () => Promise<void>;
} {
  const [reading, setReading] = useState<LoadState<Selection>>({ kind: 'loading' });
  const watch = useRef<Poller>(null);

  useEffect(() => {
    let isSelecting = false;
    const poller = startPolling({
      everyMs: SELECTING_POLL_MS,
      read: () => readSelection(id),
      show(found) {
        // A call that fails between two others says nothing about the selection: what is shown stays.
        if (isSelecting && found.kind === 'failed') return true;
        isSelecting =
          found.kind === 'ready' && (isSelectionPending(found.value) || found.value.nominees.isScoringAgain);
        setReading(found);
        return isSelecting;
      },
    });
    watch.current = poller;
    return () => poller.stop();
  }, [id]);

  function reload(): void {
    setReading({ kind: 'loading' });
    void watch.current?.refresh();
  }
  async function refresh(): Promise<void> {
    await watch.current?.refresh();
  }
  return { reading, reload, refresh };
}

/** Whether fans can still take part, now or later. Past the deadline they cannot, even before it is closed. */
export function isStillOpen({ isActive, phase }: Pick<Campaign, 'isActive' | 'phase'>): boolean {
  return isActive && (phase === 'open' || phase === 'not-started');
}

/** Whether nominees are being selected, or will be as soon as the campaign, past its deadline, has been closed. */
export function isSelectionPending({ campaign, nominees }: Selection): boolean {
  if (isStillOpen(campaign) || campaign.winnersSelected) return false;
  return campaign.isActive || nominees.status === 'selecting';
}

async function readSelection(id: string): Promise<LoadState<Selection>> {
  const [campaign, nominees] = await Promise.all([readCampaign(id), readNominees(id)]);
  return joinOutcomes(campaign, nominees, ({ doc }, answer) => ({ campaign: doc, nominees: answer }));
}
