import type { AstroGlobal } from 'astro';
import { createServerClient } from '#api/client.server.ts';
import { callEndpoint, type ApiResponse, type Failure, type Outcome } from '#widget/client/outcome.ts';

type Api = ReturnType<typeof createServerClient>['api'];

/** The state of the page of a mailed link. */
export type LinkState = 'asking' | 'done' | 'invalid' | 'failed';

type Call<Result> = (api: Api, json: { readonly token: string }) => Promise<ApiResponse<Result>>;

/**
 * Makes the call of a mailed link once its button is pressed. Opening the page does nothing, because mail programs open
 * links.
 */
export async function pressLink(page: AstroGlobal, call: Call<unknown>): Promise<LinkState> {
  if (page.request.method !== 'POST') return 'asking';
  const outcome = await callWithToken(page, call);
  if (outcome.kind === 'done') return 'done';
  page.response.status = outcome.status === 0 ? 503 : outcome.status;
  return isInvalid(outcome) ? 'invalid' : 'failed';
}

/** Returns the state of the page of a one-time link before its button is pressed. */
export async function checkLink(
  page: AstroGlobal,
  call: Call<{ readonly isGoingBack: boolean }>,
): Promise<LinkState> {
  const outcome = await callWithToken(page, call);
  if (outcome.kind !== 'done') return isInvalid(outcome) ? 'invalid' : 'asking';
  return outcome.value.isGoingBack ? 'done' : 'asking';
}

function callWithToken<Result>(page: AstroGlobal, call: Call<Result>): Promise<Outcome<Result>> {
  const token = page.url.searchParams.get('token') ?? '';
  const { api } = createServerClient(page.request);
  return callEndpoint(() => call(api, { token }));
}

const isInvalid = ({ status }: Failure) => [400, 404, 409].includes(status);
