import { and, eq, inArray, isNotNull, isNull, sql } from 'drizzle-orm';
import {
  campaignCancelled,
  findMailCampaign,
  noteAct,
  noteThanked,
  requireOwnCampaign,
} from '../campaigns/index.ts';
import { campaigns } from '../campaigns/table.ts';
import { assignMedia, describePicture, removeMedia } from '../media/index.ts';
import { media } from '../media/table.ts';
import { requirePerson, type Ctx } from '../platform/context.ts';
import { hasRow } from '../platform/conditions.ts';
import { validationFailed, conflict } from '../platform/errors.ts';
import { sendDueMails } from '../platform/mail.ts';
import type { MailTexts } from '../platform/page-mail.ts';
import { commit, isUnchanged, runUnit } from '../platform/unit-of-work.ts';
import { pick } from '../platform/pick.ts';
import { countPaidFans, queueFanMails } from '../submissions/index.ts';
import { submissions } from '../submissions/table.ts';
import type { OwnStory, SaveStory } from './contract.ts';
import { selectStories, toStories } from './list-stories.ts';
import { isOver, PICTURE_NOT_FOUND, STORY_WITHDRAWN, TOO_EARLY } from './rules.ts';
import { stories, storyPictures } from './table.ts';

/** Returns the story of the caller's own campaign, if there is one; throws 404 for another person's. */
export async function getOwnStory(ctx: Ctx, campaignId: string): Promise<OwnStory> {
  const campaign = await requireOwnCampaign(ctx, campaignId, 'view');
  const [[row], participants] = await Promise.all([
    selectStories(ctx).where(eq(stories.campaignId, campaignId)),
    countPaidFans(ctx, campaignId),
  ]);
  const isPublished = row !== undefined && row.story.publishedAt !== null;
  const [story = null] = isPublished ? await toStories(ctx, [row]) : [];
  return {
    campaign: pick(campaign, 'slug', 'name'),
    isOver: isOver(campaign, ctx.now),
    story: story && pick(story, 'title', 'text', 'pictures', 'publishedAt'),
    participants,
    isMailed: row !== undefined,
    withdrawnAt: row?.story.withdrawnAt?.toISOString() ?? null,
  };
}

type StoryDetails = Readonly<Record<'title' | 'artistName' | 'name', string>>;

/** To everyone who took part, once: how the meeting went. */
const STORY_TOLD: MailTexts<[details: StoryDetails]> = {
  nl: ({ title, artistName, name }) => ({
    subject: `Zo was de Power Hour met ${artistName}`,
    heading: title,
    paragraphs: [
      `Je deed mee aan ‘${name}’. De ontmoeting is geweest, en ${artistName} vertelt hoe het was.`,
      'Dit is de enige mail die je hierover krijgt. Dank je wel dat je meedeed.',
    ],
    label: 'Lees het verhaal',
  }),
  en: ({ title, artistName, name }) => ({
    subject: `How the Power Hour with ${artistName} went`,
    heading: title,
    paragraphs: [
      `You took part in “${name}”. The meeting has taken place, and ${artistName} tells you about it.`,
      'This is the only email you will get about it. Thank you for taking part.',
    ],
    label: 'Read the story',
  }),
};

/**
 * Publishes or updates the story of the caller's own campaign; the first publication mails the participants. Throws 404
 * for another person's; 409 before the meeting has taken place, for a cancelled campaign and for a story that was
 * removed after a report; 400 for a picture that neither the caller nor the owner uploaded.
 */
