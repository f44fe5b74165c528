import { toFailure, UNREACHABLE, type Outcome } from '#widget/client/outcome.ts';
import { clearSession } from '../accounts/session-state.ts';

export type SendOptions = {
  readonly signal: AbortSignal;
  /** Called with what has been sent, from 0 to 1. */
  readonly onProgress: (part: number) => void;
};
export type Sent<T> = Outcome<T> | { readonly kind: 'cancelled' };

/** Posts a file and reports the progress, which fetch cannot. */
export async function sendFile<T>(
  path: string,
  body: File | FormData,
  options: SendOptions,
): Promise<Sent<T>>;
export async function sendFile(
  path: string,
  body: File | FormData,
  { signal, onProgress }: SendOptions,
): Promise<Sent<unknown>> {
  if (signal.aborted) return { kind: 'cancelled' };
  const request = new XMLHttpRequest();
  signal.addEventListener('abort', () => request.abort());
  const outcome = new Promise<Sent<unknown>>((resolve) => {
    request.upload.addEventListener('progress', ({ loaded, total }) =>
      onProgress(total > 0 ? loaded / total : 0),
    );
    request.addEventListener('load', () => {
      const { status, responseText } = request;
      if (status === 401) clearSession();
      const value = parseJson(responseText);
      resolve(status >= 200 && status < 300 ? { kind: 'done', value } : toFailure(status, value));
    });
    request.addEventListener('error', () => resolve(UNREACHABLE));
    request.addEventListener('abort', () => resolve({ kind: 'cancelled' }));
  });
  request.open('POST', path);
  request.setRequestHeader('accept-language', document.documentElement.lang);
  if (body instanceof File) request.setRequestHeader('content-type', 'application/octet-stream');
  request.send(body);
  return outcome;
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
