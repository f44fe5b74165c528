import { createMiddleware } from 'hono/factory';
import type { AppEnv } from './context.ts';
import { SECOND_MS } from './rules.ts';

const MB = 1024 * 1024;
/** Bytes beyond a limit that are still read and discarded. */
const DISCARDED_BYTES_MAX = 32 * MB;
/** The same for a body without a Content-Length, which no browser sends. */
const UNSIZED_BYTES_MAX = 5 * MB;
const READ_TIMEOUT_MS = 30 * SECOND_MS;

/**
 * Returns a request's body of at most `max` bytes; undefined if it is larger or does not arrive. workerd closes a
 * connection whose body was not fully read, so a browser that is still sending would not see the response. The rest is
 * therefore read and discarded, up to a limit.
 */
export async function readBody({ body, headers }: Request, max: number): Promise<ArrayBuffer | undefined> {
  const length = headers.get('content-length');
  const most = max + (length === null ? UNSIZED_BYTES_MAX : DISCARDED_BYTES_MAX);
  if (Number(length) > most) return undefined;
  const chunks: Uint8Array<ArrayBuffer>[] = [];
  let size = 0;
  const sink = new WritableStream<Uint8Array<ArrayBuffer>>({
    write(chunk, controller) {
      size += chunk.length;
      if (size <= max) chunks.push(chunk);
      else if (size > most) controller.error();
    },
  });
  await body?.pipeTo(sink, { signal: AbortSignal.timeout(READ_TIMEOUT_MS) }).catch(() => (size = Infinity));
  return size > max ? undefined : new Blob(chunks).arrayBuffer();
}

/** Discards what is left of a body that no route read, before the response is sent. */
export const discardUnreadBody = createMiddleware<AppEnv>(async (c, next) => {
  const { raw } = c.req;
  await next();
  await readBody(raw, 0);
});
