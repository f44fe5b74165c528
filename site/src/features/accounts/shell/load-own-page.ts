import type { AstroGlobal } from 'astro';
import { createServerClient } from '#api/client.server.ts';
import { DEFAULT_LANGUAGE, isLanguage, type Language } from '#api/platform/rules.ts';
import { readCampaignRoute, rewriteToNotFound } from '#site/i18n/campaign-route.ts';
import { loginPath } from '../login-path.ts';

type OwnPageRequest = Pick<AstroGlobal, 'params' | 'rewrite' | 'redirect' | 'request' | 'url'>;
type Api = ReturnType<typeof createServerClient>['api'];
type ById = Api['campaigns'][':id'];
type AdminApi = Api['admin'];
type Reply<T> = { readonly status: number; json(): Promise<T> };
type OwnPage<T> = { readonly language: Language; readonly value: T };

/**
 * Loads what a page shows of one's own campaign; the page for unknown addresses for any other, the login without a
 * session.
 */
export async function loadOwnPage<T>(
  page: OwnPageRequest,
  call: (campaign: ById, param: { readonly id: string }) => Promise<Reply<T>>,
): Promise<OwnPage<T> | Response> {
  const route = await readCampaignRoute(page);
  if (route instanceof Response) return route;
  const { language, name: id } = route;
  return readReply(page, language, await call(createServerClient(page.request).api.campaigns[':id'], { id }));
}

/**
 * Loads a page of the admin. Returns the page for unknown addresses to all but admins, and the way to the login
 * without a session; the same goes for an invalid place in a list.
 */
export async function loadAdminPage<T>(
  page: OwnPageRequest,
  call: (api: AdminApi, query: Readonly<Record<string, string>>) => Promise<Reply<T>>,
): Promise<OwnPage<T> | Response> {
  const { lang } = page.params;
  if (!isLanguage(lang)) return rewriteToNotFound(page, DEFAULT_LANGUAGE);
  const query = Object.fromEntries([...page.url.searchParams].filter(([, value]) => value.trim() !== ''));
  return readReply(page, lang, await call(createServerClient(page.request).api.admin, query));
}

async function readReply<T>(
  page: OwnPageRequest,
  language: Language,
  reply: Reply<T>,
): Promise<OwnPage<T> | Response> {
  if (reply.status === 401) return page.redirect(loginPath(page.url));
  return reply.status === 200 ? { language, value: await reply.json() } : rewriteToNotFound(page, language);
}
