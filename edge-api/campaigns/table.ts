import { sql } from 'drizzle-orm';
import { index, integer, sqliteTable, text, primaryKey } from 'drizzle-orm/sqlite-core';
import { user } from '../accounts/table.ts';
import { celebrityProfiles } from '../celebrities/table.ts';
import { charities } from '../charities/table.ts';
import { media } from '../media/table.ts';
import { describe, flag, instant, isSet } from '../platform/columns.ts';
import { LANGUAGES } from '../platform/rules.ts';
import { CANCELLERS } from './cancellation-rules.ts';
import type { MeetingFacts } from './change-rules.ts';
import { MANAGED_ACTS } from './manage-rules.ts';
import { IS_UNFINISHED, OVERDUE } from './outcome-rules.ts';
import { FAN_QUESTION_KEYS, THANK_YOU_METHODS } from './rules.ts';
import { IS_IN_REVIEW, REVIEW_STATES } from './review-rules.ts';
import { CAMPAIGN_STAGE } from './outcome-rules.ts';

/** Campaigns. Instants are UTC milliseconds; `nomineeCount` above 0 means that nominees exist. */
export const campaigns = sqliteTable(
  'campaigns',
  {
    id: text('id').primaryKey(),
    slug: text('slug').notNull().unique(),
    ownerId: text('owner_id')
      .notNull()
      .references(() => user.id),
    celebrityId: text('celebrity_id').references(() => celebrityProfiles.id),
    name: text('name').notNull(),
    /** What its owner writes in: title, description, own question, alternative text and story. */
    language: text('language', { enum: LANGUAGES }).notNull().default('nl'),
    artistName: text('artist_name').notNull(),
    /** What that name looks like (platform/to-skeleton.ts). */
    artistSkeleton: text('artist_skeleton'),
    /** A plain string or a rich-text document, as JSON (RULES.md, "Descriptions"). */
    description: text('description', { mode: 'json' }).$type<unknown>().notNull(),
    imageId: text('image_id').references(() => media.id),
    charityId: text('charity_id').references(() => charities.id),
    plannedAt: instant('planned_at'),
    plannedLocation: text('planned_location'),
    subscriptionStartDate: instant('subscription_start_date'),
    subscriptionDeadline: instant('subscription_deadline'),
    endDate: instant('end_date'),
    isActive: integer('is_active', { mode: 'boolean' }).notNull().default(true),
    closedAt: instant('closed_at'),
    nomineesSelected: flag('nominees_selected'),
    nomineeCount: integer('nominee_count').notNull().default(0),
    winnersSelected: flag('winners_selected'),
    /** When its owner first read its paid answers, and when it was opened again after that: that is public. */
    answersOpenedAt: instant('answers_opened_at'),
    reopenings: text('reopenings', { mode: 'json' }).$type<readonly number[]>().notNull().default([]),
    fanQuestion: text('fan_question', { enum: FAN_QUESTION_KEYS }).notNull(),
    fanQuestionOther: text('fan_question_other'),
    thankYouMethod: text('thank_you_method', { enum: THANK_YOU_METHODS }).notNull(),
    thankYouIncludePhotos: flag('thank_you_include_photos'),
    thankYouAllowPoohSend: flag('thank_you_allow_pooh_send'),
    /** Keywords in order of rank, 1-based by position (RULES.md, "Numbers"). */
    keywords: text('keywords', { mode: 'json' }).$type<readonly string[]>().notNull(),
    encourageFans: flag('encourage_fans'),
    allowPlusOne: flag('allow_plus_one'),
    twoWinners: flag('two_winners'),
    agreeToTerms: flag('agree_to_terms'),
    agreeToProtocol: flag('agree_to_protocol'),
    flexiblePlanning: flag('flexible_planning'),
    organizeInNetherlands: flag('organize_in_netherlands'),
    createdAt: instant('created_at').notNull(),
    updatedAt: instant('updated_at').notNull(),
    version: integer('version').notNull().default(1),
    /** Since which version a field has its value, by its name in the API; a field that was never edited is missing. */
    fieldVersions: text('field_versions', { mode: 'json' })
      .$type<Readonly<Record<string, number>>>()
      .notNull()
      .default({}),
    /** Counts the changes of the meeting since the winners were chosen: the SEQUENCE of their calendar files. */
    meetingRevision: integer('meeting_revision').notNull().default(0),
    /**
     * From when anyone may see it: its owner's address is verified, its charity has said yes, and no admin's review of
     * it is due. It stays set when the address changes.
     */
    publishedAt: instant('published_at'),
    /** Where an admin's review of who its artist is stands; null while it needs none. */
    review: text('review', { enum: REVIEW_STATES }),
    /** What an admin asked of its owner, or why it was declined. */
    reviewReason: text('review_reason'),
    /** When its charity was asked for it; null while that has no people, or its owner's address is not proved. */
    charityAskedAt: instant('charity_asked_at'),
    /** The charities that do not want it, by their ids, each with the reason that it gave its owner. */
    charityDeclines: text('charity_declines', { mode: 'json' })
      .$type<Readonly<Record<string, string>>>()
      .notNull()
      .default({}),
    /**
     * When it ends unless its charity can receive again, or it has another one; null unless its charity was rejected or
     * lost its account. It takes no new payments while this is set.
     */
    charityDueAt: instant('charity_due_at'),
    /** Since when it does not go ahead, which is final; its payments go back from then on. */
    cancelledAt: instant('cancelled_at'),
    cancelledBy: text('cancelled_by', { enum: CANCELLERS }),
    cancelReason: text('cancel_reason'),
    /** Who cancelled it; null for the sweep, and once their account is erased. */
    cancelledByUserId: text('cancelled_by_user_id').references(() => user.id, { onDelete: 'set null' }),
    /** Since when a winner has accepted, and still stands: money leaves from then on. */
    settledAt: instant('settled_at'),
    /** When its date was last put off without another. */
    postponedAt: instant('postponed_at'),
    /** What fans read is missing of it, and since when they do. */
    overdue: text('overdue', { enum: OVERDUE }),
    overdueAt: instant('overdue_at'),
    /** Until when its owner asked for more time, as an admin wrote. */
    moreTimeUntil: instant('more_time_until'),
    /** When the sweep looks next at what it waits for, once it has closed; null once nothing is left. */
    outcomeAt: instant('outcome_at').default(sql`0`),
  },
  (table) => [
    index('campaigns_owner').on(table.ownerId, table.createdAt),
    index('campaigns_celebrity').on(table.celebrityId, table.createdAt),
    index('campaigns_charity').on(table.charityId, table.createdAt),
    index('campaigns_list').on(table.isActive, table.subscriptionDeadline),
    index('campaigns_public')
      .on(table.isActive, table.subscriptionDeadline, table.id)
      .where(isSet(table.publishedAt)),
    index('campaigns_stage').on(sql.raw(CAMPAIGN_STAGE), table.createdAt, table.id),
    index('campaigns_created').on(table.createdAt, table.id),
    index('campaigns_skeleton').on(table.artistSkeleton),
    index('campaigns_image').on(table.imageId).where(isSet(table.imageId)),
    index('campaigns_review').on(table.createdAt, table.id).where(sql.raw(IS_IN_REVIEW)),
    index('campaigns_charity_asked')
      .on(table.charityId)
      .where(sql`charity_asked_at is null and cancelled_at is null and is_active = 1`),
    index('campaigns_charity_due')
      .on(table.charityDueAt)
      .where(sql.raw('charity_due_at is not null and cancelled_at is null')),
    index('campaigns_cancelled_by')
      .on(table.cancelledByUserId, table.cancelledAt)
      .where(isSet(table.cancelledByUserId)),
    index('campaigns_selection')
      .on(table.nomineesSelected, table.closedAt)
      .where(sql.raw('is_active = 0 and winners_selected = 0')),
    index('campaigns_outcome').on(table.isActive, table.outcomeAt).where(sql.raw(IS_UNFINISHED)),
  ],
);
export const campaignTexts = describe([campaigns], 'running campaigns', 'erasure', {
  kept: {
    'others took part in it': ['slug', 'name', 'fanQuestionOther', 'keywords', 'fieldVersions', 'reopenings'],
  },
});

