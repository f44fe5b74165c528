import { and, eq, not } from 'drizzle-orm';
import type { BatchItem } from 'drizzle-orm/batch';
import { logAction } from '../admin-log/index.ts';
import type { Campaign } from '../campaigns/contract.ts';
import { MEETING_HELD } from '../campaigns/cancellation-rules.ts';
import { CampaignDraft, type CampaignChanges, type MoveMeeting } from '../campaigns/draft-contract.ts';
import { isTooLate, MEETING_TOO_LATE, MOVES_PER_DAY } from '../campaigns/change-rules.ts';
import { isOvertaken } from '../campaigns/draft-rules.ts';
import {
  campaignCancelled,
  insertChange,
  noteAct,
  publishIf,
  requireOwnCampaign,
  reviewAgain,
  updateCampaignRow,
} from '../campaigns/index.ts';
import {
  ARTIST_LOCKED,
  CHARITY_LOCKED,
  DEADLINE_LOCKED,
  DESCRIPTION_LOCKED,
  FIELDS_LOCKED,
  KEYWORDS_LOCKED,
  PRIZE_LOCKED,
  QUESTION_LOCKED,
  START_LOCKED,
} from '../campaigns/rules.ts';
import { campaigns } from '../campaigns/table.ts';
import { toNextVersion } from '../campaigns/version-rules.ts';
import { isChoosable } from '../charities/index.ts';
import { assignMedia, isAvailable } from '../media/index.ts';
import { endOpenCheckouts, isFrozen } from '../payments/index.ts';
import type { Ctx } from '../platform/context.ts';
import { requireRow, validationFailed, type ErrorDetail, conflict } from '../platform/errors.ts';
import { sendDueMails } from '../platform/mail.ts';
import { enforceRateLimit } from '../platform/rate-limit.ts';
import { DAY_MS, SECOND_MS, type LocalizedText } from '../platform/rules.ts';
import { commit, isUnchanged, runUnit } from '../platform/unit-of-work.ts';
import { toDetail } from '../platform/validate.ts';
import { rowStateAt } from '../submissions/moment-rules.ts';
import { submissions } from '../submissions/table.ts';
import { toCampaignColumns, toEditedFields, requireVersion, listEditedFields } from './draft-columns.ts';
import { readKnownChanges, updateMeeting } from './update-meeting.ts';
import { queueMovedForOwner, queueMovedMails } from './moved-mails.ts';
import { getOwnCampaign } from './read-own-campaigns.ts';
import { resolveCharity, requireImage, requireSoundTiming } from './resolve-draft.ts';

type Row = typeof campaigns.$inferSelect;
const MOVE_LIMIT = { count: MOVES_PER_DAY, seconds: DAY_MS / SECOND_MS };

type Columns = ReturnType<typeof toCampaignColumns> & Pick<Row, 'charityId'>;

/**
 * Changes the fields in `changes` of the caller's own campaign; throws 412 if others edited it since `version`. Once a
 * fan was sent to pay, changes of what fans relied on are refused with 409 and a message per field, except spelling and
 * a move of the meeting, which become public.
 */
export async function updateCampaign(
  ctx: Ctx,
  id: string,
  changes: CampaignChanges,
  version?: number,
): Promise<Campaign> {
  await runUnit(async () => {
    const row = await requireOwnCampaign(ctx, id);
    if (row.cancelledAt !== null) throw campaignCancelled();
    if (rowStateAt(row, ctx.now) === 'met') throw conflict(MEETING_HELD);
    requireVersion(row, version);
    await changeCampaign(ctx, row, changes);
  });
  return getOwnCampaign(ctx, id);
}

/**
 * Moves a campaign's meeting for its owner, to a new date or one that follows, and tells the owner; the same rules and
 * mails apply as for the owner, but a past meeting may be moved too, in case it did not take place. Throws 404 for an
 * unknown campaign, 412 if it was edited since `version`.
 */
export async function moveMeeting(
  ctx: Ctx,
  id: string,
  { reason, version, ...date }: MoveMeeting,
): Promise<void> {
  await runUnit(async () => {
    const row = await requireRow(ctx.db.select().from(campaigns).where(eq(campaigns.id, id)));
    if (row.cancelledAt !== null) throw campaignCancelled();
    requireVersion(row, version);
    const flexiblePlanning = row.flexiblePlanning || date.plannedDate === '';
    await changeCampaign(ctx, row, { ...date, flexiblePlanning }, [
      logAction(ctx, { action: 'meeting-moved', subject: id, reason }),
      ...queueMovedForOwner(ctx, row, date),
    ]);
  });
  ctx.defer(sendDueMails(ctx));
}

type More = readonly BatchItem<'sqlite'>[];

