import { eq } from 'drizzle-orm';
import { requireOwnCampaign } from '../campaigns/index.ts';
import type { Ctx } from '../platform/context.ts';
import { stories, storyPictures } from './table.ts';

/** Removes the story of the caller's own campaign, at once and everywhere; throws 404 for another person's. */
export async function removeStory(ctx: Ctx, campaignId: string): Promise<void> {
  await requireOwnCampaign(ctx, campaignId);
  await ctx.db.batch([
    ctx.db.delete(storyPictures).where(eq(storyPictures.campaignId, campaignId)),
    ctx.db
      .update(stories)
      .set({ title: '', text: '', publishedAt: null, updatedAt: ctx.now })
      .where(eq(stories.campaignId, campaignId)),
  ]);
}
