import { z } from 'zod';
import { LINE_MAX, URL_INVALID } from '../accounts/rules.ts';
import { ActionReason } from '../admin-log/contract.ts';
import { Media } from '../media/contract.ts';
import { encodeMessage } from '../platform/contract.ts';
import { keysetQuery, listPage, listQuery } from '../platform/paging.ts';
import { ID_MAX, LANGUAGES, PAGE_SIZE_MAX } from '../platform/rules.ts';
import { COSTS_COVERED_BY } from '../platform/money-rules.ts';
import { CANCELLERS } from './cancellation-rules.ts';
import { ENDINGS, OVERDUE } from './outcome-rules.ts';
import { REVIEW_DECISIONS, REVIEW_STATES } from './review-rules.ts';
import { CampaignDescription } from './rich-text-contract.ts';
import {
  FAN_QUESTION_KEYS,
  OWN_CAMPAIGNS_PAGE_SIZE,
  PAUSE_REASONS,
  PHASES,
  THANK_YOU_METHODS,
} from './rules.ts';
import { SHARE_KINDS } from './share-picture-rules.ts';

const instant = z.iso.datetime().nullable();

/** When, by whom and why a campaign was cancelled. */
export const Cancellation = z.object({ at: z.iso.datetime(), by: z.enum(CANCELLERS), reason: z.string() });
export type Cancellation = z.infer<typeof Cancellation>;

const Cents = z.number().int().nonnegative();

/** What a campaign has raised so far, and what its charity receives of that after costs. */
export const CampaignResult = z.object({
  participants: z.number().int(),
  raisedCents: Cents,
  charityCents: Cents,
  /** The costs that the payment provider has reported so far. */
  costsCents: Cents,
});

/** An admin's decision about the version of a campaign that they saw, with a reason for the owner unless confirmed. */
export const ReviewCampaign = ActionReason.extend({
  decision: z.enum(REVIEW_DECISIONS),
  version: z.number().int().min(1),
});
export type ReviewCampaign = z.infer<typeof ReviewCampaign>;

/** A page that may prove the identity of a campaign's artist. */
export const CheckProof = z.object({
  url: z.url({ protocol: /^https?$/, error: encodeMessage(URL_INVALID) }).max(LINE_MAX),
});
export type CheckProof = z.infer<typeof CheckProof>;

/** The token of a link in the mail about a moved meeting. */
export const TakeBack = z.object({ token: z.string().max(LINE_MAX) });
export type TakeBack = z.infer<typeof TakeBack>;
/** Whether the payment of such a link is being refunded, or was. */
export const TakeBackState = z.object({ isGoingBack: z.boolean() });
export type TakeBackState = z.infer<typeof TakeBackState>;

export const CampaignCelebrity = z.object({
  id: z.string(),
  name: z.string(),
  city: z.string().nullable(),
  countryOfResidence: z.string().nullable(),
  avatar: Media.pick({ url: true, width: true, height: true, focal: true }).nullable(),
  /** Whether the celebrity has a profile on the site and can be followed. */
  hasProfile: z.boolean(),
  /** Whether an admin has confirmed the celebrity's identity. */
  isConfirmed: z.boolean(),
});

/** What tells a campaign from others, wherever it is mentioned. */
export const CampaignName = z.object({
  id: z.string(),
  slug: z.string(),
  name: z.string(),
  /** The language of its texts. */
  language: z.enum(LANGUAGES),
  artistName: z.string(),
});

/** The public fields of a campaign. */
export const CampaignCard = CampaignName.extend({
  description: CampaignDescription,
  image: Media.nullable(),
  celebrity: CampaignCelebrity,
  /** `slug` is the address of the charity's page; null until the charity has said yes. */
  charity: z.object({ id: z.string(), name: z.string(), slug: z.string().nullable() }),
  plannedDate: instant,
  /** HH:mm in Europe/Amsterdam. */
  plannedTime: z.string().nullable(),
  plannedLocation: z.string().nullable(),
  subscriptionStartDate: instant,
  subscriptionDeadline: instant,
  endDate: instant,
  isActive: z.boolean(),
  nomineesSelected: z.boolean(),
  winnersSelected: z.boolean(),
  thankYouMethod: z.enum(THANK_YOU_METHODS),
  allowPlusOne: z.boolean(),
  twoWinners: z.boolean(),
  fanQuestion: z.enum(FAN_QUESTION_KEYS),
  fanQuestionOther: z.string().nullable(),
  phase: z.enum(PHASES),
  /** False until the owner's address is verified, the charity has said yes and any required review is passed. */
  isPublic: z.boolean(),
  /** Why it takes no payments for now; null unless its charity was rejected or lost its account. */
  paused: z.enum(PAUSE_REASONS).nullable(),
  /** Null unless the campaign was cancelled. */
  cancelled: Cancellation.nullable(),
  /** Null while too few fans take part to show one. */
  result: CampaignResult.nullable(),
  /** Who pays the payment provider's costs: the same for every campaign. */
  costsCoveredBy: z.enum(COSTS_COVERED_BY),
});
export type CampaignCard = z.infer<typeof CampaignCard>;

/** The pictures for shared links to a campaign, by language; null where none is up to date. */
export const SharePictures = z.record(z.enum(LANGUAGES), z.object({ url: z.string() }).nullable());
export type SharePictures = z.infer<typeof SharePictures>;

