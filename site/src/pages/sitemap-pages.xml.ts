import type { APIRoute } from 'astro';
import { listPages, type RoutedPage } from '../blocks/list-pages.ts';
import {
  toXmlResponse,
  toLocalizedUrls,
  renderSitemap,
  type SitemapUrl,
} from '../features/sharing/sitemap.ts';

export const prerender = true;

/** Paths below each language that are not editors' pages, and may be indexed. */
const FIXED = ['/campaigns', '/stories', '/login', '/register'];

/** Returns the sitemap of the pages that are known at build time and may be indexed. */
export const GET: APIRoute = async ({ site, url }) => {
  const pages = (await listPages()).filter(({ page }) => page.data.noindex !== true);
  const fixed = FIXED.flatMap((path) => toLocalizedUrls(path));
  return toXmlResponse(renderSitemap([...pages.map(toUrl), ...fixed], site ?? url));
};

function toUrl({ language, path, alternate }: RoutedPage): SitemapUrl {
  if (alternate === null) return { path };
  return {
    path,
    translations: language === 'nl' ? { nl: path, en: alternate } : { nl: alternate, en: path },
  };
}
