import type { Context } from 'hono';
import { HTTPException } from 'hono/http-exception';
import type { ErrorBody } from './contract.ts';
import { getCtx, type AppEnv } from './context.ts';
import { invalidJson, ApiError, INTERNAL_ERROR, localize } from './errors.ts';
import { errorMessage, redactedStack } from './log.ts';
import { isLanguage, isRecord, type Language } from './rules.ts';

/** Converts whatever a route threw to the one error shape of api.md; the only place that does. */
export async function toErrorResponse(error: Error, c: Context<AppEnv>): Promise<Response> {
  const apiError = toApiError(error);
  // A body that was refused for its size is not read for its language either.
  const language = apiError?.status === 413 ? getCtx(c).language : await getResponseLanguage(c);
  if (!apiError) {
    const { requestId, log } = getCtx(c);
    const cause = errorMessage(error.cause);
    log.error('internal', { reason: errorMessage(error), cause, stack: redactedStack(error) });
    return c.json({ error: INTERNAL_ERROR[language], code: 'internal', requestId } satisfies ErrorBody, 500);
  }
  const { details, retryAfterSeconds, allow, extra } = apiError.options;
  if (retryAfterSeconds !== undefined) c.header('Retry-After', String(retryAfterSeconds));
  if (allow) c.header('Allow', allow.join(', '));
  const body: ErrorBody = {
    error: apiError.text[language],
    code: apiError.code,
    ...(details && {
      details: details.map(({ path, message }) => ({ path, message: localize(message, language) })),
    }),
  };
  return c.json({ ...extra, ...body }, apiError.status);
}

function toApiError(error: Error): ApiError | undefined {
  if (error instanceof ApiError) return error;
  if (error instanceof HTTPException && error.status === 400) return invalidJson();
  return undefined;
}

/** Returns `language` from the body, else the context's language (api.md, "Errors"). */
async function getResponseLanguage(c: Context<AppEnv>): Promise<Language> {
  const { language } = getCtx(c);
  if (!c.req.header('content-type')?.includes('json')) return language;
  const body: unknown = await c.req.json().catch(() => undefined);
  return isRecord(body) && isLanguage(body['language']) ? body['language'] : language;
}
