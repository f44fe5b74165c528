import type { Language } from '#api/platform/rules.ts';
import { parseCaptions } from '#api/thanks/captions-rules.ts';
import { detectMediaType } from '#api/thanks/file-type-rules.ts';
import {
  FILE_BYTES_MAX,
  FILE_TOO_LARGE,
  HEAD_BYTES,
  WRONG_FILE_TYPE,
  type FileKind,
} from '#api/thanks/rules.ts';
import { startUpload, type Upload } from '../media/start-upload.ts';

/** Returns why a file cannot be sent; undefined when it can. The API checks it either way. */
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

/** Sends a file of a thank-you as it is. */
export function uploadFile(
  id: string,
  kind: FileKind,
  file: File,
  onProgress: (part: number) => void,
): Upload<unknown> {
  const query = new URLSearchParams({ kind, name: file.name });
  const path = `/api/campaigns/${encodeURIComponent(id)}/thanks/files?${query.toString()}`;
  return startUpload(path, file, onProgress);
}
