import { env } from 'cloudflare:workers';
import type { AstroGlobal } from 'astro';
import { createServerClient } from '#api/client.server.ts';
import type { Language } from '#api/platform/rules.ts';
import { readCampaignRoute, rewriteToNotFound } from '#site/i18n/campaign-route.ts';
import { loginPath } from '../login-path.ts';

type OwnPageRequest = Pick<AstroGlobal, 'params' | 'rewrite' | 'redirect' | 'request' | 'url'>;
type ById = ReturnType<typeof createServerClient>['api']['campaigns'][':id'];
type Reply<T> = { readonly status: number; json(): Promise<T> };

/**
 * Loads what a page shows of one's own campaign; the page for unknown addresses for any other, the login without a
 * session.
 */
export async function loadOwnPage<T>(
  page: OwnPageRequest,
  call: (campaign: ById, param: { readonly id: string }) => Promise<Reply<T>>,
): Promise<{ readonly language: Language; readonly value: T } | Response> {
  const route = await readCampaignRoute(page);
  if (route instanceof Response) return route;
  const { language, name: id } = route;
  const reply = await call(createServerClient(env, page.request).api.campaigns[':id'], { id });
  if (reply.status === 401) return page.redirect(loginPath(page.url));
  return reply.status === 200 ? { language, value: await reply.json() } : rewriteToNotFound(page, language);
}
