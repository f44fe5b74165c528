import { DAY_MS, DEFAULT_DEADLINE_MS, HOUR_MS, toSlug } from '#api/campaigns/rules.ts';
import type { campaigns } from '#api/campaigns/table.ts';
import { NOMINEES_MAX } from '#api/nominees/rules.ts';
import { demoId } from '../demo-id.ts';
import { amsterdamAt, fullHourAfter } from '../wall-time.ts';
import { ANSWERS } from './answers.ts';
import { KITCHEN_AND_COMEDY } from './campaigns-kitchen-and-comedy.ts';
import { NOOR } from './campaigns-noor.ts';
import { PITCH_AND_WATER } from './campaigns-pitch-and-water.ts';
import { STARS_AND_BOOKS } from './campaigns-stars-and-books.ts';
import type { CampaignDraft, WallTime } from './drafts.ts';
import { PEOPLE } from './people.ts';

export const DRAFTS: readonly CampaignDraft[] = [
  ...NOOR,
  ...KITCHEN_AND_COMEDY,
  ...PITCH_AND_WATER,
  ...STARS_AND_BOOKS,
];

type CampaignRow = typeof campaigns.$inferInsert;

/** How long a campaign was written before fans could answer it, or before it closed when it opened at once. */
const WRITTEN_BEFORE_MS = 21 * DAY_MS;
const EVENT_LENGTH_MS = HOUR_MS;
const CLOSED_EARLY_MS = 6 * HOUR_MS;

/** The demo's campaigns as rows, their dates relative to `now`: at least one in every phase. */
export function demoCampaigns(now: Date): readonly CampaignRow[] {
  return DRAFTS.map((draft) => {
    const times = timesOf(draft, now);
    const paid = ANSWERS.filter(({ campaign, status }) => campaign === draft.key && status === 'paid').length;
    const hasNominees = draft.closed === 'with-nominees' || draft.closed === 'with-winners';
    return {
      id: demoId('campaign', draft.key),
      slug: draft.slug ?? toSlug(draft.name),
      ownerId: demoId('user', draft.owner),
      celebrityId: draft.artistName === undefined ? demoId('profile', draft.owner) : null,
      name: draft.name,
      artistName: draft.artistName ?? PEOPLE[draft.owner].name,
      description: draft.description,
      imageId: draft.pictureAlt === undefined ? null : demoId('media', draft.key),
      charityId: demoId('charity', draft.charity),
      plannedLocation: draft.planned?.where ?? null,
      ...times,
      isActive: draft.closed === undefined,
      nomineesSelected: hasNominees,
      nomineeCount: hasNominees ? Math.min(NOMINEES_MAX, paid) : 0,
      winnersSelected: draft.closed === 'with-winners',
      fanQuestion: draft.question,
      fanQuestionOther: draft.questionOther ?? null,
      thankYouMethod: draft.thankYou,
      thankYouIncludePhotos: draft.thankYou === 'photos' || draft.thankYou === 'video',
      keywords: draft.keywords,
      encourageFans: true,
      allowPlusOne: draft.plusOne ?? false,
      twoWinners: draft.twoWinners ?? false,
      agreeToTerms: true,
      agreeToProtocol: true,
      flexiblePlanning: draft.planned === undefined,
      organizeInNetherlands: draft.owner === 'noor' || draft.owner === 'bram',
    };
  });
}

function timesOf(draft: CampaignDraft, now: Date) {
  const plannedAt = draft.planned ? instantOf(draft.planned, now) : null;
  const starts = draft.starts ? instantOf(draft.starts, now) : null;
  const deadline = deadlineOf(draft, plannedAt, now);
  const closedAt = draft.closed ? earlier(deadline, new Date(now.getTime() - CLOSED_EARLY_MS)) : null;
  const opened = starts ?? earlier(deadline, now);
  return {
    plannedAt,
    subscriptionStartDate: starts,
    subscriptionDeadline: deadline,
    endDate: plannedAt && new Date(plannedAt.getTime() + EVENT_LENGTH_MS),
    closedAt,
    createdAt: new Date(opened.getTime() - WRITTEN_BEFORE_MS),
    updatedAt: closedAt ?? new Date(opened.getTime() - WRITTEN_BEFORE_MS),
  };
}

function deadlineOf({ deadline }: CampaignDraft, plannedAt: Date | null, now: Date): Date | null {
  if (deadline && 'inHours' in deadline) return fullHourAfter(now, deadline.inHours);
  if (deadline) return instantOf(deadline, now);
  return plannedAt && new Date(plannedAt.getTime() - DEFAULT_DEADLINE_MS);
}

function instantOf({ inDays, at }: WallTime, now: Date): Date {
  return amsterdamAt(now, inDays, at);
}

function earlier(instant: Date | null, other: Date): Date {
  return instant && instant < other ? instant : other;
}
