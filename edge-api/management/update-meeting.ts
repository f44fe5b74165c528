import { MeetingDraft, type CampaignChanges } from '../campaigns/draft-contract.ts';
import { DRAFT_MESSAGES } from '../campaigns/draft-rules.ts';
import { updateCampaignRow, winnersAlreadySelected } from '../campaigns/index.ts';
import { MEETING_FIXED, WINNERS_ALREADY_SELECTED } from '../campaigns/rules.ts';
import { campaigns } from '../campaigns/table.ts';
import { toNextVersion } from '../campaigns/version-rules.ts';
import { queueMeetingMails } from '../nominees/index.ts';
import type { Ctx } from '../platform/context.ts';
import { ApiError, validationFailed } from '../platform/errors.ts';
import { sendDueMails } from '../platform/mail.ts';
import { enforceRateLimit } from '../platform/rate-limit.ts';
import { DAY_MS, SECOND_MS } from '../platform/rules.ts';
import { commit, isUnchanged } from '../platform/unit-of-work.ts';
import { toDetail } from '../platform/validate.ts';
import { toDraftFields, listEditedFields } from './draft-columns.ts';

type Row = typeof campaigns.$inferSelect;

const MEETING_FIELDS = ['flexiblePlanning', 'plannedDate', 'plannedTime', 'plannedLocation'];
/** Each change mails the winners. */
const MEETING_LIMIT = { count: 10, seconds: DAY_MS / SECOND_MS };

/**
 * Changes when and where a campaign with winners takes place, which is all that still changes, and mails the winners a
 * new calendar file. A date that they know is postponed first: 409 for another date right away, and for other fields.
 */
export async function updateMeeting(ctx: Ctx, row: Row, changes: CampaignChanges): Promise<void> {
  const others = Object.keys(changes).filter((field) => !MEETING_FIELDS.includes(field));
  if (others.length > 0) throw winnersAlreadySelected(toDetails(others, WINNERS_ALREADY_SELECTED));
  const parsed = MeetingDraft.safeParse({ ...toDraftFields(row), ...changes });
  if (!parsed.success) throw validationFailed(parsed.error.issues.map(toDetail));
  const next = parsed.data;
  const fields = listEditedFields(row, next);
  if (fields.includes('plannedDate')) requireNewDate(ctx, row, next);
  if (fields.length === 0) return;
  const { id, version, cancelledAt } = row;
  await enforceRateLimit(ctx, 'meeting', id, MEETING_LIMIT);
  const isPostponed = row.plannedAt !== null && next.plannedAt === null;
  const changed = {
    ...next,
    ...(isPostponed && { postponedAt: ctx.now }),
    meetingRevision: row.meetingRevision + 1,
    updatedAt: ctx.now,
  };
  await commit(
    ctx,
    [isUnchanged(campaigns, { id, version, cancelledAt })],
    [
      updateCampaignRow(ctx, id, { ...changed, ...toNextVersion(row, fields) }),
      ...queueMeetingMails(ctx, row, { ...row, ...changed }),
    ],
  );
  ctx.log.info('meeting_changed', { campaign: id });
  ctx.defer(sendDueMails(ctx));
}

/** Throws 400 for a date that has passed, 409 for one in place of a date that the winners know. */
function requireNewDate(ctx: Ctx, before: Row, { plannedAt }: MeetingDraft): void {
  if (plannedAt === null) return;
  if (plannedAt <= ctx.now) throw validationFailed(toDetails(['plannedDate'], DRAFT_MESSAGES.eventInPast));
  if (before.plannedAt === null || before.flexiblePlanning) return;
  throw new ApiError(409, 'conflict', MEETING_FIXED, { details: toDetails(['plannedDate'], MEETING_FIXED) });
}

function toDetails(paths: readonly string[], message: typeof MEETING_FIXED) {
  return paths.map((path) => ({ path, message }));
}
