import type { Ctx } from '../platform/context.ts';
import { notFound } from '../platform/errors.ts';
import { PagesIndex, type PageSummary } from './contract.ts';
import { PAGES_INDEX_PATH } from './rules.ts';

/** Static files never change under a running Worker, so the index is read once. */
const known = new WeakMap<object, PagesIndex>();

/** The editors' page with an id; 404 when there is none. */
export async function findPage(ctx: Ctx, id: string): Promise<PageSummary> {
  const index = known.get(ctx.env.ASSETS) ?? (await readIndex(ctx.env.ASSETS));
  known.set(ctx.env.ASSETS, index);
  const page = Object.hasOwn(index, id) ? index[id] : undefined;
  if (!page) throw notFound();
  return page;
}

async function readIndex(assets: Fetcher): Promise<PagesIndex> {
  const answer = await assets.fetch(new URL(PAGES_INDEX_PATH, 'https://assets.invalid'));
  if (!answer.ok) throw new Error(`${PAGES_INDEX_PATH} answered ${answer.status}: build the site`);
  return PagesIndex.parse(await answer.json());
}