export async function saveStory(ctx: Ctx, campaignId: string, input: SaveStory): Promise<OwnStory> {
  const { title, text, pictures } = input;
  const changes = { title, text, updatedAt: ctx.now };
  const ids = pictures.map(({ id }) => id);
  await runUnit(async () => {
    const campaign = await requireOwnCampaign(ctx, campaignId);
    const { winnersSelected, cancelledAt, plannedAt, ownerId } = campaign;
    if (cancelledAt !== null) throw campaignCancelled();
    if (!isOver(campaign, ctx.now)) throw conflict(TOO_EARLY);
    const isTheirs = inArray(media.uploadedBy, [requirePerson(ctx).id, ownerId]);
    const isOwn = and(inArray(media.id, ids), isTheirs, isNull(media.removedAt));
    const own = ctx.db.$count(media, isOwn);
    if ((await own) < ids.length) throw validationFailed([{ path: 'pictures', message: PICTURE_NOT_FOUND }]);
    const isOfCampaign = eq(stories.campaignId, campaignId);
    const [before] = await ctx.db.select().from(stories).where(isOfCampaign);
    if (before && before.withdrawnAt !== null) throw conflict(STORY_WITHDRAWN);
    const storyCount = ctx.db.$count(stories, and(isOfCampaign, isNull(stories.withdrawnAt)));
    const isCurrent = and(
      isUnchanged(campaigns, { id: campaignId, winnersSelected, cancelledAt, plannedAt }),
      eq(own, ids.length),
      eq(storyCount, before ? 1 : 0),
    );
    await commit(ctx, isCurrent, [
      ctx.db
        .insert(stories)
        .values({ campaignId, ...changes, publishedAt: ctx.now, createdAt: ctx.now })
        .onConflictDoUpdate({
          target: stories.campaignId,
          set: { ...changes, publishedAt: sql`coalesce(${stories.publishedAt}, excluded.published_at)` },
        }),
      noteThanked(ctx, campaignId),
      ctx.db.delete(storyPictures).where(eq(storyPictures.campaignId, campaignId)),
      ...ids.map((mediaId, place) => ctx.db.insert(storyPictures).values({ campaignId, place, mediaId })),
      ...pictures.map(({ id, alt }) => describePicture(ctx, id, alt)),
      assignMedia(ctx, ids, ownerId),
      ...noteAct(ctx, campaignId, 'story-published'),
      ...(before ? [] : await queueStoryMails(ctx, { ...campaign, title })),
    ]);
  });
  ctx.defer(sendDueMails(ctx));
  return getOwnStory(ctx, campaignId);
}

async function queueStoryMails(
  ctx: Ctx,
  story: StoryDetails & { readonly id: string; readonly slug: string },
) {
  const campaign = await findMailCampaign(ctx, story.id);
  return queueFanMails(ctx, {
    campaignId: story.id,
    occasion: `story:${story.id}`,
    condition: eq(submissions.status, 'paid'),
    path: `/campaigns/${story.slug}#story`,
    toText: (language) => ({ ...STORY_TOLD[language](story), campaign }),
  });
}

/** Removes the story, if any, of the caller's own campaign, at once and everywhere; throws 404 for another person's. */
export async function removeStory(ctx: Ctx, campaignId: string): Promise<void> {
  await requireOwnCampaign(ctx, campaignId);
  const isPublished = and(eq(stories.campaignId, campaignId), isNotNull(stories.publishedAt));
  await runUnit(async () => {
    if ((await ctx.db.$count(stories, isPublished)) === 0) return;
    await commit(ctx, hasRow(stories, isPublished), [
      ...removeRows(ctx, campaignId),
      ...noteAct(ctx, campaignId, 'story-removed'),
    ]);
  });
}

/** Returns the statements that delete a campaign's story after a report, including its pictures. */
export function withdrawStory(ctx: Ctx, campaignId: string) {
  const { mediaId } = storyPictures;
  const pictures = ctx.db
    .select({ mediaId })
    .from(storyPictures)
    .where(eq(storyPictures.campaignId, campaignId));
  return [removeMedia(ctx, pictures), ...removeRows(ctx, campaignId, { withdrawnAt: ctx.now })] as const;
}

function removeRows(ctx: Ctx, campaignId: string, changes: { readonly withdrawnAt?: Date } = {}) {
  return [
    ctx.db.delete(storyPictures).where(eq(storyPictures.campaignId, campaignId)),
    ctx.db
      .update(stories)
      .set({ title: '', text: '', publishedAt: null, updatedAt: ctx.now, ...changes })
      .where(eq(stories.campaignId, campaignId)),
    noteThanked(ctx, campaignId),
  ] as const;
}
