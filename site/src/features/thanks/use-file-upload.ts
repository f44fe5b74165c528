import { useEffect, useRef, useState } from 'react';
import type { Language } from '#api/platform/rules.ts';
import type { FileKind } from '#api/thanks/rules.ts';
import { fillText } from '#widget/client/fill-text.ts';
import type { ThanksTexts } from './texts.ts';
import { findFileProblem, uploadFile } from './upload-file.ts';

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
