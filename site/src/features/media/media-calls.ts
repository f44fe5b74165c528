import { isRecord } from '#api/platform/rules.ts';
import type { Media } from '#api/media/contract.ts';
import { IMAGE_BYTES_MAX } from '#api/media/rules.ts';
import { sendToApi } from '../accounts/api.ts';
import { clearSession } from '../accounts/session-state.ts';

/** Why a file is not even sent: no image, or too many bytes. The API judges by the content. */
export function findImageProblem(file: Pick<File, 'type' | 'size'>): 'notAnImage' | 'tooLarge' | undefined {
  if (!file.type.startsWith('image/')) return 'notAnImage';
  return file.size > IMAGE_BYTES_MAX ? 'tooLarge' : undefined;
}

/** What came of an upload; `message` is the server's sentence. */
export type UploadOutcome =
  | { readonly kind: 'done'; readonly media: Media }
  | { readonly kind: 'refused'; readonly message: string | undefined }
  | { readonly kind: 'cancelled' };

type Upload = { readonly outcome: Promise<UploadOutcome>; readonly cancel: () => void };

/** Sends a picture and tells how much of it has gone, 0–1: fetch cannot say that. */
export function uploadImage(file: File, alt: string, onProgress: (part: number) => void): Upload {
  const request = new XMLHttpRequest();
  const outcome = new Promise<UploadOutcome>((resolve) => {
    request.upload.addEventListener('progress', ({ loaded, total }) =>
      onProgress(total > 0 ? loaded / total : 0),
    );
    request.addEventListener('load', () => {
      if (request.status === 401) clearSession();
      resolve(toUploadOutcome(request));
    });
    request.addEventListener('error', () => resolve({ kind: 'refused', message: undefined }));
    request.addEventListener('abort', () => resolve({ kind: 'cancelled' }));
  });
  const body = new FormData();
  body.append('file', file);
  body.append('alt', alt);
  request.open('POST', '/api/media');
  request.setRequestHeader('accept-language', document.documentElement.lang);
  request.send(body);
  return { outcome, cancel: () => request.abort() };
}

function toUploadOutcome({ status, responseText }: XMLHttpRequest): UploadOutcome {
  const body = parseJson(responseText);
  const media = isRecord(body) ? parseMedia(body['doc']) : undefined;
  if (status < 300 && media) return { kind: 'done', media };
  const message = isRecord(body) && typeof body['error'] === 'string' ? body['error'] : undefined;
  return { kind: 'refused', message };
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

/** A picture by its id (specification §5); undefined when it cannot be had. */
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
    ...{ id, url, filename, width, height, alt: text(alt), mimeType: text(mimeType) },
    ...{ caption: text(caption) || null, updatedAt: text(updatedAt) },
  };
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
