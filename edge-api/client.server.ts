import { env, waitUntil } from 'cloudflare:workers';
import { app } from './app.ts';
import { createClient } from './client.ts';
import { ApiUnavailable } from './platform/contract.ts';
import { isLanguage, LANGUAGE_COOKIE } from './platform/rules.ts';

/** The execution context of a call in this process, for work after its response. */
const IN_PROCESS = { waitUntil, passThroughOnException: () => undefined, props: {} };

/**
 * Creates the client of an on-demand page, which calls the API in the same Worker instead of over the network. The API
 * answers in the page's language, whatever the visitor chose elsewhere.
 */
export function createServerClient(request: Request) {
  const { origin, pathname } = new URL(request.url);
  const names = ['cookie', 'accept-language', 'cf-connecting-ip', 'origin', 'sec-fetch-site'];
  const language = pathname.split('/')[1];
  return createClient(origin, async (input, init) => {
    const call = new Request(input, init);
    for (const name of names) {
      const value = request.headers.get(name);
      if (value !== null) call.headers.set(name, value);
    }
    // Of two cookies with one name the first counts.
    if (isLanguage(language))
      call.headers.set('cookie', `${LANGUAGE_COOKIE}=${language}; ${request.headers.get('cookie') ?? ''}`);
    const response = await app.fetch(call, env, IN_PROCESS);
    if (response.status === 503) throw new ApiUnavailable('the API answered 503');
    return response;
  });
}
