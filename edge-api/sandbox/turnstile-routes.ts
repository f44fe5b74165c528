import { Hono } from 'hono';

/** Tokens that count as passed checks, once each. */
const PASSED = /^sandbox-passed-[\w-]+$/;
/** Used tokens that are remembered. */
const USED_MAX = 1000;

/** Turnstile's siteverify, as far as its answers go: https://developers.cloudflare.com/turnstile/get-started/server-side-validation/ */
export function turnstileRoutes() {
  const used: string[] = [];
  return new Hono().post('/siteverify', async (c) => {
    const { secret, response } = await c.req.parseBody();
    const problem = findProblem(secret, response, used);
    if (problem !== undefined) return c.json({ success: false, 'error-codes': [problem] });
    used.push(String(response));
    if (used.length > USED_MAX) used.shift();
    return c.json({ success: true, 'error-codes': [], challenge_ts: new Date().toISOString() });
  });
}

function findProblem(secret: unknown, token: unknown, used: readonly string[]): string | undefined {
  if (typeof secret !== 'string' || secret === '') return 'missing-input-secret';
  if (typeof token !== 'string' || token === '') return 'missing-input-response';
  if (!PASSED.test(token)) return 'invalid-input-response';
  return used.includes(token) ? 'timeout-or-duplicate' : undefined;
}
