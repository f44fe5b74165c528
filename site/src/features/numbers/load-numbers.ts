import { env } from 'cloudflare:workers';
import type { AstroGlobal } from 'astro';
import { createServerClient } from '#api/client.server.ts';
import type { Numbers } from '#api/numbers/contract.ts';
import type { Language } from '#api/platform/rules.ts';
import { readCampaignRoute, rewriteToNotFound } from '#site/i18n/campaign-route.ts';
import { loginPath } from '../accounts/login-path.ts';

type NumbersRequest = Pick<AstroGlobal, 'params' | 'rewrite' | 'redirect' | 'request' | 'url'>;

/** Loads the numbers of one's own campaign; the page for unknown addresses for any other, the login without a session. */
export async function loadNumbers(
  page: NumbersRequest,
): Promise<{ readonly language: Language; readonly numbers: Numbers } | Response> {
  const route = await readCampaignRoute(page);
  if (route instanceof Response) return route;
  const { language, name: id } = route;
  const endpoint = createServerClient(env, page.request).api.campaigns[':id'].numbers;
  const reply = await endpoint.$get({ param: { id } });
  // The types have no status but that of a success.
  const status: number = reply.status;
  if (status === 401) return page.redirect(loginPath(page.url));
  return status === 200 ? { language, numbers: await reply.json() } : rewriteToNotFound(page, language);
}
