import { ApiError, validationFailed } from '../platform/errors.ts';
import { FILE_BYTES_MAX, FILE_TOO_LARGE, HEAD_BYTES, LENGTH_MISSING, type FileKind } from './rules.ts';

/** A request's body, of which only the head was read. `bytes` is its content length. */
export type UploadBody = {
  readonly bytes: number;
  readonly head: Uint8Array;
  /** The whole body, of exactly `bytes`: the stream fails if there is more or less. */
  readonly stream: () => ReadableStream<Uint8Array>;
};

/** Reads the head of an upload's body, which is the file itself. Throws 413 by content length, 400 without one. */
export async function readUploadBody(request: Request, kind: FileKind): Promise<UploadBody> {
  const bytes = Number(request.headers.get('content-length') ?? 0);
  const body: ReadableStream<Uint8Array> | null = request.body;
  if (!body || !(bytes > 0)) throw validationFailed([{ path: 'file', message: LENGTH_MISSING }]);
  if (bytes > FILE_BYTES_MAX[kind]) throw new ApiError(413, 'file_too_large', FILE_TOO_LARGE[kind]);
  const head = await readHead(body);
  return { bytes, head, stream: () => toFixedLengthStream(body, head, bytes) };
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
  reader.releaseLock();
  return head;
}

/** R2 needs streams of known length (https://developers.cloudflare.com/r2/api/workers/workers-api-reference/). */
function toFixedLengthStream(body: ReadableStream<Uint8Array>, head: Uint8Array, bytes: number) {
  const { readable, writable } = new FixedLengthStream(bytes);
  const pump = async () => {
    const writer = writable.getWriter();
    await writer.write(head);
    writer.releaseLock();
    await body.pipeTo(writable);
  };
  // The reader of the stream gets the failure.
  pump().catch(() => undefined);
  return readable;
}
