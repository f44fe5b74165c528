import { DEFAULT_DEADLINE_MS } from '#api/campaigns/rules.ts';
import { toSlug } from '#api/platform/slug-rules.ts';
import { toSkeleton } from '#api/platform/to-skeleton.ts';
import { DAY_MS, HOUR_MS } from '#api/platform/rules.ts';
import type { campaigns } from '#api/campaigns/table.ts';
import { NOMINEES_MAX } from '#api/nominees/rules.ts';
import { type Campaign, CAMPAIGNS, getPerson } from '../data/demo-data.ts';
import { demoId } from '../demo-id.ts';
import { amsterdamAt, fullHourAfter } from '../wall-time.ts';
import { parseDescription } from './parse-description.ts';

/** How long before its start a campaign was created, or before its closing if it opened at once. */
const WRITTEN_BEFORE_MS = 21 * DAY_MS;
const EVENT_LENGTH_MS = HOUR_MS;
const CLOSED_EARLY_MS = 6 * HOUR_MS;

/** Returns the demo's campaigns as rows with dates relative to `now`: at least one in every phase. */
export function planCampaigns(now: Date): readonly (typeof campaigns.$inferInsert)[] {
  return CAMPAIGNS.map((campaign) => {
    const paid = campaign.answers.filter(({ status }) => status === 'paid').length;
    const hasNominees = campaign.closed === 'with-nominees' || campaign.closed === 'with-winners';
    return {
      id: demoId('campaign', campaign.key),
      slug: campaign.slug ?? toSlug(campaign.name),
      ownerId: demoId('user', campaign.owner),
      celebrityId: campaign.artistName === undefined ? demoId('profile', campaign.owner) : null,
      review: campaign.artistName === undefined ? 'confirmed' : null,
      name: campaign.name,
      language: getPerson(campaign.owner).language,
      artistName: campaign.artistName ?? getPerson(campaign.owner).name,
      artistSkeleton: toSkeleton(campaign.artistName ?? getPerson(campaign.owner).name),
      description: parseDescription(campaign.description),
      imageId: campaign.pictureAlt === undefined ? null : demoId('media', campaign.key),
      charityId: demoId('charity', campaign.charity),
      plannedLocation: campaign.planned?.where ?? null,
      ...toInstants(campaign, now),
      isActive: campaign.closed === undefined,
      nomineesSelected: hasNominees,
      nomineeCount: hasNominees ? Math.min(NOMINEES_MAX, paid) : 0,
      winnersSelected: campaign.closed === 'with-winners',
      fanQuestion: campaign.question,
      fanQuestionOther: campaign.questionOther ?? null,
      thankYouMethod: campaign.thankYou,
      thankYouIncludePhotos: campaign.thankYou === 'photos' || campaign.thankYou === 'video',
      keywords: campaign.keywords,
      encourageFans: true,
      allowPlusOne: campaign.plusOne ?? false,
      twoWinners: campaign.twoWinners ?? false,
      agreeToTerms: true,
      agreeToProtocol: true,
      flexiblePlanning: campaign.planned === undefined,
      organizeInNetherlands: campaign.owner === 'noor' || campaign.owner === 'bram',
    };
  });
}

function toInstants(campaign: Campaign, now: Date) {
  const plannedAt = campaign.planned ? amsterdamAt(now, campaign.planned.inDays, campaign.planned.at) : null;
  const starts = campaign.starts ? amsterdamAt(now, campaign.starts.inDays, campaign.starts.at) : null;
  const deadline = toDeadline(campaign, plannedAt, now);
  const closedAt = campaign.closed ? earlier(deadline, new Date(now.getTime() - CLOSED_EARLY_MS)) : null;
  const opened = starts ?? earlier(deadline, now);
  const createdAt = new Date(opened.getTime() - WRITTEN_BEFORE_MS);
  return {
    plannedAt,
    subscriptionStartDate: starts,
    subscriptionDeadline: deadline,
    endDate: plannedAt && new Date(plannedAt.getTime() + EVENT_LENGTH_MS),
    closedAt,
    settledAt: campaign.closed === 'with-winners' ? closedAt : null,
    createdAt,
    publishedAt: createdAt,
    updatedAt: closedAt ?? createdAt,
  };
}

function toDeadline({ deadline }: Campaign, plannedAt: Date | null, now: Date): Date | null {
  if (deadline && 'inHours' in deadline) return fullHourAfter(now, deadline.inHours);
  if (deadline) return amsterdamAt(now, deadline.inDays, deadline.at);
  return plannedAt && new Date(plannedAt.getTime() - DEFAULT_DEADLINE_MS);
}

function earlier(instant: Date | null, other: Date): Date {
  return instant && instant < other ? instant : other;
}
