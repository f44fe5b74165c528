import type { AstroGlobal } from 'astro';
import { createServerClient } from '#api/client.server.ts';
import type { Language } from '#api/platform/rules.ts';
import { CAMPAIGN_NAME, NoPage, readCampaignRoute } from '#site/i18n/campaign-route.ts';

type BySlug = ReturnType<typeof createServerClient>['api']['campaigns']['by-slug'][':slug'];
type Reply<Doc> = {
  readonly headers: Headers;
  readonly ok: boolean;
  readonly status: number;
  json(): Promise<{ readonly doc: Doc }>;
};

/** Loads a campaign's public page; throws {@link NoPage} if there is none; `headers` are those of the API's response. */
export async function loadCampaignPage<Doc>(
  page: AstroGlobal,
  call: (campaign: BySlug, param: { readonly slug: string }) => Promise<Reply<Doc>>,
): Promise<{ readonly language: Language; readonly doc: Doc; readonly headers: Headers }> {
  const { language, slug } = readCampaignRoute(page);
  const { api } = createServerClient(page.request);
  const reply = await call(api.campaigns['by-slug'][':slug'], { slug });
  if (reply.status === 404) throw new NoPage();
  if (!reply.ok) throw new Error(`${page.url.pathname}: the API answered ${reply.status}`);
  return { language, doc: (await reply.json()).doc, headers: reply.headers };
}

/** Returns a public campaign by its slug; undefined for an id, or if there is none. */
export async function findCampaign(request: Request, slug: string) {
  if (!CAMPAIGN_NAME.test(slug)) return undefined;
  const { api } = createServerClient(request);
  const reply = await api.campaigns['by-slug'][':slug'].$get({ param: { slug } });
  return reply.ok ? (await reply.json()).doc : undefined;
}
