import type { Ctx } from '../platform/context.ts';
import { notFound } from '../platform/errors.ts';
import { PagesIndex, type PageSummary } from './contract.ts';

/** Where the build writes the index of pages (site/src/pages/pages-index.json.ts). */
const PAGES_INDEX_PATH = '/pages-index.json';

/** Returns the editors' page with an id; throws 404 if there is none. */
export async function getPage(ctx: Ctx, id: string): Promise<PageSummary> {
  const response = await ctx.env.ASSETS.fetch(new URL(PAGES_INDEX_PATH, 'https://assets.invalid'));
  if (!response.ok) throw new Error(`${PAGES_INDEX_PATH} answered ${response.status}: build the site`);
  const index = PagesIndex.parse(await response.json());
  const page = Object.hasOwn(index, id) ? index[id] : undefined;
  if (!page) throw notFound();
  return page;
}
