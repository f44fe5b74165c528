import type { Context } from 'hono';
import { HTTPException } from 'hono/http-exception';
import { allowedMethods } from './allowed-methods.ts';
import type { ErrorBody } from './contract.ts';
import { ctxOf, type AppEnv } from './context.ts';
import { invalidJson, methodNotAllowed, notFound, Refusal, SOMETHING_WRONG, tell } from './errors.ts';
import { reasonOf, stackOf } from './log.ts';
import { isLanguage, type Language } from './rules.ts';

/** Turns whatever a route threw into the one error shape of api.md; the only place that does. */
export async function answerError(error: Error, c: Context<AppEnv>): Promise<Response> {
  const refusal = refusalOf(error);
  // A body that was refused for its size is not read for its language either.
  const language = refusal?.status === 413 ? ctxOf(c).language : await languageOf(c);
  if (!refusal) {
    const { requestId, log } = ctxOf(c);
    log.error('internal', { reason: reasonOf(error), cause: reasonOf(error.cause), stack: stackOf(error) });
    return c.json({ error: SOMETHING_WRONG[language], code: 'internal', requestId } satisfies ErrorBody, 500);
  }
  const { details, retryAfterSeconds, allow, extra } = refusal.options;
  if (retryAfterSeconds !== undefined) c.header('Retry-After', String(retryAfterSeconds));
  if (allow) c.header('Allow', allow.join(', '));
  const body: ErrorBody = {
    error: refusal.sentence[language],
    code: refusal.code,
    ...(details && { details: details.map((d) => ({ path: d.path, message: tell(d.message, language) })) }),
  };
  return c.json({ ...extra, ...body }, refusal.status);
}

/** An unknown path under /api/ is 404; a known one with another method is 405 with `Allow` (api.md). */
export function answerUnknown(
  c: Context<AppEnv>,
  routes: Parameters<typeof allowedMethods>[0],
): Promise<Response> {
  const allow = allowedMethods(routes, c.req.path);
  return answerError(allow.length > 0 ? methodNotAllowed(allow) : notFound(), c);
}

function refusalOf(error: Error): Refusal | undefined {
  if (error instanceof Refusal) return error;
  if (error instanceof HTTPException && error.status === 400) return invalidJson();
  return undefined;
}

/** The answer's language: `language` in the body, else the context's (api.md, "Errors"). */
async function languageOf(c: Context<AppEnv>): Promise<Language> {
  const { language } = ctxOf(c);
  if (!c.req.header('content-type')?.includes('json')) return language;
  const body: unknown = await c.req.json().catch(() => undefined);
  const named = typeof body === 'object' && body !== null && 'language' in body ? body.language : undefined;
  return isLanguage(named) ? named : language;
}
