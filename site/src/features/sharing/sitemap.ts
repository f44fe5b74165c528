import { escapeHtml, DEFAULT_LANGUAGE, LANGUAGES, type Language } from '#api/platform/rules.ts';

/** Maximum number of addresses in one sitemap (sitemaps.org). */
const SITEMAP_URLS_MAX = 50_000;

/** An address, with its translations if it exists in every language. */
export type SitemapUrl = {
  readonly path: string;
  readonly translations?: Readonly<Record<Language, string>>;
  /** ISO instant of the last change, when it is known. */
  readonly changedAt?: string;
};

const HEAD = '<?xml version="1.0" encoding="UTF-8"?>';
const SITEMAP_XMLNS = 'http://www.sitemaps.org/schemas/sitemap/0.9';

/** Returns the sitemap entries of a path in each language. */
export function toLocalizedUrls(path: string, changedAt?: string): SitemapUrl[] {
  const translations = { nl: `/nl${path}`, en: `/en${path}` };
  return LANGUAGES.map((language) => ({
    path: translations[language],
    translations,
    ...(changedAt && { changedAt }),
  }));
}

/** Renders a sitemap in which each address names its translations and the default one. */
export function renderSitemap(urls: readonly SitemapUrl[], origin: string | URL): string {
  const toAbsoluteUrl = (path: string) => escapeHtml(new URL(path, origin).href);
  const link = (language: string, path: string) =>
    `<xhtml:link rel="alternate" hreflang="${language}" href="${toAbsoluteUrl(path)}"/>`;
  const lines = urls.slice(0, SITEMAP_URLS_MAX).map(({ path, translations, changedAt }) => {
    const changed = changedAt === undefined ? '' : `<lastmod>${changedAt}</lastmod>`;
    const alternates = translations && [
      ...LANGUAGES.map((language) => link(language, translations[language])),
      link('x-default', translations[DEFAULT_LANGUAGE]),
    ];
    return `<url><loc>${toAbsoluteUrl(path)}</loc>${changed}${alternates?.join('') ?? ''}</url>`;
  });
  return `${HEAD}\n<urlset xmlns="${SITEMAP_XMLNS}" xmlns:xhtml="http://www.w3.org/1999/xhtml">\n${lines.join('\n')}\n</urlset>\n`;
}

/** Renders the index of the sitemaps at `paths`. */
export function renderSitemapIndex(paths: readonly string[], origin: string | URL): string {
  const maps = paths.map((path) => `<sitemap><loc>${escapeHtml(new URL(path, origin).href)}</loc></sitemap>`);
  return `${HEAD}\n<sitemapindex xmlns="${SITEMAP_XMLNS}">\n${maps.join('\n')}\n</sitemapindex>\n`;
}

/** Returns a response with XML for search engines. */
export function toXmlResponse(xml: string, headers: Readonly<Record<string, string>> = {}): Response {
  return new Response(xml, { headers: { 'Content-Type': 'application/xml; charset=utf-8', ...headers } });
}
