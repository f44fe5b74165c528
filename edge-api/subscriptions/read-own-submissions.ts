import { eq } from 'drizzle-orm';
import { parseFace, toCancellation, toMeeting, toOverdueNotice } from '../campaigns/index.ts';
import { toMinute } from '../campaigns/dial-rules.ts';
import { toCampaignResult } from '../campaigns/result-rules.ts';
import { getPauseReason, isAfterReopening } from '../campaigns/rules.ts';
import { mediaUrl } from '../media/rules.ts';
import { toReread, signWinnerToken, toRereadEnd } from '../nominees/index.ts';
import { listPaymentNotes, type PaymentNote } from '../payments/index.ts';
import { requirePerson, type Ctx } from '../platform/context.ts';
import { requireRow } from '../platform/errors.ts';
import { isAfter, toKeysetPage, type KeysetQuery } from '../platform/paging.ts';
import { pick } from '../platform/pick.ts';
import { OwnReceipt } from '../scoring/contract.ts';
import type { ShareSummary } from '../sharing/contract.ts';
import { matchesOpenSubmission } from '../submissions/index.ts';
import { rowStateAt } from '../submissions/moment-rules.ts';
import { submissions } from '../submissions/table.ts';
import { toWallName } from '../wall/index.ts';
import { Submission, type SubmissionsPage } from './contract.ts';
import { selectOwnSubmissions, type OwnSubmissionRow } from './select-own-submissions.ts';
import type { FanOutcome, FanReading } from '../nominees/contract.ts';
import { findEndCause, getAnswerEnd } from '../outcomes/winner-rules.ts';
import { toJudgeKind } from '../scoring/index.ts';

/** Returns a page of the caller's own submissions, except cancelled ones, newest first. */
export async function listOwnSubmissions(ctx: Ctx, query: KeysetQuery): Promise<SubmissionsPage> {
  const isNext = isAfter(query, submissions.createdAt, submissions.id);
  const rows = await selectOwnSubmissions(ctx, requirePerson(ctx).id, isNext).limit(query.limit + 1);
  const { docs, next } = toKeysetPage(rows, query.limit, ({ id, createdAt }) => ({ id, at: createdAt }));
  return { submissions: await toSubmissions(ctx, docs), next };
}

/** Returns one of the caller's own submissions; throws 404 as `requireOwnSubmission` does. */
export async function getOwnSubmission(ctx: Ctx, id: string): Promise<Submission> {
  const [row] = await selectOwnSubmissions(ctx, requirePerson(ctx).id, matchesOpenSubmission(ctx, id));
  return requireRow(toSubmissions(ctx, row ? [row] : []));
}

/**
 * Returns the caller's own submission to a campaign, whatever its payment state; null if there is none, or if it was
 * refunded while the campaign is open, since the fan may subscribe again. A frame's session can only read its own
 * campaign.
 */
export async function findOwnSubmission(ctx: Ctx, campaignId: string): Promise<Submission | null> {
  const binding = ctx.actor.kind === 'person' ? ctx.actor.binding : undefined;
  if (binding && binding.campaignId !== campaignId) return null;
  const rows = await selectOwnSubmissions(ctx, requirePerson(ctx).id, eq(submissions.campaignId, campaignId));
  const row = rows.find(({ status }) => status !== 'refunded') ?? rows[0];
  const [submission] = await toSubmissions(ctx, row ? [row] : []);
  return submission && !(submission.paymentStatus === 'refunded' && submission.campaign.isOpen)
    ? submission
    : null;
}

async function toSubmissions(ctx: Ctx, rows: readonly OwnSubmissionRow[]): Promise<Submission[]> {
  const noted = rows.filter(({ status }) => status === 'failed' || status === 'refunded');
  const notes = await listPaymentNotes(
    ctx,
    noted.map(({ id }) => id),
  );
  return Promise.all(rows.map((row) => toSubmission(ctx, row, notes.get(row.id))));
}