const MeetingFacts = z.object({
  name: z.string(),
  plannedDate: instant,
  plannedLocation: z.string().nullable(),
});

/** A change after fans were sent to pay: a moved meeting or a spelling correction. */
export const CampaignChange = z.object({
  at: z.iso.datetime(),
  hasMoved: z.boolean(),
  before: MeetingFacts,
  after: MeetingFacts,
});
export type CampaignChange = z.infer<typeof CampaignChange>;

/** What is overdue once a campaign has closed, and when everyone is refunded if it stays missing. */
export const OverdueNotice = z.object({ what: z.enum(OVERDUE), returnAt: instant });
export type OverdueNotice = z.infer<typeof OverdueNotice>;

/** A campaign at its address, with its changes, latest first. */
export const PublicCampaign = CampaignCard.extend({
  sharePictures: SharePictures,
  changes: z.array(CampaignChange),
  /** Null if nothing is overdue. */
  overdue: OverdueNotice.nullable(),
  /** Whether it closed without any paid answer. */
  isEmpty: z.boolean(),
  /** Whether everyone who took part was thanked. */
  isThanked: z.boolean(),
});
export type PublicCampaign = z.infer<typeof PublicCampaign>;

/** The language and kind of a share picture, and the campaign's version that it shows. */
export const SharePictureQuery = z.object({
  language: z.enum(LANGUAGES),
  kind: z.enum(SHARE_KINDS).default('call'),
  version: z.coerce.number().int().min(1),
});
export type SharePictureQuery = z.infer<typeof SharePictureQuery>;

/** `page` counts from `after`, in steps of `limit`. */
export const CampaignsListQuery = listQuery(PAGE_SIZE_MAX).extend({
  page: z.coerce.number().int().min(1).max(10_000).default(1),
});
export type CampaignsListQuery = z.infer<typeof CampaignsListQuery>;

export const CampaignsList = listPage(CampaignCard);
export type CampaignsList = z.infer<typeof CampaignsList>;

/** A page of a charity's campaigns, with the total raised by those that show their result. */
export const CharityCampaigns = CampaignsList.extend(
  CampaignCard.pick({ result: true, costsCoveredBy: true }).shape,
);
export type CharityCampaigns = z.infer<typeof CharityCampaigns>;

/** A campaign in the sitemap for search engines. */
export const SitemapCampaign = z.object({ slug: z.string(), updatedAt: z.iso.datetime() });
export type SitemapCampaign = z.infer<typeof SitemapCampaign>;

/** A campaign, as its owner sees it. */
export const Campaign = CampaignCard.extend({
  review: z.enum(REVIEW_STATES).nullable(),
  /** An admin's question, or why they declined it. */
  reviewReason: z.string().nullable(),
  flexiblePlanning: z.boolean(),
  thankYouIncludePhotos: z.boolean(),
  thankYouAllowPoohSend: z.boolean(),
  /** Comma-separated, in rank order. */
  importantKeywords: z.string(),
  keywordPriorities: z.record(z.string(), z.number().int()),
  encourageFans: z.boolean(),
  agreeToTerms: z.boolean(),
  agreeToProtocol: z.boolean(),
  organizeInNetherlands: z.boolean(),
  createdAt: z.iso.datetime(),
  /** The number of edits; an edit sends the version it is based on in its If-Match header. */
  version: z.number().int(),
  /** Whether every language has a share picture of this version. */
  hasSharePictures: z.boolean(),
  /** Paid submissions. */
  submissionCount: z.number().int(),
  /** Whether a paid submission takes part: neither withdrawn after a report nor of an erased account. */
  hasAnswers: z.boolean(),
  /** Whether a fan was sent to pay, which freezes the fields that fans rely on. */
  isFrozen: z.boolean(),
  nominees: z.array(z.string()),
  /** When a paused campaign ends unless it resumes before; null for any other. */
  charityDueAt: instant,
  /** Why its charity declined it; null unless it did. */
  charityDeclined: z.string().nullable(),
  /** The number of answers that the owner nominated in addition. */
  ownNominations: z.number().int(),
  /**
   * What it waits for once it has closed, until when the owner was given time to choose (if still ahead), and when
   * everyone is refunded; null if it waits for nothing.
   */
  due: z.object({ missing: z.enum(ENDINGS), chooseBy: instant, returnAt: z.iso.datetime() }).nullable(),
  /** When a winner accepted; null if none has, or none still stands. */
  settledAt: instant,
  /** When everyone who took part was thanked. */
  thankedAt: instant,
  /** The owner's name, and whether the caller may change it, or also choose and cancel; null for the caller's own. */
  managedFor: z.object({ name: z.string(), mayManage: z.boolean(), mayDecide: z.boolean() }).nullable(),
});
export type Campaign = z.infer<typeof Campaign>;

export const ByCelebrityQuery = keysetQuery(OWN_CAMPAIGNS_PAGE_SIZE).extend({
  celebrityId: z.string().min(1).max(ID_MAX),
});
export type ByCelebrityQuery = z.infer<typeof ByCelebrityQuery>;

export const OwnCampaignsPage = listPage(Campaign);
export type OwnCampaignsPage = z.infer<typeof OwnCampaignsPage>;
export const CelebrityCampaignsPage = listPage(z.union([Campaign, CampaignCard]));
