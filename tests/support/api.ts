import { createExecutionContext, waitOnExecutionContext } from 'cloudflare:test';
import { env, exports } from 'cloudflare:workers';
import { app } from '#api/app.ts';
import { requireDocumented } from './operations.ts';

/** Origin of the Worker under test. */
export const ORIGIN = 'http://powerhour.test';

/** Calls the API under test, by default in English; `body` is sent as JSON. */
export function callApi(
  path: string,
  {
    body,
    headers,
    ...init
  }: Omit<RequestInit, 'body' | 'headers'> & { body?: unknown; headers?: Record<string, string> } = {},
): Promise<Response> {
  return exports.default.fetch(`${ORIGIN}/api${path}`, {
    redirect: 'manual',
    ...init,
    ...(body !== undefined && { body: JSON.stringify(body), method: init.method ?? 'POST' }),
    headers: {
      'accept-language': 'en',
      ...(body !== undefined && { 'content-type': 'application/json' }),
      ...headers,
    },
  });
}

/** Returns the environment with some parts replaced; each is a new one with its own clients. */
export const withParts = (parts: object): Env => Object.assign(Object.create(null), env, parts);

/** Calls the API with another environment; waits for the work after the response. */
export async function requestApi(path: string, under: Env, init: RequestInit = {}): Promise<Response> {
  const context = createExecutionContext();
  const request = new Request(`${ORIGIN}${path}`, init);
  const answer = await app.fetch(request, under, context);
  await waitOnExecutionContext(context);
  await requireDocumented(request, answer);
  return answer;
}

/** An environment in which the provider is down, because nothing listens at its address. */
export const providerDownEnv: Env = withParts({
  STRIPE_API_URL: 'http://localhost:9',
});

/** Returns the part of a response that every refusal of a call has. */
export const toRefusal = (status: number, code: string) => ({ status, body: { code } });

/** Returns the part of a response that every refusal because of a field has. */
export const toInvalid = (path: string, message?: unknown) => ({
  status: 400,
  body: { code: 'validation_failed', details: [message === undefined ? { path } : { path, message }] },
});
