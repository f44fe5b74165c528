import type { Context } from 'hono';
import { bodyLimit } from 'hono/body-limit';
import { createMiddleware } from 'hono/factory';
import { getBodyLimit, WEBHOOK_PATH } from './body-limits.ts';
import type { AppEnv } from './context.ts';
import { bodyTooLarge, invalidJson, unsupportedMediaType } from './errors.ts';
import { readBody } from './read-body.ts';

/** Levels of objects and lists that a body may nest; the deepest honest one, a campaign's description, has 10. */
const JSON_DEPTH_MAX = 32;

/** The content types that the validator reads as JSON. */
const JSON_TYPE = /^application\/(?:[\w.-]+\+)?json\s*(?:;|$)/i;

/** Returns whether a request's body is read as JSON. */
const isJson = (c: Context) => JSON_TYPE.test(c.req.header('content-type') ?? '');

/**
 * Throws 413 for a body beyond its route's limit, of any type; 400 for JSON too deep. Reads it once, for every later
 * reader, and repairs JSON unless it is signed. An upload is left to its route, which reads no more than it takes.
 */
export const limitBody = createMiddleware<AppEnv>(async (c, next) => {
  const max = getBodyLimit(c.req.method, c.req.path);
  if (max !== 'own' && c.req.raw.body) {
    const bytes = await readBody(c.req.raw, max);
    if (!bytes) throw bodyTooLarge();
    const text = new TextDecoder().decode(bytes);
    if (isJson(c) && exceedsDepth(text)) throw invalidJson();
    const isSound = !isJson(c) || WEBHOOK_PATH.test(c.req.path) || !SUSPECT_ESCAPE.test(text);
    // The cache of Hono that every later reader gets the body from.
    Object.assign(c.req.bodyCache, { text: Promise.resolve(isSound ? text : repairTexts(text)) });
  }
  await next();
});

/** Escapes with which a text may hold half a character, or a control character that is neither tab nor line end. */
const SUSPECT_ESCAPE = /\\(?:u(?:d[89a-f]|00[01])|[bf])/i;
const CONTROL_CHARACTERS = /[^\P{Cc}\t\n\r]/gu;

/**
 * Puts the replacement character in place of half characters in JSON's texts, since a database stores a lone one as three
 * or refuses it (https://www.rfc-editor.org/rfc/rfc8259#section-8.2), and a blank in place of control characters.
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

/** Refuses an upload that is too large: by its length, or while it arrives when it does not say its length. */
export const limitUpload = (maxSize: number, toError: () => Error) =>
  bodyLimit({
    maxSize,
    onError: () => {
      throw toError();
    },
  });

/** Throws 415 for a body of another type or of none, all of whose fields would otherwise seem to be missing. */
export async function requireJson(c: Context): Promise<void> {
  if (isJson(c)) return;
  if (c.req.header('content-type') !== undefined || (await c.req.text())) throw unsupportedMediaType();
}
