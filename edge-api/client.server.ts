import { waitUntil } from 'cloudflare:workers';
import { hc } from 'hono/client';
import { app, type Api } from './app.ts';
import { ApiUnavailable } from './platform/contract.ts';

/** What a call in this process may go on with after its answer. */
const IN_PROCESS = { waitUntil, passThroughOnException: () => undefined, props: {} };

/** Creates the client of an on-demand page, which calls the API in the same Worker, not over the network. */
export function createServerClient(env: Env, request: Request) {
  const headers = Object.fromEntries(
    ['cookie', 'accept-language', 'cf-connecting-ip', 'origin', 'sec-fetch-site'].flatMap((name) => {
      const value = request.headers.get(name);
      return value === null ? [] : [[name, value] as const];
    }),
  );
  const fetchInProcess = async (input: RequestInfo | URL, init?: RequestInit): Promise<Response> => {
    const response = await app.fetch(new Request(input, init), env, IN_PROCESS);
    if (response.status === 503) throw new ApiUnavailable('the API answered 503');
    return response;
  };
  return hc<Api>(new URL(request.url).origin, { headers, fetch: fetchInProcess });
}
