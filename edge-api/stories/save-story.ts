import { and, eq, isNull, lte, sql, type SQL } from 'drizzle-orm';
import { campaignCancelled, requireOwnCampaign } from '../campaigns/index.ts';
import { campaigns } from '../campaigns/table.ts';
import { describePicture, isAvailable, isUploadedBy } from '../media/index.ts';
import { requirePerson, type Ctx } from '../platform/context.ts';
import { ApiError, validationFailed } from '../platform/errors.ts';
import { insertIf } from '../platform/insert-if.ts';
import type { OwnStory, SaveStory } from './contract.ts';
import { getOwnStory } from './get-own-story.ts';
import { queueStoryMails } from './queue-story-mails.ts';
import { isOver, MEETING_MS, PICTURE_NOT_FOUND, TOO_EARLY } from './rules.ts';
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
  await requireTellable(ctx, campaignId);
  const guard =
    and(isTellable(ctx, campaignId), ...pictures.map(({ id }) => isOwnPicture(ctx, id))) ?? sql`true`;
  const row = { campaignId, title, text, publishedAt: ctx.now, createdAt: ctx.now, updatedAt: ctx.now };
  const [saved] = await ctx.db.batch([
    insertIf(ctx.db, stories, row, guard)
      .onConflictDoUpdate({
        target: stories.campaignId,
        set: {
          title,
          text,
          updatedAt: ctx.now,
          publishedAt: sql`coalesce(${stories.publishedAt}, ${ctx.now.getTime()})`,
        },
      })
      .returning({ id: stories.campaignId }),
    ctx.db.delete(storyPictures).where(and(eq(storyPictures.campaignId, campaignId), guard)),
    ...pictures.map(({ id: mediaId }, place) =>
      insertIf(ctx.db, storyPictures, { campaignId, place, mediaId }, guard),
    ),
    ...pictures.map(({ id, alt }) => describePicture(ctx, id, alt, guard)),
  ]);
  if (saved.length > 0) {
    ctx.defer(queueStoryMails(ctx));
    return getOwnStory(ctx, campaignId);
  }
  await requireTellable(ctx, campaignId);
  throw validationFailed([{ path: 'pictures', message: PICTURE_NOT_FOUND }]);
}

async function requireTellable(ctx: Ctx, campaignId: string): Promise<void> {
  const campaign = await requireOwnCampaign(ctx, campaignId);
  if (campaign.cancelledAt !== null) throw campaignCancelled();
  if (!isOver(campaign, ctx.now)) throw new ApiError(409, 'conflict', TOO_EARLY);
}

/** The condition that the meeting has still taken place when the batch is written, as {@link isOver} says it. */
function isTellable(ctx: Ctx, campaignId: string): SQL {
  const lastStart = new Date(ctx.now.getTime() - MEETING_MS);
  return sql`exists (select 1 from ${campaigns} where ${and(
    eq(campaigns.id, campaignId),
    eq(campaigns.winnersSelected, true),
    isNull(campaigns.cancelledAt),
    lte(campaigns.plannedAt, lastStart),
  )})`;
}

function isOwnPicture(ctx: Ctx, id: string): SQL | undefined {
  return and(isAvailable(id), isUploadedBy(id, requirePerson(ctx).id));
}
