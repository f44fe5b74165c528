import { isRecord, type Language } from '#api/platform/rules.ts';
import { parseCaptions } from '#api/thanks/captions-rules.ts';
import { detectMediaType } from '#api/thanks/file-type-rules.ts';
import {
  FILE_BYTES_MAX,
  FILE_TOO_LARGE,
  HEAD_BYTES,
  WRONG_FILE_TYPE,
  type FileKind,
} from '#api/thanks/rules.ts';
import { clearSession } from '../accounts/session-state.ts';

/** Why a file is not even sent, in words; undefined when nothing speaks against it. The API judges all the same. */
export async function findFileProblem(
  kind: FileKind,
  file: File,
  language: Language,
): Promise<string | undefined> {
  if (file.size > FILE_BYTES_MAX[kind]) return FILE_TOO_LARGE[kind][language];
  return (await matchesKind(kind, file)) ? undefined : WRONG_FILE_TYPE[kind][language];
}

async function matchesKind(kind: FileKind, file: File): Promise<boolean> {
  if (kind === 'photo') return file.type.startsWith('image/');
  if (kind === 'captions') return parseCaptions(new Uint8Array(await file.arrayBuffer())) !== undefined;
  return detectMediaType(kind, new Uint8Array(await file.slice(0, HEAD_BYTES).arrayBuffer())) !== undefined;
}

/** What came of an upload; `message` is the server's sentence. */
type UploadOutcome =
  | { readonly kind: 'done' }
  | { readonly kind: 'refused'; readonly message: string | undefined }
  | { readonly kind: 'cancelled' };

type Upload = { readonly outcome: Promise<UploadOutcome>; readonly cancel: () => void };

/** Sends a file of a thank-you as it is and tells how much of it has gone, 0–1: fetch cannot say that. */
export function uploadFile(
  id: string,
  kind: FileKind,
  file: File,
  onProgress: (part: number) => void,
): Upload {
  const request = new XMLHttpRequest();
  const outcome = new Promise<UploadOutcome>((resolve) => {
    request.upload.addEventListener('progress', ({ loaded, total }) =>
      onProgress(total > 0 ? loaded / total : 0),
    );
    request.addEventListener('load', () => {
      if (request.status === 401) clearSession();
      const isDone = request.status >= 200 && request.status < 300;
      resolve(
        isDone ? { kind: 'done' } : { kind: 'refused', message: parseErrorMessage(request.responseText) },
      );
    });
    request.addEventListener('error', () => resolve({ kind: 'refused', message: undefined }));
    request.addEventListener('abort', () => resolve({ kind: 'cancelled' }));
  });
  const query = new URLSearchParams({ kind, name: file.name });
  request.open('POST', `/api/campaigns/${encodeURIComponent(id)}/thanks/files?${query.toString()}`);
  request.setRequestHeader('accept-language', document.documentElement.lang);
  request.setRequestHeader('content-type', 'application/octet-stream');
  request.send(file);
  return { outcome, cancel: () => request.abort() };
}

function parseErrorMessage(text: string): string | undefined {
  try {
    const body: unknown = JSON.parse(text);
    return isRecord(body) && typeof body['error'] === 'string' ? body['error'] : undefined;
  } catch {
    return undefined;
  }
}
