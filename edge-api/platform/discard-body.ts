import { createMiddleware } from 'hono/factory';
import type { AppEnv } from './context.ts';
import { SECOND_MS } from './rules.ts';

const MB = 1024 * 1024;
/** Bytes of an unread body that are discarded before the response. */
const DISCARDED_BYTES_MAX = 32 * MB;
/** The same without a length, as no browser sends a body. */
const UNSIZED_BYTES_MAX = 5 * MB;
const DISCARD_TIMEOUT_MS = 20 * SECOND_MS;

/**
 * Discards what is left of a request's body. workerd closes a connection whose body was not read to its end, and a
 * browser that is still sending sees that instead of the response. Nothing is kept, and what is beyond
 * {@link DISCARDED_BYTES_MAX} or {@link UNSIZED_BYTES_MAX} is not worth the wait: that stays unread.
 */
export async function discardBody({ body, headers }: Request): Promise<void> {
  const length = headers.get('content-length');
  let left = length === null ? UNSIZED_BYTES_MAX : DISCARDED_BYTES_MAX;
  if (!body || body.locked || Number(length) > left) return;
  const sink = new WritableStream<Uint8Array>({
    write(chunk, controller) {
      left -= chunk.length;
      if (left < 0) controller.error();
    },
  });
  const signal = AbortSignal.timeout(DISCARD_TIMEOUT_MS);
  await body.pipeTo(sink, { signal }).catch(() => undefined);
}

/** Discards what is left of a body that no route wanted, before the response. */
export const discardUnreadBody = createMiddleware<AppEnv>(async (c, next) => {
  const { raw } = c.req;
  await next();
  await discardBody(raw);
});
