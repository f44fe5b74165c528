import { expect, test, type APIRequestContext } from '@playwright/test';
import { getCampaignInPhase } from './support/campaigns.ts';

const CONCURRENCY = 4;

/** The response to a path, after redirects. */
type CrawledPage = {
  readonly path: string;
  readonly url: string;
  readonly status: number;
  readonly html: string;
};

/** Lists the paths of this site that a page refers to, without queries. */
function extractReferences(html: string, base: string): { path: string; fragment: string }[] {
  const plain = html.replace(/<script(?![^>]*\bsrc=)[\s\S]*?<\/script>/g, '');
  const found = [
    ...plain.matchAll(/<(?:a|link|img|script|source|video)\s[^>]*?\b(?:href|src|poster)="(?<url>[^"]*)"/g),
  ];
  return found.flatMap(({ groups }) => {
    const url = new URL((groups?.['url'] ?? '').replaceAll('&amp;', '&'), base);
    if (url.origin !== new URL(base).origin || !url.protocol.startsWith('http')) return [];
    return [{ path: url.pathname, fragment: url.hash.slice(1) }];
  });
}

/** Follows all links starting at the seeds; returns the responses by path. */
async function crawl(request: APIRequestContext, seeds: readonly string[]) {
  const read = new Map<string, CrawledPage>();
  const wanted = new Map<string, Set<string>>();
  const queue = [...seeds];
  const known = new Set(seeds);
  const visit = async (path: string): Promise<void> => {
    const answer = await request.get(path);
    const isHtml = (answer.headers()['content-type'] ?? '').startsWith('text/html');
    const html = isHtml ? await answer.text() : '';
    read.set(path, { path, url: answer.url(), status: answer.status(), html });
    for (const { path: next, fragment } of extractReferences(html, answer.url())) {
      if (fragment !== '') wanted.set(next, (wanted.get(next) ?? new Set()).add(fragment));
      if (known.has(next)) continue;
      known.add(next);
      queue.push(next);
    }
  };
  while (queue.length > 0) await Promise.all(queue.splice(0, CONCURRENCY).map(visit));
  return { read: [...read.values()], wanted };
}

const extractPaths = (xml: string) =>
  [...xml.matchAll(/<loc>(?<url>[^<]*)/g)].map((found) => new URL(found[1] ?? '').pathname);

test('every internal link resolves in both languages, and every page has its metadata', async ({
  request,
}) => {
  const { slug } = await getCampaignInPhase(request, 'open');
  const pages = extractPaths(await (await request.get('/sitemap-pages.xml')).text());
  expect(pages).toEqual(expect.arrayContaining(['/nl', '/en', '/nl/terms', '/en/terms']));
  const { read, wanted } = await crawl(request, [
    ...pages,
    ...['nl', 'en'].flatMap((language) => [`/${language}/campaigns/${slug}`, `/${language}/dashboard`]),
  ]);
  expect
    .soft(read.filter(({ status }) => status !== 200).map(({ path, status }) => `${path} ${status}`))
    .toEqual([]);

  const broken = [...wanted].flatMap(([path, fragments]) => {
    const { html = '' } = read.find((page) => page.path === path) ?? {};
    return [...fragments].filter((id) => !html.includes(`id="${id}"`)).map((id) => `${path}#${id}`);
  });
  expect.soft(broken, 'links into a page').toEqual([]);

  const incomplete = read
    // A page that redirects to the login is skipped.
    .filter(({ html, path, url }) => html !== '' && new URL(url).pathname === path)
    .map(({ path, url, html }) => ({ path, missing: findMissingTags(html, url) }))
    .filter(({ missing }) => missing.length > 0);
  expect(incomplete).toEqual([]);
  expect(read.filter(({ html }) => html.includes('rel="canonical"')).length).toBeGreaterThan(10);
});

