import { createCipheriv, createDecipheriv, createHmac, randomBytes } from 'node:crypto';
import { and, eq, isNull, lte, sql } from 'drizzle-orm';
import { createMiddleware } from 'hono/factory';
import { uniqueSymbol } from 'hono-openapi';
import { z } from 'zod';
import type { AppEnv, Ctx } from './context.ts';
import { deleteRows } from './delete-rows.ts';
import { toErrorDoc } from './describe.ts';
import { sha256 } from './digest.ts';
import { ApiError, validationFailed } from './errors.ts';
import { errorMessage } from './log.ts';
import { toNetwork } from './rate-limit.ts';
import { DAY_MS, MINUTE_MS, type LocalizedText } from './rules.ts';
import { idempotencyKeys } from './table.ts';

const KEY_PATTERN = /^[\x20-\x7e]{1,200}$/;
/** A call that has not finished by then is no longer running. */
const RUN_MAX_MS = MINUTE_MS;
const ALGORITHM = 'aes-256-gcm';
const IV_BYTES = 12;
const TAG_BYTES = 16;

const KEY_INVALID: LocalizedText = {
  en: 'Please send a key of 1 to 200 ASCII characters',
  nl: 'Stuur een sleutel van 1 tot 200 ASCII-tekens',
};
const KEY_REUSED: LocalizedText = {
  en: 'This key already names a request with other content.',
  nl: 'Deze sleutel hoort al bij een verzoek met andere inhoud.',
};
const STILL_RUNNING: LocalizedText = {
  en: 'The same request is still being processed.',
  nl: 'Hetzelfde verzoek wordt nog verwerkt.',
};

const StoredAnswer = z.object({ status: z.number().int(), body: z.string() });

/** A call by its key: the id of its row, a digest of its body, and the key that encrypts its response. */
type Call = { readonly id: string; readonly request: string; readonly secret: Buffer };

/**
 * Lets a call that creates something name itself in `Idempotency-Key`
 * (https://datatracker.ietf.org/doc/html/draft-ietf-httpapi-idempotency-key-header-07): for a day, a repeated call gets
 * the first response. Refusals and failures are not stored, so that the call can be retried. Throws 400 for an invalid
 * key, 409 while the first call runs, and 422 for another body. Calls that begin a session do not take a key.
 */
export const acceptIdempotencyKey = Object.assign(
  createMiddleware<AppEnv>(async (c, next) => {
    const key = c.req.header('idempotency-key');
    if (key === undefined) return next();
    if (!KEY_PATTERN.test(key)) throw validationFailed([{ path: 'Idempotency-Key', message: KEY_INVALID }]);
    const ctx = c.get('ctx');
    const call = toCall(ctx, [c.req.method, c.req.path, key], await c.req.text());
    const stored = await claimCall(ctx, call);
    if (stored)
      return new Response(stored.body, {
        status: stored.status,
        headers: { 'Content-Type': 'application/json' },
      });
    // Runs to its end even if the caller is gone, because the caller will ask for the response again.
    const work = next().then(() => storeAnswer(ctx, call, c.res.clone()));
    ctx.defer(work);
    return work;
  }),
  {
    [uniqueSymbol]: {
      spec: {
        parameters: [
          {
            in: 'header',
            name: 'Idempotency-Key',
            description: 'For a day, the same call with the same key returns its first response',
            schema: { type: 'string', maxLength: 200 },
          },
        ],
        responses: { 422: toErrorDoc(422) },
      },
    },
  },
);

/** Deletes keys that are older than a day; returns how many. */
export function pruneIdempotencyKeys(ctx: Ctx): Promise<number> {
  return deleteRows(ctx, idempotencyKeys, isOlder(ctx, DAY_MS));
}

const isOlder = ({ now }: Ctx, ms: number) => lte(idempotencyKeys.createdAt, new Date(now.getTime() - ms));

/** Identifies a call by its caller and key; another caller cannot name the same call or read its response. */
function toCall({ actor, ip, settings }: Ctx, name: readonly string[], body: string): Call {
  const caller = actor.kind === 'person' ? actor.person.id : toNetwork(ip);
  const hmac = (use: string) =>
    createHmac('sha256', settings.BETTER_AUTH_SECRET)
      .update(JSON.stringify([use, caller, ...name]))
      .digest();
  return { id: hmac('idempotency').toString('base64url'), request: sha256(body), secret: hmac('answer') };
}

/** Claims a call that is new or whose row has expired; returns the stored response of one that has already run. */
async function claimCall(
  ctx: Ctx,
  { id, request, secret }: Call,
): Promise<z.infer<typeof StoredAnswer> | undefined> {
  const isGone = and(isNull(idempotencyKeys.response), isOlder(ctx, RUN_MAX_MS));
  const claim = { request, createdAt: ctx.now, response: null };
  const claimed = await ctx.db
    .insert(idempotencyKeys)
    .values({ id, ...claim })
    .onConflictDoUpdate({
      target: idempotencyKeys.id,
      set: claim,
      setWhere: sql`${isGone} or ${isOlder(ctx, DAY_MS)}`,
    })
    .returning({ id: idempotencyKeys.id });
  if (claimed.length > 0) return undefined;
  const [found] = await ctx.db.select().from(idempotencyKeys).where(eq(idempotencyKeys.id, id));
  if (found && found.request !== request) throw new ApiError(422, 'idempotency_key_reused', KEY_REUSED);
  if (!found?.response) throw new ApiError(409, 'request_in_progress', STILL_RUNNING);
  return StoredAnswer.parse(JSON.parse(decrypt(found.response, secret)));
}

/** Stores the response of a successful call for repeats; forgets the call otherwise. */
async function storeAnswer(ctx: Ctx, { id, secret }: Call, response: Response): Promise<void> {
  const isOwn = and(eq(idempotencyKeys.id, id), eq(idempotencyKeys.createdAt, ctx.now));
  try {
    if (response.ok) {
      const answer = JSON.stringify({ status: response.status, body: await response.text() });
      await ctx.db
        .update(idempotencyKeys)
        .set({ response: encrypt(answer, secret) })
        .where(isOwn);
    } else await ctx.db.delete(idempotencyKeys).where(isOwn);
  } catch (error) {
    ctx.log.error('idempotency_key_not_stored', { reason: errorMessage(error) });
  }
}

function encrypt(text: string, secret: Buffer): string {
  const iv = randomBytes(IV_BYTES);
  const cipher = createCipheriv(ALGORITHM, secret, iv);
  const encrypted = Buffer.concat([cipher.update(text, 'utf8'), cipher.final()]);
  return Buffer.concat([iv, cipher.getAuthTag(), encrypted]).toString('base64');
}

function decrypt(encrypted: string, secret: Buffer): string {
  const bytes = Buffer.from(encrypted, 'base64');
  const tagEnd = IV_BYTES + TAG_BYTES;
  const decipher = createDecipheriv(ALGORITHM, secret, bytes.subarray(0, IV_BYTES));
  decipher.setAuthTag(bytes.subarray(IV_BYTES, tagEnd));
  return Buffer.concat([decipher.update(bytes.subarray(tagEnd)), decipher.final()]).toString('utf8');
}