/** What an owner and their team did to a campaign, or to the team. Rows are only added. */
export const managedActs = sqliteTable(
  'managed_acts',
  {
    id: text('id').primaryKey(),
    /** Whose campaign it was then, or whose team. */
    ownerId: text('owner_id')
      .notNull()
      .references(() => user.id, { onDelete: 'cascade' }),
    /** Null for what was done to the team. */
    campaignId: text('campaign_id').references(() => campaigns.id, { onDelete: 'cascade' }),
    /** Null once the account of who did it is erased, as with whom it was done to. */
    actorId: text('actor_id').references(() => user.id, { onDelete: 'set null' }),
    personId: text('person_id').references(() => user.id, { onDelete: 'set null' }),
    act: text('act', { enum: MANAGED_ACTS }).notNull(),
    at: instant('at').notNull(),
  },
  (table) => [
    index('managed_acts_owner').on(table.ownerId, table.at, table.id),
    index('managed_acts_campaign').on(table.campaignId, table.at, table.id),
    index('managed_acts_actor').on(table.actorId).where(isSet(table.actorId)),
    index('managed_acts_person').on(table.personId).where(isSet(table.personId)),
  ],
);

/** A column that names the campaign a row is about. */
export const campaignRef = () =>
  text('campaign_id')
    .notNull()
    .references(() => campaigns.id);

/** The pictures that links to a campaign are shared with, one for each language. */
export const sharePictures = sqliteTable(
  'share_pictures',
  {
    campaignId: text('campaign_id')
      .notNull()
      .references(() => campaigns.id, { onDelete: 'cascade' }),
    language: text('language', { enum: LANGUAGES }).notNull(),
    /** The campaign's version that it was made from: it is not shown with any other. */
    version: integer('version').notNull(),
    mediaId: text('media_id')
      .notNull()
      .references(() => media.id, { onDelete: 'cascade' }),
  },
  (table) => [
    primaryKey({ columns: [table.campaignId, table.language] }),
    index('share_pictures_media').on(table.mediaId),
  ],
);

/** What changed of a campaign after fans were sent to pay, for everyone to see. Rows are only added. */
export const campaignChanges = sqliteTable(
  'campaign_changes',
  {
    id: text('id').primaryKey(),
    campaignId: text('campaign_id')
      .notNull()
      .references(() => campaigns.id, { onDelete: 'cascade' }),
    at: instant('at').notNull(),
    before: text('before', { mode: 'json' }).$type<MeetingFacts>().notNull(),
    after: text('after', { mode: 'json' }).$type<MeetingFacts>().notNull(),
    /** When the right to a refund because of the change ends; null for a spelling correction. */
    refundUntil: instant('refund_until'),
  },
  (table) => [index('campaign_changes_campaign').on(table.campaignId, table.at)],
);
export const changeTexts = describe([campaignChanges], 'telling fans what changed', 'erasure', {
  withheld: 'its campaign’s, and public',
});
