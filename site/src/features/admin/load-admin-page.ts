import { env } from 'cloudflare:workers';
import type { AstroGlobal } from 'astro';
import { createServerClient } from '#api/client.server.ts';
import { DEFAULT_LANGUAGE, isLanguage, type Language } from '#api/platform/rules.ts';
import { rewriteToNotFound } from '#site/i18n/campaign-route.ts';
import { loginPath } from '../accounts/login-path.ts';

type AdminRequest = Pick<AstroGlobal, 'params' | 'rewrite' | 'redirect' | 'request' | 'url'>;
type AdminApi = ReturnType<typeof createServerClient>['api']['admin'];
type Reply<Body> = { readonly status: number; readonly json: () => Promise<Body> };

/**
 * Loads a page of the admin. Returns the page for unknown addresses to all but admins, and the way to the login
 * without a session; the same goes for an invalid place in a list.
 */
export async function loadAdminPage<Body>(
  { params, rewrite, redirect, request, url }: AdminRequest,
  read: (api: AdminApi, query: Readonly<Record<string, string>>) => Promise<Reply<Body>>,
): Promise<{ readonly language: Language; readonly body: Body } | Response> {
  const { lang } = params;
  if (!isLanguage(lang)) return rewriteToNotFound({ params, rewrite }, DEFAULT_LANGUAGE);
  const query = Object.fromEntries([...url.searchParams].filter(([, value]) => value.trim() !== ''));
  const reply = await read(createServerClient(env, request).api.admin, query);
  if (reply.status === 401) return redirect(loginPath(url));
  return reply.status === 200
    ? { language: lang, body: await reply.json() }
    : rewriteToNotFound({ params, rewrite }, lang);
}
