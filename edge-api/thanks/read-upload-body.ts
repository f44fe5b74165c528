import { ApiError, validationFailed } from '../platform/errors.ts';
import { FILE_BYTES_MAX, FILE_TOO_LARGE, HEAD_BYTES, LENGTH_MISSING, type FileKind } from './rules.ts';

/** A request's body, not read further than its head. `bytes` is what the request says that it will be. */
export type UploadBody = {
  readonly bytes: number;
  readonly head: Uint8Array;
  /** All of it from the start, of exactly `bytes`: it breaks off when there is more or less. */
  readonly stream: () => ReadableStream<Uint8Array>;
};

/**
 * The body of an upload, which is the file itself, read as far as its type is judged by. 413 by its length before
 * anything is read; 400 when it does not say its length.
 */
export async function readUploadBody(request: Request, kind: FileKind): Promise<UploadBody> {
  const bytes = Number(request.headers.get('content-length') ?? 0);
  if (!request.body || !(bytes > 0)) throw validationFailed([{ path: 'file', message: LENGTH_MISSING }]);
  if (bytes > FILE_BYTES_MAX[kind]) throw new ApiError(413, 'file_too_large', FILE_TOO_LARGE[kind]);
  const reader: ReadableStreamDefaultReader<Uint8Array> = request.body.getReader();
  const head = await readHead(reader);
  return { bytes, head, stream: () => toFixedLengthStream(reader, head, bytes) };
}

async function readHead(reader: ReadableStreamDefaultReader<Uint8Array>): Promise<Uint8Array> {
  let head = new Uint8Array();
  while (head.length < HEAD_BYTES) {
    const { value, done } = await reader.read();
    if (done) break;
    const combined = new Uint8Array(head.length + value.length);
    combined.set(head);
    combined.set(value, head.length);
    head = combined;
  }
  return head;
}

/** R2 takes a stream only when its length is known (https://developers.cloudflare.com/r2/api/workers/workers-api-reference/). */
function toFixedLengthStream(
  reader: ReadableStreamDefaultReader<Uint8Array>,
  head: Uint8Array,
  bytes: number,
) {
  const { readable, writable } = new FixedLengthStream(bytes);
  const writer = writable.getWriter();
  // Who reads the other end hears of a failure; here it is heard of once, below.
  writer.closed.catch(() => undefined);
  const pump = async () => {
    await writer.write(head);
    for (let part = await reader.read(); !part.done; part = await reader.read()) {
      await writer.write(part.value);
    }
    await writer.close();
  };
  pump().catch((error: unknown) => writer.abort(error).catch(() => undefined));
  return readable;
}
