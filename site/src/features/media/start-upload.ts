import { toFailure, UNREACHABLE, type Outcome } from '#widget/client/outcome.ts';
import { clearSession } from '../accounts/session-state.ts';

export type Upload<T> = {
  readonly outcome: Promise<Outcome<T> | { readonly kind: 'cancelled' }>;
  readonly cancel: () => void;
};

/** Posts a file and reports the progress, from 0 to 1, which fetch cannot. */
export function startUpload(
  path: string,
  body: File | FormData,
  onProgress: (part: number) => void,
): Upload<unknown> {
  const request = new XMLHttpRequest();
  const outcome: Upload<unknown>['outcome'] = new Promise((resolve) => {
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
  return { outcome, cancel: () => request.abort() };
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