/** Changes a campaign that is not cancelled by the owner's rules; `more` is stored in the same batch. */
function changeCampaign(ctx: Ctx, row: Row, changes: CampaignChanges, more: More = []): Promise<void> {
  return (row.winnersSelected ? updateMeeting : updateDraft)(ctx, row, changes, more);
}

async function updateDraft(ctx: Ctx, row: Row, changes: CampaignChanges, more: More): Promise<void> {
  const isSentTo = and(eq(campaigns.id, row.id), isFrozen(row.id));
  const hasFans = (await ctx.db.$count(campaigns, isSentTo)) > 0;
  const parsed = CampaignDraft.safeParse(toEditedFields(row, changes, hasFans));
  if (!parsed.success) throw validationFailed(parsed.error.issues.map(toDetail));
  const draft = parsed.data;
  requireSoundTiming(ctx, draft, row);
  const isNewCharity = draft.charity !== row.charityId;
  const isNewImage = draft.image !== (row.imageId ?? '');
  const imageId = isNewImage ? await requireImage(ctx, draft.image, row.ownerId) : row.imageId;
  const charityId = isNewCharity ? await resolveCharity(ctx, draft, row.charityDeclines) : row.charityId;
  const next = { ...toCampaignColumns(draft), charityId, imageId };
  const fields = listEditedFields(row, next);
  if (fields.length === 0) return;
  const known = await readKnownChanges(ctx, row, next);
  const locked = [...findLockedChanges(row, next, fields, ctx.now), ...known.locked];
  const isRelied = locked.length > 0 || known.change !== undefined;
  if (hasFans && locked.length > 0) throw conflict(FIELDS_LOCKED, { details: locked });
  const change = hasFans ? known.change : undefined;
  if (change?.refundUntil) await enforceRateLimit(ctx, 'move', row.id, MOVE_LIMIT);
  const isNewName = fields.includes('artistName') || isNewCharity;
  const review = isNewName ? reviewAgain(ctx, { ...next, ownerId: row.ownerId }) : {};
  const { id, version, winnersSelected, cancelledAt, charityDueAt } = row;
  const isCurrent = and(
    isUnchanged(campaigns, { id, version, winnersSelected, cancelledAt, charityDueAt }),
    isRelied && !hasFans ? not(isFrozen(id)) : undefined,
    isNewCharity && charityId !== null ? isChoosable(charityId) : undefined,
    isNewImage ? isAvailable(imageId) : undefined,
  );
  await commit(ctx, isCurrent, [
    updateCampaignRow(ctx, id, {
      ...next,
      ...review,
      ...(isNewCharity && { charityDueAt: null, charityAskedAt: null }),
      ...toNextVersion(row, fields),
      updatedAt: ctx.now,
    }),
    ...(change ? [insertChange(ctx, change)] : []),
    ...(change?.refundUntil ? await queueMovedMails(ctx, { ...next, id }, change) : []),
    ...(isNewImage && imageId !== null ? [assignMedia(ctx, [imageId], row.ownerId)] : []),
    ...noteAct(ctx, id, 'edited'),
    publishIf(ctx, eq(campaigns.id, id)),
    ...more,
  ]);
  if (!change?.refundUntil) return;
  ctx.log.info('meeting_moved', { campaign: id });
  ctx.defer(sendDueMails(ctx));
  // The provider's checkout page still describes the meeting as it was.
  ctx.defer(endOpenCheckouts(ctx, eq(submissions.campaignId, id)));
}

const LOCKED: Readonly<Record<string, LocalizedText>> = {
  fanQuestion: QUESTION_LOCKED,
  artistName: ARTIST_LOCKED,
  charity: CHARITY_LOCKED,
  description: DESCRIPTION_LOCKED,
  importantKeywords: KEYWORDS_LOCKED,
  twoWinners: PRIZE_LOCKED,
  allowPlusOne: PRIZE_LOCKED,
  thankYouMethod: PRIZE_LOCKED,
  plannedDate: MEETING_TOO_LATE,
  subscriptionStartDate: START_LOCKED,
  subscriptionDeadline: DEADLINE_LOCKED,
};

function findLockedChanges(before: Row, next: Columns, fields: readonly string[], now: Date): ErrorDetail[] {
  const [was, becomes] = [before.subscriptionDeadline, next.subscriptionDeadline];
  const start = next.subscriptionStartDate;
  const allowed: Readonly<Record<string, boolean>> = {
    plannedDate: !before.flexiblePlanning || !isTooLate(next.plannedAt, now),
    subscriptionStartDate: start === null || start <= now,
    subscriptionDeadline:
      becomes === null || isOvertaken(was, next.plannedAt) || (was !== null && becomes >= was),
  };
  const paths = fields.map((field) => (field === 'fanQuestionOther' ? 'fanQuestion' : field));
  return [...new Set(paths)].flatMap((path) => {
    const message = LOCKED[path];
    return message === undefined || allowed[path] === true ? [] : [{ path, message }];
  });
}
