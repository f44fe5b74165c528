import type { Context } from 'hono';
import { HTTPException } from 'hono/http-exception';
import { allowedMethods } from './allowed-methods.ts';
import type { ErrorBody } from './contract.ts';
import { getCtx, type AppEnv } from './context.ts';
import { invalidJson, methodNotAllowed, notFound, ApiError, INTERNAL_ERROR, localize } from './errors.ts';
import { errorMessage, redactedStack } from './log.ts';
import { isLanguage, type Language } from './rules.ts';

/** Turns whatever a route threw into the one error shape of api.md; the only place that does. */
export async function toErrorResponse(error: Error, c: Context<AppEnv>): Promise<Response> {
  const apiError = toApiError(error);
  // A body that was refused for its size is not read for its language either.
  const language = apiError?.status === 413 ? getCtx(c).language : await getResponseLanguage(c);
  if (!apiError) {
    const { requestId, log } = getCtx(c);
    log.error('internal', {
      reason: errorMessage(error),
      cause: errorMessage(error.cause),
      stack: redactedStack(error),
    });
    return c.json({ error: INTERNAL_ERROR[language], code: 'internal', requestId } satisfies ErrorBody, 500);
  }
  const { details, retryAfterSeconds, allow, extra } = apiError.options;
  if (retryAfterSeconds !== undefined) c.header('Retry-After', String(retryAfterSeconds));
  if (allow) c.header('Allow', allow.join(', '));
  const body: ErrorBody = {
    error: apiError.text[language],
    code: apiError.code,
    ...(details && {
      details: details.map((d) => ({ path: d.path, message: localize(d.message, language) })),
    }),
  };
  return c.json({ ...extra, ...body }, apiError.status);
}

/** An unknown path under /api/ is 404; a known one with another method is 405 with `Allow` (api.md). */
export function toNotFoundResponse(
  c: Context<AppEnv>,
  routes: Parameters<typeof allowedMethods>[0],
): Promise<Response> {
  const allow = allowedMethods(routes, c.req.path);
  return toErrorResponse(allow.length > 0 ? methodNotAllowed(allow) : notFound(), c);
}

function toApiError(error: Error): ApiError | undefined {
  if (error instanceof ApiError) return error;
  if (error instanceof HTTPException && error.status === 400) return invalidJson();
  return undefined;
}

/** The answer's language: `language` in the body, else the context's (api.md, "Errors"). */
async function getResponseLanguage(c: Context<AppEnv>): Promise<Language> {
  const { language } = getCtx(c);
  if (!c.req.header('content-type')?.includes('json')) return language;
  const body: unknown = await c.req.json().catch(() => undefined);
  const named = typeof body === 'object' && body !== null && 'language' in body ? body.language : undefined;
  return isLanguage(named) ? named : language;
}
