import { ApiError, validationFailed } from '../platform/errors.ts';
import { FILE_BYTES_MAX, FILE_TOO_LARGE, HEAD_BYTES, LENGTH_MISSING, type FileKind } from './rules.ts';

/** A request's body, read no further than its head. `bytes` is its content length. */
export type UploadBody = {
  readonly bytes: number;
  readonly head: Uint8Array;
  /** The body from the start, of exactly `bytes`: the stream fails when there is more or less. */
  readonly stream: () => ReadableStream<Uint8Array>;
};

/**
 * Reads the head of an upload's body, which is the file itself. Throws 413 by its content length before anything is read,
 * 400 without a content length.
 */
export async function readUploadBody(request: Request, kind: FileKind): Promise<UploadBody> {
  const bytes = Number(request.headers.get('content-length') ?? 0);
  if (!request.body || !(bytes > 0)) throw validationFailed([{ path: 'file', message: LENGTH_MISSING }]);
  if (bytes > FILE_BYTES_MAX[kind]) throw new ApiError(413, 'file_too_large', FILE_TOO_LARGE[kind]);
  const [start, body] = request.body.tee();
  const head = await readHead(start);
  // R2 takes a stream only when its length is known (https://developers.cloudflare.com/r2/api/workers/workers-api-reference/).
  return { bytes, head, stream: () => body.pipeThrough(new FixedLengthStream(bytes)) };
}

async function readHead(body: ReadableStream<Uint8Array>): Promise<Uint8Array> {
  const reader = body.getReader();
  let head = new Uint8Array();
  while (head.length < HEAD_BYTES) {
    const { value, done } = await reader.read();
    if (done) break;
    const combined = new Uint8Array(head.length + value.length);
    combined.set(head);
    combined.set(value, head.length);
    head = combined;
  }
  await reader.cancel();
  return head;
}
