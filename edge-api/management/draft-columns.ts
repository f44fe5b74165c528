import { MeetingDraft, type CampaignChanges, type CampaignDraft } from '../campaigns/draft-contract.ts';
import {
  getDefaultDeadline,
  isOvertaken,
  OTHER_QUESTION,
  toKeywordPriorities,
} from '../campaigns/draft-rules.ts';
import { formatEventDate, formatEventTime } from '../campaigns/event-time-rules.ts';
import { EDITED_ELSEWHERE, FIELD_EDITED_ELSEWHERE } from '../campaigns/rules.ts';
import type { campaigns } from '../campaigns/table.ts';
import { listFieldsEditedSince } from '../campaigns/version-rules.ts';
import { ApiError } from '../platform/errors.ts';
import { toSkeleton } from '../platform/to-skeleton.ts';

type Row = typeof campaigns.$inferSelect;

/** Converts a draft to columns, with the default deadline if it has none (RULES.md, "Phases"). */
export function toCampaignColumns(draft: CampaignDraft) {
  const { image, charity, newCharity, plannedDate, plannedTime, ...fields } = draft;
  const { importantKeywords, keywordPriorities, ...columns } = fields;
  return {
    ...columns,
    artistSkeleton: toSkeleton(draft.artistName),
    plannedLocation: draft.plannedLocation || null,
    subscriptionDeadline:
      draft.subscriptionDeadline ?? getDefaultDeadline(draft.plannedAt, draft.flexiblePlanning),
    fanQuestionOther: draft.fanQuestion === OTHER_QUESTION ? draft.fanQuestionOther : null,
  };
}

/** Converts a stored campaign to request fields, so that an update may contain only what changes. */
export function toDraftFields(row: Row) {
  return {
    ...row,
    image: row.imageId,
    charity: row.charityId,
    plannedDate: row.plannedAt && formatEventDate(row.plannedAt),
    plannedTime: row.plannedAt && formatEventTime(row.plannedAt),
    subscriptionStartDate: row.subscriptionStartDate?.toISOString(),
    subscriptionDeadline: row.subscriptionDeadline?.toISOString(),
    endDate: row.endDate?.toISOString(),
    importantKeywords: [...row.keywords],
    keywordPriorities: toKeywordPriorities(row.keywords),
  };
}

/**
 * Returns the fields of an edited campaign. A deadline that was not edited is blank if it follows the meeting: the
 * default one until a fan was sent to pay; after that or after closing, any that the meeting is moved before.
 */
export function toEditedFields(row: Row, changes: CampaignChanges, hasFans: boolean) {
  const fields = { ...toDraftFields(row), ...changes };
  if ('subscriptionDeadline' in changes) return fields;
  const meeting = MeetingDraft.safeParse(fields).data ?? row;
  const [was, becomes] = [row, meeting].map(({ plannedAt, flexiblePlanning }) =>
    getDefaultDeadline(plannedAt, flexiblePlanning)?.getTime(),
  );
  const isFollowing = !hasFans && row.subscriptionDeadline?.getTime() === was && was !== becomes;
  const isMovedBefore =
    (hasFans || !row.isActive) && isOvertaken(row.subscriptionDeadline, meeting.plannedAt);
  return { ...fields, ...((isFollowing || isMovedBefore) && { subscriptionDeadline: null }) };
}

type Columns = Partial<typeof campaigns.$inferInsert>;

/** Names in the API of the fields whose columns have other names. */
const FIELDS_BY_COLUMN: Readonly<Record<string, readonly string[]>> = {
  artistSkeleton: [],
  plannedAt: ['plannedDate', 'plannedTime'],
  charityId: ['charity'],
  imageId: ['image'],
  keywords: ['importantKeywords'],
};

/** Returns the API names of the fields whose stored values an edit changes. */
export function listEditedFields(before: Columns, next: Columns): readonly string[] {
  const stored = new Map<string, unknown>(Object.entries(before));
  return Object.entries(next)
    .filter(([column, value]) => JSON.stringify(stored.get(column) ?? null) !== JSON.stringify(value ?? null))
    .flatMap(([column]) => FIELDS_BY_COLUMN[column] ?? [column]);
}

/** Throws 412, with the fields edited since, for an edit based on another version. */
export function requireVersion(row: Row, version: number | undefined): void {
  if (version === undefined || version === row.version) return;
  const details = listFieldsEditedSince(row, version).map((path) => ({
    path,
    message: FIELD_EDITED_ELSEWHERE,
  }));
  throw new ApiError(412, 'conflict', EDITED_ELSEWHERE, { details });
}
