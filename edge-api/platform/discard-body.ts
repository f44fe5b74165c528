import { createMiddleware } from 'hono/factory';
import type { AppEnv } from './context.ts';
import { SECOND_MS } from './rules.ts';

/** Bytes of an unread body that are discarded before the response. */
const DISCARDED_BYTES_MAX = 32 * 1024 * 1024;
const DISCARD_TIMEOUT_MS = 20 * SECOND_MS;

/**
 * Discards what is left of a body that no route wanted. workerd closes a connection whose body was not read to its end,
 * and a browser that is still sending sees that instead of the response. Nothing is kept. A body without a length
 * comes from no browser, and one beyond {@link DISCARDED_BYTES_MAX} is not worth the wait: those stay unread.
 */
export const discardUnreadBody = createMiddleware<AppEnv>(async (c, next) => {
  const { raw } = c.req;
  await next();
  const length = Number(raw.headers.get('content-length') ?? Infinity);
  if (!raw.body || raw.bodyUsed || raw.body.locked || length > DISCARDED_BYTES_MAX) return;
  const signal = AbortSignal.timeout(DISCARD_TIMEOUT_MS);
  await raw.body.pipeTo(new WritableStream(), { signal }).catch(() => undefined);
});
