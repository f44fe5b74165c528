import { useRef, useState } from 'react';
import type { Media } from '../../../../edge-api/media/contract.ts';
import { describeImage } from './media-calls.ts';

export type Alt = ReturnType<typeof useAlt>;

/**
 * What a picture shows, in words: typed before it is chosen, it goes with the upload; later, it is kept when the
 * field is left. A new picture begins without the words for the one before.
 */
export function useAlt(shown: Media | undefined, onDescribed: (media: Media) => void) {
  const [typed, setTyped] = useState<string>();
  const [state, setState] = useState<'idle' | 'saved' | 'failed'>('idle');
  const latest = useRef<string>(undefined);

  function type(text: string | undefined): void {
    latest.current = text;
    setTyped(text);
    setState('idle');
  }

  async function save(media: Media): Promise<void> {
    const text = latest.current?.trim();
    if (text === undefined || text === media.alt) return;
    const described = await describeImage(media.id, text);
    setState(described ? 'saved' : 'failed');
    if (described) onDescribed(described);
  }

  return {
    value: typed ?? shown?.alt ?? '',
    state,
    type,
    /** Begins with another picture, or none; returns the words that were waiting for it. */
    begin: (): string => {
      const waiting = shown ? '' : (typed ?? '');
      if (shown) type(undefined);
      return waiting.trim();
    },
    /** Keeps what was typed while the picture was on its way. */
    settle: (media: Media): void => void save(media),
    /** Keeps what was typed for the picture that is there. */
    keep: (): void => void (shown && save(shown)),
  };
}
