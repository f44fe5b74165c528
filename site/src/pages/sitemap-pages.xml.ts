import type { APIRoute } from 'astro';
import { placedPages, type PlacedPage } from '../blocks/pages.ts';
import { answerXml, inEachLanguage, sitemapOf, type SitemapUrl } from '../features/sharing/sitemap.ts';

/** Addresses below each language that are no editor's page and that search engines may find. */
const FIXED = ['/campaigns', '/login', '/register'];

/** Every page that is known when the site is built and may be found. */
export const GET: APIRoute = async ({ site, url }) => {
  const pages = (await placedPages()).filter(({ page }) => page.data.noindex !== true);
  const fixed = FIXED.flatMap((path) => inEachLanguage(path));
  return answerXml(sitemapOf([...pages.map(toUrl), ...fixed], site ?? url));
};

function toUrl({ language, path, alternate }: PlacedPage): SitemapUrl {
  if (alternate === null) return { path };
  return { path, twins: language === 'nl' ? { nl: path, en: alternate } : { nl: alternate, en: path } };
}
