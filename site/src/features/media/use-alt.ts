import { useEffect, useEffectEvent, useRef, useState } from 'react';
import type { Media } from '#api/media/contract.ts';
import { deleteDraft, findDraft, pickTexts, storeDraft } from '#widget/client/drafts.ts';
import { api } from '../accounts/api.ts';

export type Alt = ReturnType<typeof useAlt>;

/**
 * Holds the description of a picture. If typed before a picture is chosen, it is sent with the upload; later it is sent
 * when the field is left. A new picture starts without the previous description. A description that could not be sent
 * stays in the tab and is sent when the picture is loaded again, so that it survives the end of a session.
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
    /** Resets the field for another picture or none; returns the description that was typed for it beforehand. */
    reset: (): string => {
      const waiting = shown ? '' : (typed ?? storedText ?? '');
      if (shown) type(undefined);
      return waiting.trim();
    },
    /** Saves the description that was typed during the upload. */
    saveFor: (media: Media): void => void save(media),
    saveShown: (): void => void (shown && save(shown)),
  };
}

/** Updates the description of one's own picture, even while leaving the page; undefined if that failed. */
async function updateImageAlt(id: string, alt: string): Promise<Media | undefined> {
  const outcome = await api.media[':id'].$patch(
    { param: { id }, json: { alt } },
    { init: { keepalive: true } },
  );
  return outcome.kind === 'done' ? outcome.value.doc : undefined;
}
