import type { Context } from 'hono';
import { bodyLimit } from 'hono/body-limit';
import { createMiddleware } from 'hono/factory';
import { getBodyLimit, WEBHOOK_PATH } from './body-limits.ts';
import type { AppEnv } from './context.ts';
import { bodyTooLarge, invalidJson, unsupportedMediaType } from './errors.ts';
import { readBody } from './read-body.ts';

/** Maximum nesting depth of a body; the deepest legitimate one, a campaign's description, has 10 levels. */
const JSON_DEPTH_MAX = 32;

/** The content types that the validator reads as JSON. */
const JSON_TYPE = /^application\/(?:[\w.-]+\+)?json\s*(?:;|$)/i;

const isJson = (c: Context) => JSON_TYPE.test(c.req.header('content-type') ?? '');

/**
 * Throws 413 for a body of any type beyond its route's limit, and 400 for JSON nested too deep. Reads the body once,
 * for all later readers, and repairs unsigned JSON. Uploads are left to their routes, which enforce their own limit.
 */
export const limitBody = createMiddleware<AppEnv>(async (c, next) => {
  const max = getBodyLimit(c.req.method, c.req.path);
  if (max !== 'own' && c.req.raw.body) {
    const bytes = await readBody(c.req.raw, max);
    if (!bytes) throw bodyTooLarge();
    const text = new TextDecoder().decode(bytes);
    if (isJson(c) && exceedsDepth(text)) throw invalidJson();
    const isSound = !isJson(c) || WEBHOOK_PATH.test(c.req.path) || !SUSPECT_ESCAPE.test(text);
    // Later readers get the body from this cache of Hono's.
    Object.assign(c.req.bodyCache, { text: Promise.resolve(isSound ? text : repairTexts(text)) });
  }
  await next();
});

/** Escapes that may encode a lone surrogate, or a control character other than tab or line end. */
const SUSPECT_ESCAPE = /\\(?:u(?:d[89a-f]|00[01])|[bf])/i;
const CONTROL_CHARACTERS = /[^\P{Cc}\t\n\r]/gu;

/**
 * Replaces lone surrogates in JSON's texts by the replacement character, since a database stores each as three or
 * refuses it (https://www.rfc-editor.org/rfc/rfc8259#section-8.2), and control characters by a blank.
 */
function repairTexts(json: string): string {
  try {
    return JSON.stringify(JSON.parse(json), (_key, value: unknown) =>
      typeof value === 'string' ? value.toWellFormed().replace(CONTROL_CHARACTERS, ' ') : value,
    );
  } catch {
    throw invalidJson();
  }
}

/** Returns whether a JSON text nests deeper than {@link JSON_DEPTH_MAX}; brackets inside strings do not count. */
function exceedsDepth(text: string): boolean {
  let depth = 0;
  let isInString = false;
  for (let at = 0; at < text.length; at += 1) {
    const char = text[at];
    if (isInString && char === '\\') at += 1;
    else if (char === '"') isInString = !isInString;
    else if (isInString) continue;
    else if (char === '{' || char === '[') depth += 1;
    else if (char === '}' || char === ']') depth -= 1;
    if (depth > JSON_DEPTH_MAX) return true;
  }
  return false;
}

/** Refuses an upload that is too large: by its Content-Length, or without one while it arrives. */
export const limitUpload = (maxSize: number, toError: () => Error) =>
  bodyLimit({
    maxSize,
    onError: () => {
      throw toError();
    },
  });

/** Throws 415 for a body of another type or of none, whose fields would otherwise all be reported as missing. */
export async function requireJson(c: Context): Promise<void> {
  if (isJson(c)) return;
  if (c.req.header('content-type') !== undefined || (await c.req.text())) throw unsupportedMediaType();
}
