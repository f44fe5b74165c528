import { isRecord } from '#api/platform/rules.ts';
import type { Media } from '#api/media/contract.ts';
import { IMAGE_BYTES_MAX } from '#api/media/rules.ts';
import { sendToApi } from '../accounts/api.ts';
import { toFailure } from '#widget/client/outcome.ts';
import { startUpload, type Upload } from './start-upload.ts';

/** Why a file is not even sent: no image, or too many bytes. The API judges by the content. */
export function findImageProblem(file: Pick<File, 'type' | 'size'>): 'notAnImage' | 'tooLarge' | undefined {
  if (!file.type.startsWith('image/')) return 'notAnImage';
  return file.size > IMAGE_BYTES_MAX ? 'tooLarge' : undefined;
}

/** Uploads a picture with its description. */
export function uploadImage(file: File, alt: string, onProgress: (part: number) => void): Upload<Media> {
  const body = new FormData();
  body.append('file', file);
  body.append('alt', alt);
  const upload = startUpload('/api/media', body, onProgress);
  const outcome = upload.outcome.then((result) => {
    if (result.kind !== 'done') return result;
    const media = isRecord(result.value) ? parseMedia(result.value['doc']) : undefined;
    return media ? ({ kind: 'done', value: media } as const) : toFailure(200, result.value);
  });
  return { ...upload, outcome };
}

/** Says what one's own picture shows, also when the page is being left; undefined when that did not work. */
export async function updateImageAlt(id: string, alt: string): Promise<Media | undefined> {
  try {
    const answer = await sendToApi(`/api/media/${encodeURIComponent(id)}`, {
      method: 'PATCH',
      body: JSON.stringify({ alt }),
      headers: { 'content-type': 'application/json' },
      keepalive: true,
    });
    const body: unknown = await answer.json();
    return answer.ok && isRecord(body) ? parseMedia(body['doc']) : undefined;
  } catch {
    return undefined;
  }
}

/** A picture by its id (RULES.md, "Data"); undefined when it cannot be loaded. */
export async function loadMedia(id: string): Promise<Media | undefined> {
  try {
    const answer = await sendToApi(`/api/media/${encodeURIComponent(id)}?depth=0`);
    return answer.ok ? parseMedia(await answer.json()) : undefined;
  } catch {
    return undefined;
  }
}

function parseMedia(value: unknown): Media | undefined {
  if (!isRecord(value)) return undefined;
  const { id, url, filename, width, height, alt, mimeType, caption, updatedAt } = value;
  if (typeof id !== 'string' || typeof url !== 'string' || typeof filename !== 'string') return undefined;
  if (typeof width !== 'number' || typeof height !== 'number') return undefined;
  const text = (input: unknown) => (typeof input === 'string' ? input : '');
  return {
    id,
    url,
    filename,
    width,
    height,
    alt: text(alt),
    mimeType: text(mimeType),
    caption: text(caption) || null,
    updatedAt: text(updatedAt),
  };
}
