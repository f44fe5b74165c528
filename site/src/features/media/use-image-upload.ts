import { useEffect, useRef, useState } from 'react';
import type { Media } from '#api/media/contract.ts';
import { showFormToast } from '#site/ui/toasts.ts';
import { findImageProblem, uploadImage } from './media-calls.ts';
import type { ImageTexts } from './picture.ts';

type Listeners = {
  readonly onUploading?: ((isUploading: boolean) => void) | undefined;
  readonly onDone: (media: Media) => void;
};

/** Sends a picture; a file that is none, or too large, is refused before anything is sent. */
export function useImageUpload(texts: ImageTexts, { onUploading, onDone }: Listeners) {
  const [state, setState] = useState<{ readonly name: string; readonly part: number }>();
  const [refusal, setRefusal] = useState<string>();
  const cancel = useRef<() => void>(undefined);
  useEffect(() => () => cancel.current?.(), []);

  async function start(file: File, alt: string): Promise<void> {
    const reason = findImageProblem(file);
    setRefusal(reason && texts[reason]);
    if (reason) {
      showFormToast('error', texts[reason]);
      return;
    }
    const { name } = file;
    setState({ name, part: 0 });
    onUploading?.(true);
    const upload = uploadImage(file, alt.trim(), (part) => setState({ name, part }));
    cancel.current = upload.cancel;
    const outcome = await upload.outcome;
    cancel.current = undefined;
    setState(undefined);
    onUploading?.(false);
    if (outcome.kind === 'done') {
      onDone(outcome.media);
      showFormToast('success', texts.uploaded);
    } else if (outcome.kind === 'refused') {
      setRefusal(outcome.message ?? texts.failed);
      showFormToast('error', outcome.message ?? texts.failed);
    }
  }

  return {
    /** How much has gone, 0–1; undefined when nothing is on its way. */
    part: state?.part,
    name: state?.name ?? '',
    refusal,
    start,
    cancel: () => cancel.current?.(),
  };
}
