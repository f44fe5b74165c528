import { useEffect, useRef, useState } from 'react';
import type { Media } from '#api/media/contract.ts';
import { showFormToast } from '#site/ui/toasts.ts';
import { IMAGE_BYTES_MAX } from '#api/media/rules.ts';
import { sendFile, type SendOptions } from './send-file.ts';
import type { ImageTexts } from './texts.ts';
import { USUAL_FOCAL, type Focal } from '#api/media/focal-rules.ts';

type Listeners = {
  readonly onUploading?: ((isUploading: boolean) => void) | undefined;
  readonly onDone: (media: Media) => void;
};

/** Uploads a picture; refuses a file that is not an image or is too large before sending it. */
export function useImageUpload(texts: ImageTexts, { onUploading, onDone }: Listeners) {
  const [state, setState] = useState<{ readonly name: string; readonly part: number }>();
  const [refusal, setRefusal] = useState<string>();
  const sending = useRef<AbortController>(undefined);
  useEffect(() => () => sending.current?.abort(), []);

  async function start(file: File, alt: string): Promise<void> {
    const reason = findImageProblem(file);
    setRefusal(reason && texts[reason]);
    if (reason) {
      showFormToast('error', texts[reason]);
      return;
    }
    const { name } = file;
    const controller = new AbortController();
    sending.current = controller;
    setState({ name, part: 0 });
    onUploading?.(true);
    const outcome = await uploadImage(file, alt.trim(), await findFace(file), {
      signal: controller.signal,
      onProgress: (part) => setState({ name, part }),
    });
    setState(undefined);
    onUploading?.(false);
    if (outcome.kind === 'done') {
      onDone(outcome.value.doc);
      showFormToast('success', texts.uploaded);
    } else if (outcome.kind !== 'cancelled') {
      setRefusal(outcome.message ?? texts.failed);
      showFormToast('error', outcome.message ?? texts.failed);
    }
  }

  return {
    /** From 0 to 1; undefined when nothing is being uploaded. */
    part: state?.part,
    name: state?.name ?? '',
    refusal,
    start,
    cancel: () => sending.current?.abort(),
  };
}

/** Returns why a file is not sent: it is no image, or too large. The API checks the content. */
export function findImageProblem(file: Pick<File, 'type' | 'size'>): 'notAnImage' | 'tooLarge' | undefined {
  if (!file.type.startsWith('image/')) return 'notAnImage';
  return file.size > IMAGE_BYTES_MAX ? 'tooLarge' : undefined;
}

/** Uploads a picture with its description and focal point. */
function uploadImage(file: File, alt: string, { x, y }: Focal, options: SendOptions) {
  const body = new FormData();
  body.append('file', file);
  body.append('alt', alt);
  body.append('focalX', String(x));
  body.append('focalY', String(y));
  return sendFile<{ readonly doc: Media }>('/api/media', body, options);
}

type Face = { readonly boundingBox: DOMRectReadOnly };
type Detector = { readonly detect: (picture: ImageBitmap) => Promise<readonly Face[]> };
type DetectorClass = new () => Detector;

const hasDetector = (scope: object): scope is { readonly FaceDetector: DetectorClass } =>
  'FaceDetector' in scope;

/** Suggests a picture's focal point: the largest face if the browser can detect one, else the upper third. */
async function findFace(file: Blob): Promise<Focal> {
  const scope: object = globalThis;
  if (!hasDetector(scope)) return USUAL_FOCAL;
  try {
    const picture = await createImageBitmap(file);
    const faces = await new scope.FaceDetector().detect(picture);
    const [box] = faces.map(({ boundingBox }) => boundingBox).toSorted((a, b) => b.width - a.width);
    if (!box) return USUAL_FOCAL;
    return {
      x: Math.round(((box.x + box.width / 2) / picture.width) * 100),
      y: Math.round(((box.y + box.height / 2) / picture.height) * 100),
    };
  } catch {
    // If the detector fails, the upper third is a good enough suggestion.
    return USUAL_FOCAL;
  }
}
