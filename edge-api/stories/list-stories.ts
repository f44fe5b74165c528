import { desc } from 'drizzle-orm';
import type { Ctx } from '../platform/context.ts';
import type { PageQuery } from '../platform/contract.ts';
import type { StoriesPage } from './contract.ts';
import { STORIES_PAGE_SIZE } from './rules.ts';
import { isTold, selectStories, toStories } from './select-stories.ts';
import { stories } from './table.ts';

/** Returns a page of all stories, the latest first. */
export async function listStories(ctx: Ctx, { page }: PageQuery): Promise<StoriesPage> {
  const rows = await selectStories(ctx)
    .where(isTold)
    .orderBy(desc(stories.publishedAt), desc(stories.campaignId))
    .limit(STORIES_PAGE_SIZE + 1)
    .offset((page - 1) * STORIES_PAGE_SIZE);
  return {
    docs: await toStories(ctx, rows.slice(0, STORIES_PAGE_SIZE)),
    hasMore: rows.length > STORIES_PAGE_SIZE,
  };
}
