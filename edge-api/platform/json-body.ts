import type { Context } from 'hono';
import { bodyLimit } from 'hono/body-limit';
import { createMiddleware } from 'hono/factory';
import type { AppEnv } from './context.ts';
import { bodyTooLarge, unsupportedMediaType } from './errors.ts';

/** Bytes of a JSON body; the longest honest one, a campaign with its description, has a tenth of it. */
export const JSON_BYTES_MAX = 1024 * 1024;

/** The same types that the validator reads as JSON. */
const JSON_TYPE = /^application\/([\w.-]+\+)?json\s*(;|$)/i;

const jsonBodyLimit = bodyLimit({
  maxSize: JSON_BYTES_MAX,
  onError: () => {
    throw bodyTooLarge();
  },
});

/** Refuses JSON of more than {@link JSON_BYTES_MAX} with 413, before it is read; files are counted where they arrive. */
export const limitJsonBody = createMiddleware<AppEnv>(async (c, next) => {
  const type = c.req.header('content-type') ?? '';
  return JSON_TYPE.test(type) ? jsonBodyLimit(c, next) : next();
});

/** Throws 415 for a body of another type, whose fields would otherwise all seem to be missing. */
export function requireJson(c: Context): void {
  const type = c.req.header('content-type');
  if (type !== undefined && !JSON_TYPE.test(type)) throw unsupportedMediaType();
}
