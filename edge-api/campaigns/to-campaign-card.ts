import { isActiveAt } from './active-rules.ts';
import { eq, sql, type SQL } from 'drizzle-orm';
import { alias } from 'drizzle-orm/sqlite-core';
import { celebrityProfiles } from '../celebrities/table.ts';
import { charityProfiles } from '../charities/profile/table.ts';
import { hasConfirmed } from '../charities/index.ts';
import { charities } from '../charities/table.ts';
import { MEDIA_COLUMNS, toMedia } from '../media/index.ts';
import { media } from '../media/table.ts';
import { toSql } from '../platform/columns.ts';
import type { Ctx } from '../platform/context.ts';
import { formatEdgeLife } from '../platform/edge-rules.ts';
import { pick } from '../platform/pick.ts';
import { toPortrait } from './campaign-pictures.ts';
import type { CampaignCard, Cancellation, OverdueNotice } from './contract.ts';
import { formatEventTime } from './event-time-rules.ts';
import { findOverdue } from './outcome-rules.ts';
import { toCampaignResult } from './result-rules.ts';
import { campaignResults } from './results-table.ts';
import { getPauseReason, phaseAt } from './rules.ts';
import { campaigns } from './table.ts';

const avatars = alias(media, 'avatars');

/** Returns the query for campaigns with everything that a card shows, for callers to filter and to sort by `place`. */
export function selectCampaignCards(
  { db }: Pick<Ctx, 'db'>,
  place: SQL<number> = toSql(campaigns.createdAt),
) {
  return db
    .select({
      campaign: campaigns,
      place,
      image: MEDIA_COLUMNS,
      celebrity: pick(celebrityProfiles, 'id', 'city', 'countryOfResidence'),
      avatar: pick(avatars, 'filename', 'width', 'height', 'focalX', 'focalY'),
      charity: pick(charities, 'id', 'name'),
      /** Null until the charity has said yes. */
      charitySlug: sql<
        string | null
      >`case when ${hasConfirmed(campaigns.charityId)} then ${charityProfiles.slug} end`,
      figures: campaignResults,
    })
    .from(campaigns)
    .leftJoin(media, eq(media.id, campaigns.imageId))
    .leftJoin(celebrityProfiles, eq(celebrityProfiles.id, campaigns.celebrityId))
    .leftJoin(avatars, eq(avatars.id, celebrityProfiles.avatarId))
    .leftJoin(charities, eq(charities.id, campaigns.charityId))
    .leftJoin(charityProfiles, eq(charityProfiles.charityId, campaigns.charityId))
    .leftJoin(campaignResults, eq(campaignResults.campaignId, campaigns.id))
    .$dynamic();
}

type CardRow = Awaited<ReturnType<typeof selectCampaignCards>>[number];

/** Returns the public view of a campaign, with its current phase. */
export function toCampaignCard({ now, settings }: Ctx, row: CardRow): CampaignCard {
  const { RESULT_MIN_PARTICIPANTS, COSTS_COVERED_BY } = settings;
  const { campaign, image, celebrity, avatar, charity, charitySlug, figures } = row;
  const isActive = isActiveAt(campaign, now);
  // Field by field, because copying the rest of a row takes most of a list's time.
  return {
    id: campaign.id,
    slug: campaign.slug,
    name: campaign.name,
    language: campaign.language,
    artistName: campaign.artistName,
    description: campaign.description,
    image: image && toMedia(image),
    celebrity: {
      id: celebrity?.id ?? campaign.ownerId,
      city: celebrity?.city ?? null,
      countryOfResidence: celebrity?.countryOfResidence ?? null,
      // Always the campaign's own name for its celebrity.
      name: campaign.artistName,
      avatar: avatar && toPortrait(avatar),
      hasProfile: celebrity !== null,
      isConfirmed: campaign.review === 'confirmed',
    },
    charity: { id: charity?.id ?? '', name: charity?.name ?? '', slug: charitySlug },
    plannedDate: toIso(campaign.plannedAt),
    plannedTime: campaign.plannedAt && formatEventTime(campaign.plannedAt),
    plannedLocation: campaign.plannedLocation,
    subscriptionStartDate: toIso(campaign.subscriptionStartDate),
    subscriptionDeadline: toIso(campaign.subscriptionDeadline),
    endDate: toIso(campaign.endDate),
    isActive,
    nomineesSelected: campaign.nomineesSelected,
    winnersSelected: campaign.winnersSelected,
    thankYouMethod: campaign.thankYouMethod,
    allowPlusOne: campaign.allowPlusOne,
    twoWinners: campaign.twoWinners,
    fanQuestion: campaign.fanQuestion,
    fanQuestionOther: campaign.fanQuestionOther,
    phase: phaseAt({ ...campaign, isActive }, now),
    isPublic: campaign.publishedAt !== null,
    paused: getPauseReason(campaign),
    cancelled: toCancellation(campaign),
    result: toCampaignResult(figures, RESULT_MIN_PARTICIPANTS, COSTS_COVERED_BY),
    costsCoveredBy: COSTS_COVERED_BY,
  };
}

function toIso(instant: Date | null): string | null {
  return instant?.toISOString() ?? null;
}

type CancellationColumns = Pick<
  typeof campaigns.$inferSelect,
  'cancelledAt' | 'cancelledBy' | 'cancelReason'
>;

/** Returns a campaign's cancellation; null if it is not cancelled. */
export function toCancellation(row: CancellationColumns): Cancellation | null {
  const { cancelledAt: at, cancelledBy: by, cancelReason: reason } = row;
  if (at === null || by === null || reason === null) return null;
  return { at: at.toISOString(), by, reason };
}

/** Returns what is overdue in its public form; null if nothing is. */
export function toOverdueNotice(row: Parameters<typeof findOverdue>[0]): OverdueNotice | null {
  const overdue = findOverdue(row);
  return overdue && { what: overdue.what, returnAt: toIso(overdue.returnAt) };
}

type Times = Pick<CampaignCard, 'subscriptionStartDate' | 'subscriptionDeadline'> &
  Partial<Pick<CampaignCard, 'plannedDate'>>;

/** Returns how long the edge may cache a response for everyone: until the next change of phase of a campaign in it. */
export function toEdgeLife({ actor, now, settings }: Ctx, docs: readonly Times[]): string | undefined {
  if (actor.kind !== 'anonymous') return undefined;
  const changes = docs.flatMap(({ subscriptionStartDate, subscriptionDeadline, plannedDate = null }) =>
    [subscriptionStartDate, subscriptionDeadline, plannedDate].map((change) =>
      change === null ? null : new Date(change),
    ),
  );
  return formatEdgeLife(now, changes, settings.EDGE_CACHE_SECONDS);
}
