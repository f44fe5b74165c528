import type { Context } from 'hono';
import { bodyLimit } from 'hono/body-limit';
import { createMiddleware } from 'hono/factory';
import type { AppEnv } from './context.ts';
import { bodyTooLarge, unsupportedMediaType } from './errors.ts';

/** Ten times the longest honest body, a campaign with its description. */
export const JSON_BYTES_MAX = 1024 * 1024;

/** The content types that the validator reads as JSON. */
const JSON_TYPE = /^application\/([\w.-]+\+)?json\s*(;|$)/i;

const jsonBodyLimit = bodyLimit({
  maxSize: JSON_BYTES_MAX,
  onError: () => {
    throw bodyTooLarge();
  },
});

/** Throws 413 for JSON of more than {@link JSON_BYTES_MAX}, before it is read; uploads have limits of their own. */
export const limitJsonBody = createMiddleware<AppEnv>(async (c, next) => {
  const type = c.req.header('content-type') ?? '';
  return JSON_TYPE.test(type) ? jsonBodyLimit(c, next) : next();
});

/** Throws 415 for a body of another type, all of whose fields would otherwise seem to be missing. */
export function requireJson(c: Context): void {
  const type = c.req.header('content-type');
  if (type !== undefined && !JSON_TYPE.test(type)) throw unsupportedMediaType();
}
