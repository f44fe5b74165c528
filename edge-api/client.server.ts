import { env, waitUntil } from 'cloudflare:workers';
import { app } from './app.ts';
import { createClient } from './client.ts';
import { ApiUnavailable } from './platform/contract.ts';

/** The execution context of a call in this process, for work after its response. */
const IN_PROCESS = { waitUntil, passThroughOnException: () => undefined, props: {} };

/** Creates the client of an on-demand page, which calls the API in the same Worker instead of over the network. */
export function createServerClient(request: Request) {
  const names = ['cookie', 'accept-language', 'cf-connecting-ip', 'origin', 'sec-fetch-site'];
  return createClient(new URL(request.url).origin, async (input, init) => {
    const call = new Request(input, init);
    for (const name of names) {
      const value = request.headers.get(name);
      if (value !== null) call.headers.set(name, value);
    }
    const response = await app.fetch(call, env, IN_PROCESS);
    if (response.status === 503) throw new ApiUnavailable('the API answered 503');
    return response;
  });
}
