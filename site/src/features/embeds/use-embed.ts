import { useEffect, useState } from 'react';
import type { Campaign } from '#api/campaigns/contract.ts';
import type { Embed } from '#api/embeds/contract.ts';
import { readingOf, type Reading } from '../nominees/reading.ts';
import { readCampaign, readEmbed } from './embed-calls.ts';

export type OwnEmbed = {
  readonly campaign: Pick<Campaign, 'slug' | 'name' | 'phase'>;
  readonly embed: Embed;
};

/** The widget of one of the person's own campaigns; `reload` reads it again after a failure. */
export function useEmbed(id: string) {
  const [reading, setReading] = useState<Reading<OwnEmbed>>({ kind: 'loading' });
  const [round, setRound] = useState(0);
  useEffect(() => {
    let isGone = false;
    void Promise.all([readCampaign(id), readEmbed(id)]).then(([campaign, embed]) => {
      if (!isGone)
        setReading(readingOf(campaign, embed, ({ doc }, known) => ({ campaign: doc, embed: known })));
    });
    return () => {
      isGone = true;
    };
  }, [id, round]);

  return {
    reading,
    reload: () => {
      setReading({ kind: 'loading' });
      setRound((now) => now + 1);
    },
    show: (embed: Embed) =>
      setReading((now) => (now.kind === 'ready' ? { ...now, value: { ...now.value, embed } } : now)),
  };
}
