import type { AstroGlobal } from 'astro';
import { createServerClient } from '#api/client.server.ts';
import { callEndpoint, type ApiResponse } from '#widget/client/outcome.ts';

type Api = ReturnType<typeof createServerClient>['api'];

/** What the page of a link in a mail shows. */
export type LinkState = 'asking' | 'done' | 'invalid' | 'failed';

/**
 * Makes the call of a link in a mail once its button is pressed. Opening the page does nothing, because mail programs
 * open links.
 */
export async function pressLink(
  page: AstroGlobal,
  call: (api: Api, json: { readonly token: string }) => Promise<ApiResponse>,
): Promise<LinkState> {
  if (page.request.method !== 'POST') return 'asking';
  const token = page.url.searchParams.get('token') ?? '';
  const { api } = createServerClient(page.request);
  const outcome = await callEndpoint<ApiResponse>(() => call(api, { token }));
  if (outcome.kind === 'done') return 'done';
  page.response.status = outcome.status === 0 ? 503 : outcome.status;
  return [400, 404, 409].includes(outcome.status) ? 'invalid' : 'failed';
}
