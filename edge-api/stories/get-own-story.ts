import { and, eq } from 'drizzle-orm';
import { requireOwnCampaign } from '../campaigns/index.ts';
import type { Ctx } from '../platform/context.ts';
import { submissions } from '../submissions/table.ts';
import type { OwnStory } from './contract.ts';
import { isOver } from './rules.ts';
import { selectStories, toStories } from './list-stories.ts';
import { stories } from './table.ts';

/** Returns the story of the caller's own campaign, as far as there is one; throws 404 for another person's. */
export async function getOwnStory(ctx: Ctx, campaignId: string): Promise<OwnStory> {
  const campaign = await requireOwnCampaign(ctx, campaignId);
  const [[row], participants] = await Promise.all([
    selectStories(ctx).where(eq(stories.campaignId, campaignId)),
    ctx.db.$count(submissions, and(eq(submissions.campaignId, campaignId), eq(submissions.status, 'paid'))),
  ]);
  const isPublished = row !== undefined && row.story.publishedAt !== null;
  const [story = null] = isPublished ? await toStories(ctx, [row]) : [];
  return {
    campaign: { slug: campaign.slug, name: campaign.name },
    isOver: isOver(campaign, ctx.now),
    story: story && {
      title: story.title,
      text: story.text,
      pictures: story.pictures,
      publishedAt: story.publishedAt,
    },
    participants,
    isMailed: row !== undefined,
  };
}
