import type { Ctx } from '../platform/context.ts';
import { notFound } from '../platform/errors.ts';
import { PagesIndex, type PageSummary } from './contract.ts';

/** Where the build writes the index of pages (site/src/pages/pages-index.json.ts). */
const PAGES_INDEX_PATH = '/pages-index.json';
/** Static files never change under a running Worker, so the index is read once. */
const indexCache = new WeakMap<object, PagesIndex>();

/** Returns the editors' page with an id; throws 404 when there is none. */
export async function getPage(ctx: Ctx, id: string): Promise<PageSummary> {
  const index = indexCache.get(ctx.env.ASSETS) ?? (await loadIndex(ctx.env.ASSETS));
  indexCache.set(ctx.env.ASSETS, index);
  const page = Object.hasOwn(index, id) ? index[id] : undefined;
  if (!page) throw notFound();
  return page;
}

async function loadIndex(assets: Fetcher): Promise<PagesIndex> {
  const response = await assets.fetch(new URL(PAGES_INDEX_PATH, 'https://assets.invalid'));
  if (!response.ok) throw new Error(`${PAGES_INDEX_PATH} answered ${response.status}: build the site`);
  return PagesIndex.parse(await response.json());
}
