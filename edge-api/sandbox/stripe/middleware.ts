import type { Context as HonoContext } from 'hono';
import { createMiddleware } from 'hono/factory';
import { type Context, getMoment, newId } from '../context.ts';
import { keyInvalid, keyMissing, providerDown, StripeError } from './errors.ts';
import { claimKey, storeResponse } from './idempotency.ts';
import { API_VERSION } from './types.ts';

/** Adds the request id and API version that the SDK reads. */
export const addRequestId = createMiddleware(async (c, next) => {
  await next();
  c.res.headers.set('Request-Id', newId('req', 14));
  c.res.headers.set('Stripe-Version', c.req.header('Stripe-Version') ?? API_VERSION);
});

/** Refuses every request with 503 during an outage of the provider. */
export const rejectDuringOutage = (ctx: Context) =>
  createMiddleware(async (_, next) => {
    if (ctx.outage.provider === 'down') throw providerDown();
    await next();
  });

/** Rejects every key except the one that the sandbox was started with. */
export const requireSecretKey = (ctx: Context) =>
  createMiddleware(async (c, next) => {
    const key = /^Bearer (\S+)$/.exec(c.req.header('Authorization') ?? '')?.[1];
    if (key === undefined) throw keyMissing();
    if (key !== ctx.settings.secretKey) throw keyInvalid(key);
    await next();
  });

/** Replays the stored response to a repeated POST with the same key: https://docs.stripe.com/api/idempotent_requests */
export const replayIdempotent = (ctx: Context) =>
  createMiddleware(async (c, next) => {
    const key = c.req.header('Idempotency-Key');
    if (c.req.method !== 'POST' || !key) return next();
    const { answers } = ctx.state;
    const fingerprint = `${c.req.path}?${sortParams(await c.req.text())}`;
    const stored = claimKey(answers, key, fingerprint, getMoment(ctx).at);
    if (stored) {
      return new Response(stored.body, {
        status: stored.status ?? 200,
        headers: {
          'Content-Type': 'application/json',
          'Idempotency-Key': key,
          'Idempotent-Replayed': 'true',
        },
      });
    }
    await next();
    storeResponse(answers, key, c.res.status, await c.res.clone().text());
    ctx.markChanged();
    c.res.headers.set('Idempotency-Key', key);
    return undefined;
  });

function sortParams(form: string): string {
  const params = new URLSearchParams(form);
  params.sort();
  return params.toString();
}

/** Converts an error to Stripe's response. */
export function toStripeResponse(error: Error, c: HonoContext): Response {
  if (error instanceof StripeError) return c.json(error.body(), error.status);
  console.error(error);
  return c.json(new StripeError(500, 'api_error', 'The sandbox failed on this request.').body(), 500);
}
