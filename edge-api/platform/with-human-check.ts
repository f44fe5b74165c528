import { createMiddleware } from 'hono/factory';
import { z } from 'zod';
import type { AppEnv, Ctx } from './context.ts';
import { errorMessage } from './log.ts';
import { SECOND_MS } from './rules.ts';

/** The header that carries the token of a check which a 429 has asked for (`challenge`). */
const TURNSTILE_HEADER = 'turnstile-token';

/** Verifies the token of a check that a person sends the request, where one comes with it. */
export const withHumanCheck = createMiddleware<AppEnv>(async (c, next) => {
  const token = c.req.header(TURNSTILE_HEADER);
  const ctx = c.get('ctx');
  if (token !== undefined) c.set('ctx', { ...ctx, isHuman: await verifyTurnstileToken(ctx, token) });
  await next();
});

/**
 * Longest token that Cloudflare makes
 * (https://developers.cloudflare.com/turnstile/get-started/server-side-validation/).
 */
const TOKEN_MAX = 2048;
const VERIFY_TIMEOUT_MS = 5 * SECOND_MS;

const Verdict = z.object({ success: z.boolean(), 'error-codes': z.array(z.string()).default([]) });

/**
 * Returns whether a token proves that a person passed Turnstile's check. Each token is valid once, for five minutes.
 * One that cannot be verified proves nothing.
 */
async function verifyTurnstileToken(ctx: Ctx, token: string): Promise<boolean> {
  const { TURNSTILE_SITE_KEY, TURNSTILE_SECRET_KEY: secret, TURNSTILE_API_URL } = ctx.settings;
  if (!TURNSTILE_SITE_KEY || !secret || token.length > TOKEN_MAX) return false;
  try {
    const response = await fetch(`${TURNSTILE_API_URL}/siteverify`, {
      method: 'POST',
      body: new URLSearchParams({ secret, response: token }),
      signal: AbortSignal.timeout(VERIFY_TIMEOUT_MS),
    });
    const { success, 'error-codes': codes } = Verdict.parse(await response.json());
    if (!success) ctx.log.warn('challenge_failed', { codes });
    return success;
  } catch (error) {
    ctx.log.error('challenge_unverified', { reason: errorMessage(error) });
    return false;
  }
}
