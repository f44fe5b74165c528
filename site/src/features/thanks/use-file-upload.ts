import { useEffect, useRef, useState } from 'react';
import type { Language } from '#api/platform/rules.ts';
import {
  type FileKind,
  FILE_BYTES_MAX,
  FILE_TOO_LARGE,
  HEAD_BYTES,
  WRONG_FILE_TYPE,
} from '#api/thanks/rules.ts';
import { fillText } from '#widget/client/fill-text.ts';
import type { ThanksTexts } from './texts.ts';
import { parseCaptions } from '#api/thanks/captions-rules.ts';
import { detectMediaType } from '#api/thanks/file-type-rules.ts';
import { startUpload, type Upload } from '../media/start-upload.ts';

type UploadOptions = {
  /** The campaign's id. */
  readonly id: string;
  readonly kind: FileKind;
  readonly language: Language;
  readonly texts: ThanksTexts;
  readonly onBusy: (isBusy: boolean) => void;
  /** A file has arrived: the draft has to be read again. */
  readonly onDone: () => Promise<unknown>;
};

/** Sends files one after the other; stops at a problem or when cancelled, and keeps what has arrived. */
export function useFileUpload({ id, kind, language, texts, onBusy, onDone }: UploadOptions) {
  const [running, setRunning] = useState<{ readonly name: string; readonly part: number }>();
  const [problem, setProblem] = useState<string>();
  const [status, setStatus] = useState('');
  const cancel = useRef<() => void>(undefined);
  useEffect(() => () => cancel.current?.(), []);

  async function start(files: readonly File[]): Promise<void> {
    setProblem(undefined);
    onBusy(true);
    for (const file of files) if (!(await sendOne(file))) break;
    setRunning(undefined);
    onBusy(false);
  }

  async function sendOne(file: File): Promise<boolean> {
    const { name } = file;
    const refusal = await findFileProblem(kind, file, language);
    if (refusal !== undefined) {
      setProblem(`${name}: ${refusal}`);
      return false;
    }
    setRunning({ name, part: 0 });
    const upload = uploadFile(id, kind, file, (part) => setRunning({ name, part }));
    cancel.current = upload.cancel;
    const outcome = await upload.outcome;
    cancel.current = undefined;
    if (outcome.kind === 'cancelled') return false;
    if (outcome.kind !== 'done') {
      setProblem(outcome.message ?? fillText(texts.uploadFailed, { name }));
      return false;
    }
    await onDone();
    setStatus(fillText(texts.uploaded, { name }));
    return true;
  }

  return { running, problem, status, start, cancel: () => cancel.current?.() };
}

/** Returns why a file cannot be sent; undefined when it can. The API checks it either way. */
async function findFileProblem(kind: FileKind, file: File, language: Language): Promise<string | undefined> {
  if (file.size > FILE_BYTES_MAX[kind]) return FILE_TOO_LARGE[kind][language];
  return (await matchesKind(kind, file)) ? undefined : WRONG_FILE_TYPE[kind][language];
}

async function matchesKind(kind: FileKind, file: File): Promise<boolean> {
  if (kind === 'photo') return file.type.startsWith('image/');
  if (kind === 'captions') return parseCaptions(new Uint8Array(await file.arrayBuffer())) !== undefined;
  return detectMediaType(kind, new Uint8Array(await file.slice(0, HEAD_BYTES).arrayBuffer())) !== undefined;
}

/** Sends a file of a thank-you as it is. */
function uploadFile(
  id: string,
  kind: FileKind,
  file: File,
  onProgress: (part: number) => void,
): Upload<unknown> {
  const query = new URLSearchParams({ kind, name: file.name });
  const path = `/api/campaigns/${encodeURIComponent(id)}/thanks/files?${query.toString()}`;
  return startUpload(path, file, onProgress);
}
