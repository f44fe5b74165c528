import { z } from 'zod';
import { LINE_MAX } from '../accounts/rules.ts';
import { ActionReason } from '../admin-log/contract.ts';
import { Media } from '../media/contract.ts';
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

const instant = z.iso.datetime().nullable();

/** Why, since when and by whose decision a campaign does not go ahead. */
export const Cancellation = z.object({ at: z.iso.datetime(), by: z.enum(CANCELLERS), reason: z.string() });
export type Cancellation = z.infer<typeof Cancellation>;

const Cents = z.number().int().nonnegative();

/** What a campaign has raised so far, and what of it its charity receives after costs. */
export const CampaignResult = z.object({
  participants: z.number().int(),
  raisedCents: Cents,
  charityCents: Cents,
  /** What the payment provider has kept, as far as it has said so. */
  costsCents: Cents,
});

/** What an admin decides about a campaign in the version that they saw; the owner reads the reason of all but a yes. */
export const ReviewCampaign = ActionReason.extend({
  decision: z.enum(REVIEW_DECISIONS),
  version: z.number().int().min(1),
});
export type ReviewCampaign = z.infer<typeof ReviewCampaign>;

/** A page that may prove who a campaign's artist is. */
export const CheckProof = z.object({ url: z.url({ protocol: /^https?$/ }).max(LINE_MAX) });
export type CheckProof = z.infer<typeof CheckProof>;

/** The token of the link in the mail which says that a meeting moved. */
export const TakeBack = z.object({ token: z.string().max(LINE_MAX) });
export type TakeBack = z.infer<typeof TakeBack>;
/** Whether the money of such a link goes back already, or went. */
export const TakeBackState = z.object({ isGoingBack: z.boolean() });
export type TakeBackState = z.infer<typeof TakeBackState>;

export const CampaignCelebrity = z.object({
  id: z.string(),
  name: z.string(),
  city: z.string().nullable(),
  countryOfResidence: z.string().nullable(),
  avatar: Media.pick({ url: true, width: true, height: true, focal: true }).nullable(),
  /** Whether it is a celebrity of the site, who can be followed, and not only a name. */
  hasProfile: z.boolean(),
  /** Whether an admin has checked that it is who they say. */
  isConfirmed: z.boolean(),
});

/** What anyone may see of a campaign. */
export const CampaignCard = z.object({
  id: z.string(),
  slug: z.string(),
  name: z.string(),
  /** What its owner writes in. */
  language: z.enum(LANGUAGES),
  artistName: z.string(),
  description: CampaignDescription,
  image: Media.nullable(),
  celebrity: CampaignCelebrity,
  /** `slug` is the address of its page, null until it has said yes. */
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
  /** False until its owner's address is verified, its charity has said yes, and an admin has where that is due. */
  isPublic: z.boolean(),
  /** Why it takes no payments for now; null unless its charity was rejected or lost its account. */
  paused: z.enum(PAUSE_REASONS).nullable(),
  /** Null for a campaign that goes ahead, or went. */
  cancelled: Cancellation.nullable(),
  /** Null while too few take part to show one. */
  result: CampaignResult.nullable(),
  /** Who pays the payment provider's costs: the same for every campaign. */
  costsCoveredBy: z.enum(COSTS_COVERED_BY),
});
export type CampaignCard = z.infer<typeof CampaignCard>;

/** The pictures that links to a campaign are shared with, by language; null where there is none that is up to date. */
export const SharePictures = z.record(z.enum(LANGUAGES), z.object({ url: z.string() }).nullable());
export type SharePictures = z.infer<typeof SharePictures>;

const MeetingFacts = z.object({
  name: z.string(),
  plannedDate: instant,
  plannedLocation: z.string().nullable(),
});

/** What changed of a campaign after fans were sent to pay: its meeting moved, or its spelling was corrected. */
export const CampaignChange = z.object({
  at: z.iso.datetime(),
  hasMoved: z.boolean(),
  before: MeetingFacts,
  after: MeetingFacts,
});
export type CampaignChange = z.infer<typeof CampaignChange>;

/** A campaign at its address, with its changes, the last one first. */
export const PublicCampaign = CampaignCard.extend({
  sharePictures: SharePictures,
  changes: z.array(CampaignChange),
  /** What is overdue of it once it has closed, and when everything goes back if it does not come; null where nothing is. */
  overdue: z.object({ what: z.enum(OVERDUE), returnAt: instant }).nullable(),
  /** Whether it closed without one paid answer. */
  isEmpty: z.boolean(),
});
export type PublicCampaign = z.infer<typeof PublicCampaign>;

/** The language of a share picture, and the campaign's version that it was made from. */
export const SharePictureQuery = z.object({
  language: z.enum(LANGUAGES),
  version: z.coerce.number().int().min(1),
});
export type SharePictureQuery = z.infer<typeof SharePictureQuery>;

/** `page` counts on from `after`, in steps of `limit`. */
export const CampaignsListQuery = listQuery(PAGE_SIZE_MAX).extend({
  page: z.coerce.number().int().min(1).max(10_000).default(1),
});
export type CampaignsListQuery = z.infer<typeof CampaignsListQuery>;

export const CampaignsList = listPage(CampaignCard);
export type CampaignsList = z.infer<typeof CampaignsList>;

/** A page of the campaigns for a charity, with what all of them raised, as far as they show it. */
export const CharityCampaigns = CampaignsList.extend(
  CampaignCard.pick({ result: true, costsCoveredBy: true }).shape,
);
export type CharityCampaigns = z.infer<typeof CharityCampaigns>;

/** A campaign's place on the site, for search engines. */
export const SitemapCampaign = z.object({ slug: z.string(), updatedAt: z.iso.datetime() });
export type SitemapCampaign = z.infer<typeof SitemapCampaign>;

/** A campaign as its owner sees it. */
export const Campaign = CampaignCard.extend({
  review: z.enum(REVIEW_STATES).nullable(),
  /** What an admin asks, or why they declined it. */
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
  /** Counts the edits; what an edit is based on goes into its If-Match header. */
  version: z.number().int(),
  /** Whether there is a share picture of this version in every language. */
  hasSharePictures: z.boolean(),
  /** Paid submissions. */
  submissionCount: z.number().int(),
  /** Whether one of them takes part: neither withdrawn after a report nor of an erased account. */
  hasAnswers: z.boolean(),
  /** Whether a fan was sent to pay, after which the fields that fans rely on no longer change. */
  isFrozen: z.boolean(),
  nominees: z.array(z.string()),
  /** When a paused campaign ends, unless it goes on before; null for any other. */
  charityDueAt: instant,
  /** Why its charity does not want it; null unless it has said so. */
  charityDeclined: z.string().nullable(),
  /** The answers that the owner nominated in addition. */
  ownNominations: z.number().int(),
  /**
   * What it waits for once it has closed, until when its owner has agreed to choose, while that is ahead, and when everything
   * goes back; null where nothing does.
   */
  due: z.object({ missing: z.enum(ENDINGS), chooseBy: instant, returnAt: z.iso.datetime() }).nullable(),
  /** Since when a winner has accepted, and still stands. */
  settledAt: instant,
  /** When everyone who took part was thanked. */
  thankedAt: instant,
  /** Whose it is, whether the caller may change it, and choose and cancel as well; null for their own. */
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
