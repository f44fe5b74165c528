import type { Context } from 'hono';
import { HTTPException } from 'hono/http-exception';
import type { ErrorBody } from './contract.ts';
import type { AppEnv } from './context.ts';
import { countFailure } from './count-failure.ts';
import { isDatabaseFailure } from './db.ts';
import { invalidJson, ApiError, INTERNAL_ERROR } from './errors.ts';
import { createFailureResponse } from './failure-response.ts';
import { createLog, errorMessage, redactedStack } from './log.ts';
import { isLanguage, isRecord, type Language } from './rules.ts';
import { MisconfiguredError } from './settings.ts';

/** Converts everything that a route throws to the one error shape (RULES.md, "Calls"). */
export async function toErrorResponse(error: Error, c: Context<AppEnv>): Promise<Response> {
  if (error instanceof MisconfiguredError) return toMisconfiguredResponse(error, c);
  const apiError = toApiError(error);
  // A body that was refused for its size is not read to find its language.
  const language = apiError?.status === 413 ? c.get('ctx').language : await getResponseLanguage(c);
  if (apiError?.code === 'payment_provider_failed') countFailure(c.get('ctx'), 'payments');
  if (!apiError) {
    const { requestId, log } = c.get('ctx');
    countFailure(c.get('ctx'), 'errors');
    const isUnavailable = isDatabaseFailure(error);
    const cause = errorMessage(error.cause);
    const reason = errorMessage(error);
    log.error(isUnavailable ? 'database_failed' : 'internal', { reason, cause, stack: redactedStack(error) });
    if (isUnavailable)
      return createFailureResponse(c.req.raw, { status: 503, code: 'unavailable', requestId });
    return c.json({ error: INTERNAL_ERROR[language], code: 'internal', requestId } satisfies ErrorBody, 500);
  }
  const { details, retryAfterSeconds, allow, extra } = apiError.options;
  if (retryAfterSeconds !== undefined) c.header('Retry-After', String(retryAfterSeconds));
  if (allow) c.header('Allow', allow.join(', '));
  const body: ErrorBody = {
    error: apiError.text[language],
    code: apiError.code,
    ...(details && { details: details.map(({ path, message }) => ({ path, message: message[language] })) }),
  };
  return c.json({ ...extra, ...body }, apiError.status);
}

/** Responds without a context, because the environment may not run. */
function toMisconfiguredResponse({ problems }: MisconfiguredError, c: Context<AppEnv>): Response {
  const requestId = crypto.randomUUID();
  createLog({ requestId, path: c.req.path }).error('misconfigured', { problems });
  return createFailureResponse(c.req.raw, { status: 503, code: 'misconfigured', requestId });
}

function toApiError(error: Error): ApiError | undefined {
  if (error instanceof ApiError) return error;
  if (error instanceof HTTPException && error.status === 400) return invalidJson();
  return undefined;
}

/** Returns the body's `language`, else the context's (RULES.md, "Calls"). */
async function getResponseLanguage(c: Context<AppEnv>): Promise<Language> {
  const { language } = c.get('ctx');
  if (!c.req.header('content-type')?.includes('json')) return language;
  const body: unknown = await c.req.json().catch(() => undefined);
  return isRecord(body) && isLanguage(body['language']) ? body['language'] : language;
}
