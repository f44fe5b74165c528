import type { AstroGlobal } from 'astro';
import { env } from 'cloudflare:workers';
import { createServerClient } from '#api/client.server.ts';
import { DEFAULT_LANGUAGE, isLanguage, type Language } from '#api/platform/rules.ts';
import { callEndpoint, type ApiResponse } from '#widget/client/outcome.ts';
import { rewriteToNotFound } from '#site/i18n/campaign-route.ts';

/** What the page of a link in a mail shows. */
type LinkPage = {
  readonly verb: 'confirm' | 'stop';
  readonly language: Language;
  readonly state: 'asking' | 'done' | 'invalid' | 'failed';
};

/**
 * Loads the page of a link, which does nothing before its button is pressed: programs open the links in mails. A mail
 * program that stops the mails by one press sends the same request as the button, and gets no redirect (RFC 8058, 3.1).
 */
export async function loadLinkPage(page: AstroGlobal): Promise<LinkPage | Response> {
  const { lang, verb } = page.params;
  const language = isLanguage(lang) ? lang : DEFAULT_LANGUAGE;
  if (language !== lang || (verb !== 'confirm' && verb !== 'stop')) return rewriteToNotFound(page, language);
  if (page.request.method !== 'POST') return { verb, language, state: 'asking' };
  const json = { token: page.url.searchParams.get('token') ?? '' };
  const { api } = createServerClient(env, page.request);
  const outcome = await callEndpoint<ApiResponse>(() => api.reminders[verb].$post({ json }));
  if (outcome.kind === 'done') return { verb, language, state: 'done' };
  page.response.status = outcome.status === 0 ? 503 : outcome.status;
  return { verb, language, state: outcome.status === 400 ? 'invalid' : 'failed' };
}
