import { useEffect, useEffectEvent, useRef, useState } from 'react';
import type { Media } from '#api/media/contract.ts';
import { dropDraft, findDraft, keepDraft } from '../campaign-form/draft-store.ts';
import { textsIn } from '../campaign-form/personal-draft.ts';
import { describeImage } from './media-calls.ts';

export type Alt = ReturnType<typeof useAlt>;

/**
 * What a picture shows, in words: typed before it is chosen, it goes with the upload; later, it is sent when the
 * field is left. A new picture begins without the words for the one before. What could not be sent stays in the tab
 * and is sent when the picture is here again: a session that ended loses nothing.
 */
export function useAlt(shown: Media | undefined, onDescribed: (media: Media) => void) {
  const [typed, setTyped] = useState<string>();
  const [state, setState] = useState<'idle' | 'saved' | 'failed'>('idle');
  const [kept] = useState(() => textsIn(findDraft('alt', null)));
  const latest = useRef<string>(undefined);
  const id = shown?.id ?? '';
  const fromBefore = kept['id'] === id ? kept['text'] : undefined;

  function type(text: string | undefined): void {
    latest.current = text;
    setTyped(text);
    setState('idle');
    if (text === undefined) dropDraft('alt');
    else keepDraft('alt', null, { id, text });
  }

  async function save(media: Media): Promise<void> {
    const text = (latest.current ?? fromBefore)?.trim();
    if (text === undefined) return;
    const described = text === media.alt ? media : await describeImage(media.id, text);
    if (!described) {
      setState('failed');
      keepDraft('alt', null, { id: media.id, text });
      return;
    }
    dropDraft('alt');
    if (described === media) return;
    setState('saved');
    onDescribed(described);
  }

  const sendFromBefore = useEffectEvent(() => {
    if (shown && fromBefore !== undefined) void save(shown);
  });
  useEffect(() => sendFromBefore(), [id]);

  return {
    value: typed ?? fromBefore ?? shown?.alt ?? '',
    state,
    type,
    /** Begins with another picture, or none; returns the words that were waiting for it. */
    begin: (): string => {
      const waiting = shown ? '' : (typed ?? fromBefore ?? '');
      if (shown) type(undefined);
      return waiting.trim();
    },
    /** Sends what was typed while the picture was on its way. */
    settle: (media: Media): void => void save(media),
    /** Sends what was typed for the picture that is there. */
    keep: (): void => void (shown && save(shown)),
  };
}
