import { and, eq, inArray, isNull, sql } from 'drizzle-orm';
import { campaignCancelled, requireOwnCampaign } from '../campaigns/index.ts';
import { campaigns } from '../campaigns/table.ts';
import { describePicture } from '../media/index.ts';
import { media } from '../media/table.ts';
import { requirePerson, type Ctx } from '../platform/context.ts';
import { ApiError, validationFailed } from '../platform/errors.ts';
import { commit, isUnchanged, runUnit } from '../platform/unit-of-work.ts';
import type { OwnStory, SaveStory } from './contract.ts';
import { getOwnStory } from './get-own-story.ts';
import { queueStoryMails } from './queue-story-mails.ts';
import { isOver, PICTURE_NOT_FOUND, TOO_EARLY } from './rules.ts';
import { stories, storyPictures } from './table.ts';

/**
 * Publishes the story of the caller's own campaign, or changes it. The participants are mailed when it is published first.
 * Throws 404 for another person's, 409 before the meeting has taken place and for a campaign that does not go ahead, 400
 * for a picture that the caller did not upload.
 */
export async function saveStory(
  ctx: Ctx,
  campaignId: string,
  { title, text, pictures }: SaveStory,
): Promise<OwnStory> {
  const changes = { title, text, updatedAt: ctx.now };
  const ids = pictures.map(({ id }) => id);
  const isOwn = and(
    inArray(media.id, ids),
    eq(media.uploadedBy, requirePerson(ctx).id),
    isNull(media.removedAt),
  );
  await runUnit(async () => {
    const { winnersSelected, cancelledAt, plannedAt } = await requireTellable(ctx, campaignId);
    const own = ctx.db.$count(media, isOwn);
    if ((await own) < ids.length) throw validationFailed([{ path: 'pictures', message: PICTURE_NOT_FOUND }]);
    await commit(
      ctx,
      [
        isUnchanged(campaigns, { id: campaignId, winnersSelected, cancelledAt, plannedAt }),
        eq(own, ids.length),
      ],
      [
        ctx.db
          .insert(stories)
          .values({ campaignId, ...changes, publishedAt: ctx.now, createdAt: ctx.now })
          .onConflictDoUpdate({
            target: stories.campaignId,
            set: { ...changes, publishedAt: sql`coalesce(${stories.publishedAt}, excluded.published_at)` },
          }),
        ctx.db.delete(storyPictures).where(eq(storyPictures.campaignId, campaignId)),
        ...ids.map((mediaId, place) => ctx.db.insert(storyPictures).values({ campaignId, place, mediaId })),
        ...pictures.map(({ id, alt }) => describePicture(ctx, id, alt)),
      ],
    );
  });
  ctx.defer(queueStoryMails(ctx));
  return getOwnStory(ctx, campaignId);
}

async function requireTellable(ctx: Ctx, campaignId: string) {
  const campaign = await requireOwnCampaign(ctx, campaignId);
  if (campaign.cancelledAt !== null) throw campaignCancelled();
  if (!isOver(campaign, ctx.now)) throw new ApiError(409, 'conflict', TOO_EARLY);
  return campaign;
}
