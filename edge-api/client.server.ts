import { hc } from 'hono/client';
import { app, type Api } from './app.ts';
import { ApiUnavailable } from './platform/contract.ts';

/** Creates the client of an on-demand page, which calls the API in the same Worker, not over the network. */
export function createServerClient(env: Env, request: Request) {
  const headers = Object.fromEntries(
    ['cookie', 'accept-language', 'cf-connecting-ip'].flatMap((name) => {
      const value = request.headers.get(name);
      return value === null ? [] : [[name, value] as const];
    }),
  );
  const fetchInProcess = async (input: RequestInfo | URL, init?: RequestInit): Promise<Response> => {
    const response = await app.fetch(new Request(input, init), env);
    if (response.status === 503) throw new ApiUnavailable('the API answered 503');
    return response;
  };
  return hc<Api>(new URL(request.url).origin, { headers, fetch: fetchInProcess });
}
