import type { BatchItem } from 'drizzle-orm/batch';
import { MeetingDraft, type CampaignChanges } from '../campaigns/draft-contract.ts';
import { DRAFT_MESSAGES } from '../campaigns/draft-rules.ts';
import { noteAct, updateCampaignRow, winnersAlreadySelected, selectChanges } from '../campaigns/index.ts';
import { MEETING_FIXED, WINNERS_ALREADY_SELECTED } from '../campaigns/rules.ts';
import { campaigns } from '../campaigns/table.ts';
import { toNextVersion } from '../campaigns/version-rules.ts';
import { queueMeetingMails, updateWinner } from '../nominees/index.ts';
import { dateTooSoon, getEarliestDate } from '../nominees/rules.ts';
import { winners } from '../nominees/table.ts';
import type { Ctx } from '../platform/context.ts';
import { validationFailed, conflict } from '../platform/errors.ts';
import { sendDueMails } from '../platform/mail.ts';
import { enforceRateLimit } from '../platform/rate-limit.ts';
import { DAY_MS, SECOND_MS, type LocalizedText } from '../platform/rules.ts';
import { commit, isUnchanged } from '../platform/unit-of-work.ts';
import { toDetail } from '../platform/validate.ts';
import { isComing } from '../submissions/moment-rules.ts';
import { toDraftFields, listEditedFields } from './draft-columns.ts';
import { and, eq } from 'drizzle-orm';
import {
  hasMoved,
  isSpelling,
  isTooLate,
  MEETING_TOO_LATE,
  NAME_LOCKED,
  TAKE_BACK_MS,
  toAnnounced,
  type MeetingFacts,
} from '../campaigns/change-rules.ts';

type Row = typeof campaigns.$inferSelect;
type Winner = typeof winners.$inferSelect;

const MEETING_FIELDS = ['flexiblePlanning', 'plannedDate', 'plannedTime', 'plannedLocation'];
/** Limits changes, because each one mails the winners. */
const MEETING_LIMIT = { count: 10, seconds: DAY_MS / SECOND_MS };

/**
 * Changes the meeting of a campaign with winners, mails them, and asks those who had accepted about a new date. Throws
 * 409 for replacing a known date that was not postponed first, and for any other field.
 */
export async function updateMeeting(
  ctx: Ctx,
  row: Row,
  changes: CampaignChanges,
  more: readonly BatchItem<'sqlite'>[],
): Promise<void> {
  const others = Object.keys(changes).filter((field) => !MEETING_FIELDS.includes(field));
  if (others.length > 0) throw winnersAlreadySelected(toDetails(others, WINNERS_ALREADY_SELECTED));
  const parsed = MeetingDraft.safeParse({ ...toDraftFields(row), ...changes });
  if (!parsed.success) throw validationFailed(parsed.error.issues.map(toDetail));
  const next = parsed.data;
  const fields = listEditedFields(row, next);
  // Whoever is asked for a place changes `outcomeAt`.
  const { id, version, cancelledAt, outcomeAt } = row;
  const known = await ctx.db.select().from(winners).where(eq(winners.campaignId, id));
  if (fields.includes('plannedDate')) requireNewDate(ctx, row, next, known);
  if (fields.length === 0) return;
  await enforceRateLimit(ctx, 'meeting', id, MEETING_LIMIT);
  const isPostponed = row.plannedAt !== null && next.plannedAt === null;
  const changed = {
    ...next,
    ...(isPostponed && { postponedAt: ctx.now }),
    meetingRevision: row.meetingRevision + 1,
    updatedAt: ctx.now,
    // The sweep may have finished with a campaign whose meeting was over.
    outcomeAt: ctx.now,
  };
  const winnerMails = await queueWinnerMails(ctx, row, { ...row, ...changed }, known);
  const isCurrent = isUnchanged(campaigns, { id, version, cancelledAt, outcomeAt });
  await commit(ctx, and(isCurrent, ...winnerMails.unchanged), [
    updateCampaignRow(ctx, id, { ...changed, ...toNextVersion(row, fields) }),
    ...winnerMails.statements,
    ...noteAct(ctx, id, 'edited'),
    ...more,
  ]);
  ctx.log.info('meeting_changed', { campaign: id });
  ctx.defer(sendDueMails(ctx));
}

