import { useEffect, useRef, useState } from 'react';
import type { Language } from '#api/platform/rules.ts';
import {
  type FileKind,
  FILE_BYTES_MAX,
  FILE_EMPTY,
  FILE_TOO_LARGE,
  HEAD_BYTES,
  WRONG_FILE_TYPE,
} from '#api/thanks/rules.ts';
import { fillText } from '#widget/client/fill-text.ts';
import type { ThanksTexts } from './texts.ts';
import { parseCaptions } from '#api/thanks/captions-rules.ts';
import { isWhole } from '#api/thanks/container-rules.ts';
import { detectMediaType } from '#api/thanks/file-type-rules.ts';
import { sendFile } from '../media/send-file.ts';

type UploadOptions = {
  readonly id: string;
  readonly kind: FileKind;
  readonly language: Language;
  readonly texts: ThanksTexts;
  readonly onBusy: (isBusy: boolean) => void;
  readonly onDone: () => Promise<unknown>;
};

/** The result of an upload: `problem` is what went wrong; with `isOver`, the remaining files are not sent. */
type Sent = { readonly problem?: string; readonly isOver?: boolean };

/** The API's statuses for a file that is too large or of the wrong type. */
const FILE_REFUSED: readonly number[] = [413, 415];

/** Uploads files one by one and skips refused ones; files already uploaded are kept if it is cancelled or fails. */
export function useFileUpload({ id, kind, language, texts, onBusy, onDone }: UploadOptions) {
  const [running, setRunning] = useState<{ readonly name: string; readonly part: number }>();
  const [problem, setProblem] = useState<string>();
  const [status, setStatus] = useState('');
  const sending = useRef<AbortController>(undefined);
  useEffect(() => () => sending.current?.abort(), []);

  async function start(files: readonly File[]): Promise<void> {
    setProblem(undefined);
    onBusy(true);
    const problems: string[] = [];
    const controller = new AbortController();
    sending.current = controller;
    for (const file of files) {
      const sent = await sendOne(file, controller.signal);
      if (sent.problem !== undefined) problems.push(sent.problem);
      if (sent.isOver) break;
    }
    if (problems.length > 0) setProblem(problems.join('; '));
    setRunning(undefined);
    onBusy(false);
  }

  async function sendOne(file: File, signal: AbortSignal): Promise<Sent> {
    const { name } = file;
    const failed = fillText(texts.uploadFailed, { name });
    // A file may be gone, or have been changed, since it was chosen.
    const refusal = await findFileProblem(kind, file, language).catch(() => null);
    if (refusal === null) return { problem: failed };
    if (refusal !== undefined) return { problem: `${name}: ${refusal}` };
    setRunning({ name, part: 0 });
    const outcome = await sendFile(filePath(id, kind, name), file, {
      signal,
      onProgress: (part) => setRunning({ name, part }),
    });
    if (outcome.kind === 'cancelled') return { isOver: true };
    if (outcome.kind !== 'done') {
      const { status: code, message } = outcome;
      return {
        problem: message === undefined ? failed : `${name}: ${message}`,
        isOver: !FILE_REFUSED.includes(code),
      };
    }
    await onDone();
    setStatus(fillText(texts.uploaded, { name }));
    return {};
  }

  return { running, problem, status, start, cancel: () => sending.current?.abort() };
}

/** Returns why a file cannot be sent, if so. The API repeats the checks, as far as a file's first bytes allow. */
async function findFileProblem(kind: FileKind, file: File, language: Language): Promise<string | undefined> {
  if (file.size > FILE_BYTES_MAX[kind]) return FILE_TOO_LARGE[kind][language];
  const wrong = WRONG_FILE_TYPE[kind][language];
  if (kind === 'photo') return file.type.startsWith('image/') ? undefined : wrong;
  if (kind === 'captions') return parseCaptions(await readBytes(file)) === undefined ? wrong : undefined;
  const type = detectMediaType(kind, await readBytes(file.slice(0, HEAD_BYTES)));
  if (type === undefined) return wrong;
  return (await isWhole(type, file)) ? undefined : FILE_EMPTY[kind][language];
}

const readBytes = async (part: Blob) => new Uint8Array(await part.arrayBuffer());

function filePath(id: string, kind: FileKind, name: string): string {
  const query = new URLSearchParams({ kind, name });
  return `/api/campaigns/${encodeURIComponent(id)}/thanks/files?${query.toString()}`;
}