async function toSubmission(
  ctx: Ctx,
  { id, createdAt, status, campaign, isUnmet, thankedAt, thanksWithdrawnAt, ...row }: OwnSubmissionRow,
  note: PaymentNote | undefined,
): Promise<Submission> {
  const { RESULT_MIN_PARTICIPANTS, COSTS_COVERED_BY } = ctx.settings;
  const isThanked = status === 'paid' && thankedAt !== null;
  const isRead = campaign.nomineesSelected && !campaign.isActive && !campaign.winnersSelected;
  const state = rowStateAt({ ...campaign, ...(isUnmet && { plannedAt: null }) }, ctx.now);
  const receipt = row.receipt === null ? null : OwnReceipt.parse(JSON.parse(row.receipt));
  return Submission.parse({
    id,
    createdAt: createdAt.toISOString(),
    paymentStatus: status,
    minute: toMinute(row.fanNumber),
    answers: [
      {
        question: row.question,
        // Only the campaign's own question is in one language.
        language: row.questionKey === 'other' ? campaign.language : row.language,
        answer: row.answer,
      },
    ],
    isWithdrawn: row.withdrawnAt !== null,
    isAfterReopening: isAfterReopening(row.paidAt, campaign.reopenings),
    thankedAt: isThanked && thanksWithdrawnAt === null ? thankedAt.toISOString() : null,
    isThanksWithdrawn: isThanked && thanksWithdrawnAt !== null,
    wall: toPermission(row),
    contact:
      status === 'paid' && row.charity !== null
        ? { charity: row.charity, isAllowed: row.contactSince !== null }
        : null,
    campaign: {
      ...pick(campaign, 'id', 'slug', 'name', 'language'),
      image: row.picture === null ? null : { url: mediaUrl(row.picture) },
      celebrity: { name: campaign.artistName, avatar: parseFace(row.face) },
      charity: { name: row.charity ?? '' },
      result: toCampaignResult(row.figures, RESULT_MIN_PARTICIPANTS, COSTS_COVERED_BY),
      state,
      subscriptionDeadline: campaign.subscriptionDeadline?.toISOString() ?? null,
      isOpen: state === 'open',
      paused: getPauseReason(campaign),
      cancelled: toCancellation(campaign),
      overdue: toOverdueNotice(campaign),
    },
    // The entry reveals the score, so its proof is given together with the score.
    receipt: receipt && (isRead || campaign.winnersSelected ? receipt : { ...receipt, proof: null }),
    share: status === 'paid' ? toShare(row) : null,
    failure: note?.failure ?? null,
    refundReason: note?.refundReason ?? null,
    outcome:
      status === 'paid' && campaign.winnersSelected
        ? await toFanOutcome(ctx, { ...row, id, campaign })
        : null,
    reread: row.reread && toReread(row.reread),
    reading: status === 'paid' && isRead && row.receipt !== null ? toFanReading(row, ctx.now) : null,
  });
}

/** Returns under which name others may read an answer; null if they may not. */
function toPermission(row: Pick<OwnSubmissionRow, 'displayName' | 'wallState' | 'fanNumber' | 'hasName'>) {
  if (row.displayName === null) return null;
  return { displayName: toWallName(row.displayName, row), isShown: row.wallState === 'shown' };
}

function toShare({ share, shareCount }: Pick<OwnSubmissionRow, 'share' | 'shareCount'>): ShareSummary | null {
  if (share === null) return null;
  return { code: share.code, showsName: share.nameAllowedAt !== null, count: shareCount };
}

async function toFanOutcome(
  ctx: Ctx,
  { id, campaign, judged, withdrawnAt }: Pick<OwnSubmissionRow, 'id' | 'campaign' | 'judged' | 'withdrawnAt'>,
): Promise<FanOutcome> {
  const { selectedAt, answerBy, acceptedAt, dateAnswer } = judged;
  const { score, reasoning, model, rank, reason, firstReason, secondReason } = judged;
  const isWithdrawn = withdrawnAt !== null;
  const { plannedAt } = campaign;
  const userId = requirePerson(ctx).id;
  const standing = { status: 'paid', userId, withdrawnAt, answerBy, acceptedAt, plannedAt };
  const ended = judged.ended ?? (selectedAt && findEndCause(standing, ctx.now)) ?? null;
  const won = ended === null ? selectedAt : null;
  const reasons = won ? [reason] : [firstReason, secondReason];
  return {
    isWinner: won !== null,
    isNominee: rank !== null && !isWithdrawn,
    score,
    judgedBy: model === null ? null : toJudgeKind(model),
    reasoning,
    winnerReasons: reasons.filter((one) => one !== null),
    event: won && toMeeting(campaign),
    invitation: won && {
      token: await signWinnerToken(ctx, { submissionId: id, selectedAt: won }),
      answerBy: getAnswerEnd(standing)?.toISOString() ?? null,
      acceptedAt: acceptedAt?.toISOString() ?? null,
      dateAnswer,
    },
    ended,
  };
}

/** Returns how the fan's own answer was judged, for the time until the winners are chosen. */
function toFanReading(
  row: Pick<OwnSubmissionRow, 'judged' | 'knownAt' | 'reread' | 'withdrawnAt'>,
  now: Date,
): FanReading {
  const { score, reasoning, model } = row.judged;
  const canAsk = row.reread === null && row.withdrawnAt === null;
  const until = canAsk ? toRereadEnd(row.knownAt, now) : null;
  return {
    score,
    judgedBy: model === null ? null : toJudgeKind(model),
    reasoning,
    rereadUntil: until?.toISOString() ?? null,
  };
}
