import { globSync, mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { CHECKERS_FOLDER } from './checkers.ts';

const LOCATION = /<loc>([^<]+)<\/loc>/g;
const CAMPAIGN_PATH = /^\/(nl|en)\/campaigns\/([^/]+)$/;
const SAVED_PAGES = `${CHECKERS_FOLDER}/pages`;

type Sitemap = { readonly address: string; readonly text: string; readonly locations: readonly string[] };

/** Returns the files of all pages: those of the build, and what the running site answers for its sitemap's others. */
export async function readPages(site: string, builtFolder: string): Promise<readonly string[]> {
  const built = globSync(`${builtFolder}/**/*.html`);
  const builtPaths = new Set(
    built.map((file) => file.slice(builtFolder.length).replace(/(\/index)?\.html$/, '')),
  );
  const sitemaps = await readSitemap(`${site}/sitemap.xml`);
  const paths = sitemaps
    .filter(({ text }) => !text.includes('<sitemapindex'))
    .flatMap(({ locations }) => locations.map((location) => new URL(location).pathname))
    .filter((path) => !builtPaths.has(path));
  const frames = paths.flatMap((path) => {
    const [, language, slug] = CAMPAIGN_PATH.exec(path) ?? [];
    return slug ? [`/embed/${slug}?lang=${language}`] : [];
  });
  rmSync(SAVED_PAGES, { recursive: true, force: true });
  mkdirSync(SAVED_PAGES, { recursive: true });
  const saved: string[] = [];
  for (const path of [...paths, ...frames]) saved.push(await savePage(site, path));
  return [...built, ...saved];
}

/** Returns a sitemap and all that it leads to. */
export async function readSitemap(address: string): Promise<readonly Sitemap[]> {
  const text = await fetchText(address);
  const locations = [...text.matchAll(LOCATION)].map(([, location = '']) => location);
  const sitemap = { address, text, locations };
  if (!text.includes('<sitemapindex')) return [sitemap];
  return [sitemap, ...(await Promise.all(locations.map(readSitemap))).flat()];
}

async function savePage(site: string, path: string): Promise<string> {
  const file = `${SAVED_PAGES}/${path.replace(/[^\w-]+/g, '_')}.html`;
  writeFileSync(file, await fetchText(`${site}${path}`));
  return file;
}

/** Returns what an address answers, on a connection of its own: a checker takes longer than the server keeps one. */
export async function fetchText(address: string): Promise<string> {
  const response = await fetch(address, { headers: { connection: 'close' } });
  if (!response.ok) throw new Error(`${address} answered ${response.status}`);
  return response.text();
}