function findMissingTags(html: string, href: string): string[] {
  const has = (pattern: RegExp) => pattern.test(html);
  // Text by owners may be short; our own must not be.
  const length = href.includes('/campaigns/') ? '{1,}' : '{20,}';
  const missing = [
    !has(/<title>[^<]{3,}<\/title>/) && 'title',
    !has(new RegExp(`<meta name="description" content="[^"]${length}"`)) && 'description',
    !has(/<meta property="og:title" content="[^"]+"/) && 'og:title',
    !has(new RegExp(`<meta property="og:description" content="[^"]${length}"`)) && 'og:description',
    !has(/<meta property="og:image" content="https?:\/\/[^"]+"/) && 'og:image',
    !has(/<meta property="og:image:alt" content="[^"]+"/) && 'og:image:alt',
    !has(/<meta property="og:image:width" content="\d{3,}"/) && 'og:image:width',
    !has(/<meta property="og:image:height" content="\d{3,}"/) && 'og:image:height',
    !has(/<link rel="manifest" href="\/(nl|en)\/manifest\.webmanifest"/) && 'manifest',
    !has(/<html lang="(nl|en)"/) && 'lang',
    !has(/<\/html>\s*$/) && 'nothing after its end',
  ];
  if (!has(/<meta name="robots" content="noindex"/)) {
    const { origin, pathname } = new URL(href);
    const link = (hreflang: string, language = hreflang) =>
      `<link rel="alternate" hreflang="${hreflang}" href="${origin}/${language}${pathname.slice(3)}"`;
    missing.push(
      !html.includes(`<link rel="canonical" href="${href}"`) && 'canonical',
      ...[link('nl'), link('en'), link('x-default', 'nl')].map((tag) => !html.includes(tag) && tag),
    );
  }
  return missing.filter((name) => name !== false);
}

test('the sitemaps contain every page and campaign, and nothing personal', async ({ request }) => {
  const { slug } = await getCampaignInPhase(request, 'open');
  const robots = await (await request.get('/robots.txt')).text();
  expect(robots).toMatch(/Sitemap: http.*\/sitemap\.xml/);
  const maps = extractPaths(await (await request.get('/sitemap.xml')).text());
  expect(maps).toEqual(['/sitemap-pages.xml', '/sitemap-campaigns.xml', '/sitemap-charities.xml']);
  const campaigns = await request.get('/sitemap-campaigns.xml');
  expect(campaigns.headers()['content-type']).toContain('application/xml');
  expect(campaigns.headers()['cache-control']).toContain('public');
  expect(extractPaths(await campaigns.text())).toEqual(
    expect.arrayContaining([`/nl/campaigns/${slug}`, `/en/campaigns/${slug}`]),
  );
  for (const path of ['/dashboard/campaigns/create', '/verify-email', `/campaigns/${slug}/thanks`]) {
    const answer = await request.get(`/nl${path}`);
    expect(await answer.text(), path).toContain('<meta name="robots" content="noindex"');
  }
});

test('a shared page, campaign and charity show a picture of known size', async ({ request }) => {
  const { slug } = await getCampaignInPhase(request, 'open');
  const over = `/nl/campaigns/${(await getCampaignInPhase(request, 'winners-selected')).slug}`;
  for (const path of ['/nl', '/en/terms', `/nl/campaigns/${slug}`, over, '/en/charities/de-leesboot']) {
    const html = await (await request.get(path)).text();
    const content = (name: string) => new RegExp(`property="${name}" content="([^"]+)"`).exec(html)?.[1];
    const picture = await request.get(new URL(content('og:image') ?? '').pathname);
    expect(picture.status(), path).toBe(200);
    expect(picture.headers()['content-type']).toMatch(path === over ? /jpeg/ : /^image\/(jpeg|png|webp)/);
    expect(Number(content('og:image:width'))).toBeGreaterThan(200);
    expect(Number(content('og:image:height'))).toBeGreaterThan(200);
    expect(content('og:image:alt')).toBeTruthy();
    for (const [, json = ''] of html.matchAll(/<script type="application\/ld\+json">(.*?)<\/script>/g)) {
      expect(JSON.parse(json)).toHaveProperty('@type');
    }
    expect(html).toContain('application/ld+json');
  }
  // Regression: the live screen, which is shared too, had only a title.
  const live = await (await request.get(`/nl/campaigns/${slug}/live`)).text();
  for (const name of ['name="description"', 'property="og:title"', 'property="og:description"'])
    expect(live).toMatch(new RegExp(`<meta ${name} content="[^"]{3,}"`));
});

test('an unknown address shows a 404 page in its language', async ({ request }) => {
  for (const path of [
    'nothing',
    'campaigns/nothing',
    'campaigns/nothing/thanks',
    'campaigns/nothing/selection',
    'campaigns?page=99',
  ]) {
    const answer = await request.get(`/nl/${path}`);
    expect(answer.status(), path).toBe(404);
    expect(await answer.text(), path).toContain('Deze pagina bestaat niet');
  }
});

test('each language has a manifest with existing icons', async ({ request }) => {
  for (const language of ['nl', 'en']) {
    const answer = await request.get(`/${language}/manifest.webmanifest`);
    expect(answer.headers()['content-type']).toContain('manifest+json');
    const { lang, start_url: start, icons } = await answer.json();
    expect([lang, start]).toEqual([language, `/${language}`]);
    for (const { src } of icons) expect((await request.get(src)).headers()['content-type']).toBe('image/png');
  }
  expect((await request.get('/favicon.ico')).status()).toBe(200);
});
