import type { Media } from '#api/media/contract.ts';
import type { Focal } from '#api/media/focal-rules.ts';
import { IMAGE_BYTES_MAX } from '#api/media/rules.ts';
import { api } from '../accounts/api.ts';
import { toFailure } from '#widget/client/outcome.ts';
import { sendFile, type SendOptions, type Sent } from './send-file.ts';

/** Returns why a file is not sent: it is no image, or too large. The API checks the content. */
export function findImageProblem(file: Pick<File, 'type' | 'size'>): 'notAnImage' | 'tooLarge' | undefined {
  if (!file.type.startsWith('image/')) return 'notAnImage';
  return file.size > IMAGE_BYTES_MAX ? 'tooLarge' : undefined;
}

/** Uploads a picture with its description and focal point. */
export async function uploadImage(
  file: File,
  { alt, focal }: { readonly alt: string; readonly focal: Focal },
  options: SendOptions,
): Promise<Sent<Media>> {
  const body = new FormData();
  body.append('file', file);
  body.append('alt', alt);
  body.append('focalX', String(focal.x));
  body.append('focalY', String(focal.y));
  const outcome = await sendFile('/api/media', body, options);
  if (outcome.kind !== 'done') return outcome;
  const { value } = outcome;
  return isReply(value) ? { kind: 'done', value: value.doc } : toFailure(200, value);
}

// The response comes from our own origin, so only its shape is checked.
const isReply = (body: unknown): body is { readonly doc: Media } => body instanceof Object && 'doc' in body;

/** Updates the description of one's own picture, even while leaving the page; undefined if that failed. */
export async function updateImageAlt(id: string, alt: string): Promise<Media | undefined> {
  const outcome = await api.media[':id'].$patch(
    { param: { id }, json: { alt } },
    { init: { keepalive: true } },
  );
  return outcome.kind === 'done' ? outcome.value.doc : undefined;
}
