import { sql } from 'drizzle-orm';
import { index, integer, sqliteTable, text, primaryKey } from 'drizzle-orm/sqlite-core';
import { user } from '../accounts/table.ts';
import { celebrityProfiles } from '../celebrities/table.ts';
import { charities } from '../charities/table.ts';
import { media } from '../media/table.ts';
import { describe, flag, instant, isSet, ref } from '../platform/columns.ts';
import { LANGUAGES } from '../platform/rules.ts';
import { CANCELLERS } from './cancellation-rules.ts';
import type { MeetingFacts } from './change-rules.ts';
import { MANAGED_ACTS } from './manage-rules.ts';
import { CAMPAIGN_STAGE, IS_UNFINISHED, OVERDUE } from './outcome-rules.ts';
import { FAN_QUESTION_KEYS, THANK_YOU_METHODS } from './rules.ts';
import { IS_IN_REVIEW, REVIEW_STATES } from './review-rules.ts';
import { SHARE_KINDS } from './share-picture-rules.ts';

/** Campaigns. Instants are UTC milliseconds; a campaign has nominees if `nomineeCount` is above 0. */
export const campaigns = sqliteTable(
  'campaigns',
  {
    id: text('id').primaryKey(),
    slug: text('slug').notNull().unique(),
    ownerId: ref('owner_id', () => user.id),
    celebrityId: text('celebrity_id').references(() => celebrityProfiles.id),
    name: text('name').notNull(),
    /** The language of the owner's texts: title, description, own question, alternative text and story. */
    language: text('language', { enum: LANGUAGES }).notNull().default('nl'),
    artistName: text('artist_name').notNull(),
    /** The appearance of that name (platform/to-skeleton.ts). */
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
    /** When the owner first read the paid answers, and all reopenings after that, which are public. */
    answersOpenedAt: instant('answers_opened_at'),
    reopenings: text('reopenings', { mode: 'json' }).$type<readonly number[]>().notNull().default([]),
    fanQuestion: text('fan_question', { enum: FAN_QUESTION_KEYS }).notNull(),
    fanQuestionOther: text('fan_question_other'),
    thankYouMethod: text('thank_you_method', { enum: THANK_YOU_METHODS }).notNull(),
    thankYouIncludePhotos: flag('thank_you_include_photos'),
    thankYouAllowPoohSend: flag('thank_you_allow_pooh_send'),
    /** Keywords in rank order, 1-based by position (RULES.md, "Numbers"). */
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
    /** The version that last changed each field, by its name in the API; missing for fields that were never edited. */
    fieldVersions: text('field_versions', { mode: 'json' })
      .$type<Readonly<Record<string, number>>>()
      .notNull()
      .default({}),
    /** Number of changes of the meeting since the winners were chosen: the SEQUENCE of their calendar files. */
    meetingRevision: integer('meeting_revision').notNull().default(0),
    /**
     * When it became public: its owner's address is verified, its charity has said yes, and no admin's review is due.
     * Stays set when the address changes.
     */
    publishedAt: instant('published_at'),
    /** The state of an admin's review of its artist; null if none is needed. */
    review: text('review', { enum: REVIEW_STATES }),
    /** An admin's question to the owner, or why it was declined. */
    reviewReason: text('review_reason'),
    /** When its charity was asked; null while the charity has no people, or the owner's address is not proved. */
    charityAskedAt: instant('charity_asked_at'),
    /** The charities that declined it: the reason given to the owner, by charity id. */
    charityDeclines: text('charity_declines', { mode: 'json' })
      .$type<Readonly<Record<string, string>>>()
      .notNull()
      .default({}),
    /**
     * When it ends unless its charity can receive again or is replaced; null unless its charity was rejected or lost
     * its account. No new payments are accepted while this is set.
     */
    charityDueAt: instant('charity_due_at'),
    /** When it was cancelled, which is final; its payments are refunded from then on. */
    cancelledAt: instant('cancelled_at'),
    cancelledBy: text('cancelled_by', { enum: CANCELLERS }),
    cancelReason: text('cancel_reason'),
    /** Who cancelled it; null for the sweep, and once the account is erased. */
    cancelledByUserId: text('cancelled_by_user_id').references(() => user.id, { onDelete: 'set null' }),
    /** When a winner accepted, while one still stands; no money is paid out before that. */
    settledAt: instant('settled_at'),
    /** When its meeting was last postponed without a new date. */
    postponedAt: instant('postponed_at'),
    /** What fans are told is missing, and since when. */
    overdue: text('overdue', { enum: OVERDUE }),
    overdueAt: instant('overdue_at'),
    /** The end of the extra time that an admin granted the owner. */
    moreTimeUntil: instant('more_time_until'),
    /** When the sweep checks next what a closed campaign waits for; null once nothing is left. */
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
export const campaignTexts = describe([campaigns], 'running campaigns', 'until erasure', {
  kept: {
    'others took part in the campaign': [
      'slug',
      'name',
      'fanQuestionOther',
      'keywords',
      'fieldVersions',
      'reopenings',
    ],
  },
});

/** Actions of an owner and their team on a campaign or on the team. Append-only. */
export const managedActs = sqliteTable(
  'managed_acts',
  {
    id: text('id').primaryKey(),
    /** The owner of the campaign or the team at that time. */
    ownerId: ref('owner_id', () => user.id, 'cascade'),
    /** Null for actions on the team. */
    campaignId: text('campaign_id').references(() => campaigns.id, { onDelete: 'cascade' }),
    /** Who acted, null once their account is erased; likewise `personId`, the person affected. */
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

/** Returns a column with the id of a row's campaign. */
export const campaignRef = () => ref('campaign_id', () => campaigns.id);

/** The pictures for shared links to a campaign, one per language. */
export const sharePictures = sqliteTable(
  'share_pictures',
  {
    campaignId: ref('campaign_id', () => campaigns.id, 'cascade'),
    language: text('language', { enum: LANGUAGES }).notNull(),
    kind: text('kind', { enum: SHARE_KINDS }).notNull().default('call'),
    /** The campaign's version that the picture shows; it is not used for any other. */
    version: integer('version').notNull(),
    mediaId: ref('media_id', () => media.id, 'cascade'),
  },
  (table) => [
    primaryKey({ columns: [table.campaignId, table.language, table.kind] }),
    index('share_pictures_media').on(table.mediaId),
  ],
);

/** Public changes of a campaign after fans were sent to pay. Append-only. */
export const campaignChanges = sqliteTable(
  'campaign_changes',
  {
    id: text('id').primaryKey(),
    campaignId: ref('campaign_id', () => campaigns.id, 'cascade'),
    at: instant('at').notNull(),
    before: text('before', { mode: 'json' }).$type<MeetingFacts>().notNull(),
    after: text('after', { mode: 'json' }).$type<MeetingFacts>().notNull(),
    /** When the right to a refund because of the change ends; null for a spelling correction. */
    refundUntil: instant('refund_until'),
  },
  (table) => [index('campaign_changes_campaign').on(table.campaignId, table.at)],
);
export const changeTexts = describe([campaignChanges], 'telling fans what changed', 'until erasure', {
  withheld: 'belongs to its campaign, and is public',
});
