import { useEffect, useEffectEvent, useRef, useState } from 'react';
import type { Media } from '#api/media/contract.ts';
import { deleteDraft, findDraft, storeDraft } from '../campaign-form/draft-store.ts';
import { pickTexts } from '../campaign-form/personal-draft.ts';
import { updateImageAlt } from './media-calls.ts';

export type Alt = ReturnType<typeof useAlt>;

/**
 * What a picture shows, in words: typed before it is chosen, it goes with the upload; later, it is sent when the
 * field is left. A new picture begins without the words for the one before. What could not be sent stays in the tab
 * and is sent when the picture is here again: a session that ended loses nothing.
 */
export function useAlt(shown: Media | undefined, onDescribed: (media: Media) => void) {
  const [typed, setTyped] = useState<string>();
  const [state, setState] = useState<'idle' | 'saved' | 'failed'>('idle');
  const [storedDraft] = useState(() => pickTexts(findDraft('alt', null)));
  const latest = useRef<string>(undefined);
  const id = shown?.id ?? '';
  const storedText = storedDraft['id'] === id ? storedDraft['text'] : undefined;

  function type(text: string | undefined): void {
    latest.current = text;
    setTyped(text);
    setState('idle');
    if (text === undefined) deleteDraft('alt');
    else storeDraft('alt', null, { id, text });
  }

  async function save(media: Media): Promise<void> {
    const text = (latest.current ?? storedText)?.trim();
    if (text === undefined) return;
    const updated = text === media.alt ? media : await updateImageAlt(media.id, text);
    if (!updated) {
      setState('failed');
      storeDraft('alt', null, { id: media.id, text });
      return;
    }
    deleteDraft('alt');
    if (updated === media) return;
    setState('saved');
    onDescribed(updated);
  }

  const sendStoredText = useEffectEvent(() => {
    if (shown && storedText !== undefined) void save(shown);
  });
  useEffect(() => sendStoredText(), [id]);

  return {
    value: typed ?? storedText ?? shown?.alt ?? '',
    state,
    type,
    /** Begins with another picture, or none; returns the words that were waiting for it. */
    reset: (): string => {
      const waiting = shown ? '' : (typed ?? storedText ?? '');
      if (shown) type(undefined);
      return waiting.trim();
    },
    /** Sends what was typed while the picture was on its way. */
    saveFor: (media: Media): void => void save(media),
    /** Sends what was typed for the picture that is there. */
    saveShown: (): void => void (shown && save(shown)),
  };
}
