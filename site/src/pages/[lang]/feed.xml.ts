import type { APIRoute } from 'astro';
import { createServerClient } from '#api/client.server.ts';
import { isLanguage } from '#api/platform/rules.ts';
import { renderFeed } from '#site/features/stories/render-feed.ts';
import { storyTexts } from '#site/features/stories/texts.ts';

const CACHE = 'public, max-age=300';

/** Returns the feed of the latest stories. Its title is in the path's language, each story in its owner's. */
export const GET: APIRoute = async ({ request, params: { lang }, site, url }) => {
  if (!isLanguage(lang)) return new Response('', { status: 404 });
  const response = await createServerClient(request).api.stories.$get({ query: {} });
  if (!response.ok) throw new Error(`stories answered ${response.status}`);
  const { docs: stories } = await response.json();
  const title = storyTexts(lang).archive.feed;
  const feed = renderFeed({ stories, language: lang, title, origin: site ?? url, now: new Date() });
  return new Response(feed, {
    headers: { 'Content-Type': 'application/atom+xml; charset=utf-8', 'Cache-Control': CACHE },
  });
};