/** Returns the mails and questions to the winners about a change, and the conditions under which they are right. */
async function queueWinnerMails(ctx: Ctx, before: Row, after: Row, known: readonly Winner[]) {
  const { id, plannedAt } = after;
  const isNewDate = plannedAt?.getTime() !== before.plannedAt?.getTime();
  const statements = await Promise.all(
    known.map(async (winner) => {
      const isAsked = isNewDate && plannedAt !== null && isComing(winner);
      const mails = await queueMeetingMails(ctx, before, after, { ...winner, isAsked });
      return isNewDate
        ? [updateWinner(ctx, winner, { dateAnswer: isAsked ? 'asked' : null }), ...mails]
        : mails;
    }),
  );
  return {
    unchanged: known.map(({ submissionId, acceptedAt }) =>
      isUnchanged(winners, { campaignId: id, submissionId, acceptedAt }),
    ),
    statements: statements.flat(),
  };
}

/** Throws 400 for a date that is over, too soon to answer or a year away, 409 where the winners know a date already. */
function requireNewDate(ctx: Ctx, before: Row, { plannedAt }: MeetingDraft, known: readonly Winner[]): void {
  if (plannedAt === null) return;
  const refuse = (message: LocalizedText) => validationFailed(toDetails(['plannedDate'], message));
  if (plannedAt <= ctx.now) throw refuse(DRAFT_MESSAGES.eventInPast);
  if (isTooLate(plannedAt, ctx.now)) throw refuse(MEETING_TOO_LATE);
  if (before.plannedAt !== null && !before.flexiblePlanning)
    throw conflict(MEETING_FIXED, { details: toDetails(['plannedDate'], MEETING_FIXED) });
  const ends = known.filter((winner) => !isComing(winner)).map(({ answerBy }) => answerBy);
  const earliest = getEarliestDate(ctx.now, ends);
  if (plannedAt < earliest) throw refuse(dateTooSoon(earliest));
}

function toDetails(paths: readonly string[], message: typeof MEETING_FIXED) {
  return paths.map((path) => ({ path, message }));
}

type Facts = Pick<typeof campaigns.$inferSelect, 'name' | 'plannedAt' | 'plannedLocation'>;

/** Returns what an edit changes of the title and meeting: the public change, and what is refused once fans pay. */
export async function readKnownChanges(ctx: Ctx, row: Facts & { readonly id: string }, next: Facts) {
  const [before, after] = [toFacts(row), toFacts(next)];
  if (JSON.stringify(before) === JSON.stringify(after)) return { change: undefined, locked: [] };
  const announced = toAnnounced(before, await selectChanges(ctx, eq(campaigns.id, row.id)));
  const isRenamed = before.name !== after.name;
  const isMoved = hasMoved(before, after, announced);
  const isRelocated = before.plannedLocation !== null && after.plannedLocation !== before.plannedLocation;
  const change = {
    id: crypto.randomUUID(),
    campaignId: row.id,
    at: ctx.now,
    before,
    after,
    refundUntil: isMoved ? new Date(ctx.now.getTime() + TAKE_BACK_MS) : null,
  };
  return {
    change: isRenamed || isMoved || isRelocated ? change : undefined,
    locked:
      isRenamed && !isSpelling(announced.name, after.name) ? [{ path: 'name', message: NAME_LOCKED }] : [],
  };
}

function toFacts({ name, plannedAt, plannedLocation }: Facts): MeetingFacts {
  return { name, plannedAt: plannedAt?.getTime() ?? null, plannedLocation };
}
