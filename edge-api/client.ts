import { hc } from 'hono/client';
import type { Api } from './app.ts';

/** The API as the browser calls it: typed, same origin, with the session's cookie. */
export function createClient(origin = '') {
  return hc<Api>(origin, { init: { credentials: 'include' } });
}
