import { useEffect, useState } from 'react';
import type { Campaign } from '#api/campaigns/contract.ts';
import type { Embed } from '#api/embeds/contract.ts';
import { joinOutcomes, type LoadState } from '../nominees/load-state.ts';
import { readEmbedCampaign, readEmbed } from './embed-calls.ts';

export type OwnEmbed = {
  readonly campaign: Pick<Campaign, 'slug' | 'name' | 'phase'>;
  readonly embed: Embed;
};

/** The widget of one of the person's own campaigns; `reload` reads it again after a failure. */
export function useEmbed(id: string) {
  const [reading, setReading] = useState<LoadState<OwnEmbed>>({ kind: 'loading' });
  const [attempt, setAttempt] = useState(0);
  useEffect(() => {
    let isUnmounted = false;
    void Promise.all([readEmbedCampaign(id), readEmbed(id)]).then(([campaign, embed]) => {
      if (!isUnmounted)
        setReading(joinOutcomes(campaign, embed, ({ doc }, known) => ({ campaign: doc, embed: known })));
    });
    return () => {
      isUnmounted = true;
    };
  }, [id, attempt]);

  return {
    reading,
    reload: () => {
      setReading({ kind: 'loading' });
      setAttempt((now) => now + 1);
    },
    show: (embed: Embed) =>
      setReading((now) => (now.kind === 'ready' ? { ...now, value: { ...now.value, embed } } : now)),
  };
}
