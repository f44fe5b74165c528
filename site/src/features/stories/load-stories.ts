import type { AstroGlobal } from 'astro';
import { createServerClient } from '#api/client.server.ts';
import type { CampaignStories } from '#api/stories/contract.ts';
import { copyEdgeLife } from '#site/ui/copy-edge-life.ts';
import { NoPage, readLanguage } from '#site/i18n/campaign-route.ts';

/** Loads the stories for a campaign's page; undefined if they cannot be read. */
export async function loadCampaignStories(
  request: Request,
  slug: string,
): Promise<CampaignStories | undefined> {
  const { api } = createServerClient(request);
  const reply = await api.campaigns['by-slug'][':slug'].stories.$get({ param: { slug } });
  return reply.ok ? (await reply.json()).doc : undefined;
}

/** Loads a page of the archive; throws {@link NoPage} if there is none. */
export async function loadStoriesArchive(astro: AstroGlobal) {
  const language = readLanguage(astro);
  const after = astro.url.searchParams.get('after');
  const { api } = createServerClient(astro.request);
  const reply = await api.stories.$get({ query: after === null ? {} : { after } });
  if (reply.status === 400) throw new NoPage();
  if (!reply.ok) throw new Error(`stories answered ${reply.status}`);
  const stories = await reply.json();
  if (after !== null && stories.docs.length === 0) throw new NoPage();
  copyEdgeLife(astro, reply);
  return { language, ...stories };
}
