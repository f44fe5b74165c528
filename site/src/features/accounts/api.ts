import { createClient } from '#api/client.ts';
import { clearSession } from './session-state.ts';

/**
 * The one way in which the site's islands call the API: it asks in the language of the page, and an answer 401
 * clears the session everywhere (specification §4, "Session").
 */
export const api = createClient('', sendToApi);

/** fetch for paths under /api/ of this site; whoever needs a call that is not typed uses it as well. */
export async function sendToApi(input: RequestInfo | URL, init: RequestInit = {}): Promise<Response> {
  const headers = new Headers(init.headers);
  headers.set('accept-language', document.documentElement.lang);
  const answer = await fetch(input, { ...init, headers, credentials: 'include' });
  if (answer.status === 401) clearSession();
  return answer;
}
