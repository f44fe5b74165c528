import { hc } from 'hono/client';
import type { Api } from './app.ts';

/** Creates the typed client of a browser: same origin, with the session's cookie; `send` replaces fetch. */
export function createClient(origin = '', send?: typeof fetch) {
  return hc<Api>(origin, { init: { credentials: 'include' }, ...(send && { fetch: send }) });
}
