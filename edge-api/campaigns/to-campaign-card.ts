import { sql } from 'drizzle-orm';
import { alias } from 'drizzle-orm/sqlite-core';
import { celebrityProfiles } from '../celebrities/table.ts';
import { charityProfiles } from '../charities/profile/table.ts';
import { charities } from '../charities/table.ts';
import { toMedia } from '../media/index.ts';
import { MEDIA_WIDTHS, mediaUrl, toVariantName } from '../media/rules.ts';
import { media } from '../media/table.ts';
import type { Ctx } from '../platform/context.ts';
import type { CampaignCard } from './contract.ts';
import { toCancellation } from './to-cancellation.ts';
import { formatEventTime } from './event-time-rules.ts';
import { toCampaignResult } from './result-rules.ts';
import { campaignResults } from './results-table.ts';
import { getPauseReason, phaseAt, type CampaignTimes } from './rules.ts';
import { campaigns } from './table.ts';

/** Pictures once more, as those of celebrities. */
export const avatars = alias(media, 'avatars');

/** The columns of a card; what only the owner sees is not even read. */
export const cardColumns = {
  id: campaigns.id,
  slug: campaigns.slug,
  ownerId: campaigns.ownerId,
  name: campaigns.name,
  artistName: campaigns.artistName,
  description: campaigns.description,
  plannedAt: campaigns.plannedAt,
  plannedLocation: campaigns.plannedLocation,
  subscriptionStartDate: campaigns.subscriptionStartDate,
  subscriptionDeadline: campaigns.subscriptionDeadline,
  endDate: campaigns.endDate,
  isActive: campaigns.isActive,
  nomineesSelected: campaigns.nomineesSelected,
  nomineeCount: campaigns.nomineeCount,
  winnersSelected: campaigns.winnersSelected,
  thankYouMethod: campaigns.thankYouMethod,
  fanQuestion: campaigns.fanQuestion,
  fanQuestionOther: campaigns.fanQuestionOther,
  publishedAt: campaigns.publishedAt,
  charityDueAt: campaigns.charityDueAt,
  cancelledAt: campaigns.cancelledAt,
  cancelledBy: campaigns.cancelledBy,
  cancelReason: campaigns.cancelReason,
  image: media,
  celebrity: {
    id: celebrityProfiles.id,
    city: celebrityProfiles.city,
    countryOfResidence: celebrityProfiles.countryOfResidence,
  },
  avatar: avatars.filename,
  charity: { id: charities.id, name: charities.name },
  charitySlug: sql<
    string | null
  >`case when ${charities.approvalStatus} = 'approved' then ${charityProfiles.slug} end`,
  figures: campaignResults,
};

type Campaign = typeof campaigns.$inferSelect;
type Joined = 'image' | 'celebrity' | 'avatar' | 'charity' | 'charitySlug' | 'figures';
type CardColumns = Omit<typeof cardColumns, Joined>;
/** A campaign as it was read with {@link cardColumns}. */
export type CardRow = { [Column in keyof CardColumns]: Campaign[Column] } & {
  readonly image: typeof media.$inferSelect | null;
  readonly celebrity: Pick<
    typeof celebrityProfiles.$inferSelect,
    'id' | 'city' | 'countryOfResidence'
  > | null;
  /** File of the celebrity's picture. */
  readonly avatar: string | null;
  readonly charity: Pick<typeof charities.$inferSelect, 'id' | 'name'> | null;
  /** Address of the charity's page; null while it is not approved. */
  readonly charitySlug: string | null;
  readonly figures: typeof campaignResults.$inferSelect | null;
};

/** Returns a campaign as anyone may see it, with its phase now. */
export function toCampaignCard({ now, settings }: Ctx, row: CardRow): CampaignCard {
  const { RESULT_MIN_PARTICIPANTS, COSTS_COVERED_BY } = settings;
  const { image, celebrity, avatar, charity, charitySlug, figures, plannedAt } = row;
  // Field by field: copying what is left of a row takes most of the time of a list.
  return {
    id: row.id,
    slug: row.slug,
    name: row.name,
    artistName: row.artistName,
    description: row.description,
    image: image && toMedia(image),
    celebrity: {
      id: celebrity?.id ?? row.ownerId,
      city: celebrity?.city ?? null,
      countryOfResidence: celebrity?.countryOfResidence ?? null,
      // The campaign's own name for its celebrity, everywhere.
      name: row.artistName,
      avatar: avatar === null ? null : { url: mediaUrl(toVariantName(avatar, MEDIA_WIDTHS[0])) },
      hasProfile: celebrity !== null,
    },
    charity: { id: charity?.id ?? '', name: charity?.name ?? '', slug: charitySlug },
    plannedDate: toIso(plannedAt),
    plannedTime: plannedAt && formatEventTime(plannedAt),
    plannedLocation: row.plannedLocation,
    subscriptionStartDate: toIso(row.subscriptionStartDate),
    subscriptionDeadline: toIso(row.subscriptionDeadline),
    endDate: toIso(row.endDate),
    isActive: row.isActive,
    nomineesSelected: row.nomineesSelected,
    winnersSelected: row.winnersSelected,
    thankYouMethod: row.thankYouMethod,
    fanQuestion: row.fanQuestion,
    fanQuestionOther: row.fanQuestionOther,
    phase: phaseAt(toCampaignTimes(row), now),
    isPublic: row.publishedAt !== null,
    paused: getPauseReason(row),
    cancelled: toCancellation(row),
    result: toCampaignResult(figures, RESULT_MIN_PARTICIPANTS, COSTS_COVERED_BY),
    costsCoveredBy: COSTS_COVERED_BY,
  };
}

/** Returns what the campaign's phase is derived from. */
export function toCampaignTimes(
  row: Omit<CampaignTimes, 'hasNominees'> & { readonly nomineeCount: number },
): CampaignTimes {
  return {
    isActive: row.isActive,
    winnersSelected: row.winnersSelected,
    hasNominees: row.nomineeCount > 0,
    subscriptionStartDate: row.subscriptionStartDate,
    subscriptionDeadline: row.subscriptionDeadline,
    cancelledAt: row.cancelledAt,
  };
}

function toIso(instant: Date | null): string | null {
  return instant?.toISOString() ?? null;
}
