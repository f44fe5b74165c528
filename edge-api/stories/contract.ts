import { z } from 'zod';
import { cleanName } from '../accounts/rules.ts';
import { CampaignCelebrity, CampaignName } from '../campaigns/contract.ts';
import { Media } from '../media/contract.ts';
import { ALT_MAX } from '../media/rules.ts';
import { encodeMessage, readableText } from '../platform/contract.ts';
import { listPage } from '../platform/paging.ts';
import { ID_MAX } from '../platform/rules.ts';
import { ALT_REQUIRED, PICTURES_MAX, TEXT, TITLE, TOO_MANY_PICTURES } from './rules.ts';

export const Story = z.object({
  title: z.string(),
  /** Plain text in paragraphs, in the language of its campaign. */
  text: z.string(),
  pictures: z.array(Media),
  publishedAt: z.iso.datetime(),
  updatedAt: z.iso.datetime(),
  campaign: CampaignName.omit({ id: true }).extend({
    avatar: CampaignCelebrity.shape.avatar,
    charityName: z.string().nullable(),
  }),
});
export type Story = z.infer<typeof Story>;

/** A page of stories, latest first. */
export const StoriesPage = listPage(Story);
export type StoriesPage = z.infer<typeof StoriesPage>;

const StoryLink = Story.shape.campaign
  .pick({ slug: true, language: true, artistName: true })
  .extend({ title: z.string() });

/** The stories on a campaign's page: its own, and the latest of another campaign, if there are any. */
export const CampaignStories = z.object({ own: Story.nullable(), lastTime: StoryLink.nullable() });
export type CampaignStories = z.infer<typeof CampaignStories>;

export const OwnStory = z.object({
  campaign: CampaignName.pick({ slug: true, name: true }),
  /** Whether the meeting has taken place, so that the story can be published. */
  isOver: z.boolean(),
  /** Null unless it is published. */
  story: Story.pick({ title: true, text: true, pictures: true, publishedAt: true }).nullable(),
  /** How many people took part, who each get one mail about it. */
  participants: z.number().int(),
  /** Whether that mail was sent or queued. */
  isMailed: z.boolean(),
  /** When it was removed after a report, so that it cannot be published again; null otherwise. */
  withdrawnAt: z.iso.datetime().nullable(),
});
export type OwnStory = z.infer<typeof OwnStory>;

export const SaveStory = z.object({
  title: readableText(TITLE).transform(cleanName),
  text: readableText(TEXT),
  pictures: z
    .array(
      z.object({
        id: z.string().max(ID_MAX),
        alt: readableText({ min: 1, tooShort: ALT_REQUIRED, max: ALT_MAX, tooLong: ALT_REQUIRED }),
      }),
    )
    .max(PICTURES_MAX, encodeMessage(TOO_MANY_PICTURES))
    .refine((pictures) => new Set(pictures.map(({ id }) => id)).size === pictures.length)
    .default([]),
});
export type SaveStory = z.infer<typeof SaveStory>;
