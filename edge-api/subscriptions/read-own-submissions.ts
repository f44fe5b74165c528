import { and, desc, eq, isNotNull, ne, sql, type SQL } from 'drizzle-orm';
import { formatEventTime, toCancellation } from '../campaigns/index.ts';
import { getPauseReason, isOpen } from '../campaigns/rules.ts';
import { campaigns } from '../campaigns/table.ts';
import { mediaUrl } from '../media/rules.ts';
import { media } from '../media/table.ts';
import type { FanOutcome, FanReading } from '../nominees/contract.ts';
import { knownAt, selectWinnerReason, toRereadEnd } from '../nominees/index.ts';
import { nominees, rankings, rereadRequests, winners } from '../nominees/table.ts';
import { listPaymentNotes, type PaymentNote } from '../payments/index.ts';
import { requirePerson, type Ctx } from '../platform/context.ts';
import { notFound } from '../platform/errors.ts';
import { PAGE_SIZE_MAX } from '../platform/rules.ts';
import { selectExplanation, selectReceipt, toJudgeKind } from '../scoring/index.ts';
import { parseReceipt } from '../scoring/entry-rules.ts';
import { scores } from '../scoring/table.ts';
import { matchesOpenSubmission } from '../submissions/index.ts';
import { selectShareCount } from '../shares/index.ts';
import { shares } from '../shares/table.ts';
import { submissions } from '../submissions/table.ts';
import { thanks } from '../thanks/table.ts';
import type { ShareSummary } from '../shares/contract.ts';
import type { Permission } from '../wall/contract.ts';
import { wallAnswers } from '../wall/table.ts';
import { Submission, type SubmissionsPage, type SubmissionsQuery } from './contract.ts';

/** Returns a page of the caller's own submissions without the cancelled ones, newest first. */
export async function listOwnSubmissions(ctx: Ctx, { page }: SubmissionsQuery): Promise<SubmissionsPage> {
  const rows = await selectOwnSubmissions(ctx, requirePerson(ctx).id)
    .limit(PAGE_SIZE_MAX + 1)
    .offset((page - 1) * PAGE_SIZE_MAX);
  return {
    submissions: await toSubmissions(ctx, rows.slice(0, PAGE_SIZE_MAX)),
    hasMore: rows.length > PAGE_SIZE_MAX,
  };
}

/** Returns one of the caller's own submissions; throws 404 as `requireOwnSubmission` does. */
export async function getOwnSubmission(ctx: Ctx, id: string): Promise<Submission> {
  const [row] = await selectOwnSubmissions(ctx, requirePerson(ctx).id, matchesOpenSubmission(ctx, id));
  const [submission] = await toSubmissions(ctx, row ? [row] : []);
  if (!submission) throw notFound();
  return submission;
}

/**
 * Returns the caller's own submission to a campaign, in any state of payment; null when there is none, and
 * when what there was is refunded, since the fan may subscribe again. A frame's session sees its own campaign alone.
 */
export async function findOwnSubmission(ctx: Ctx, campaignId: string): Promise<Submission | null> {
  const binding = ctx.actor.kind === 'person' ? ctx.actor.binding : undefined;
  if (binding && binding.campaignId !== campaignId) return null;
  const isCurrent = and(eq(submissions.campaignId, campaignId), ne(submissions.status, 'refunded'));
  const [row] = await selectOwnSubmissions(ctx, requirePerson(ctx).id, isCurrent).limit(1);
  const [submission] = await toSubmissions(ctx, row ? [row] : []);
  return submission ?? null;
}

/** Selects a person's submissions. Those of one instant are in the order of their rows, as in the index. */
export function selectOwnSubmissions(ctx: Ctx, userId: string, condition?: SQL) {
  return ctx.db
    .select({
      id: submissions.id,
      createdAt: submissions.createdAt,
      status: submissions.status,
      question: submissions.question,
      answer: submissions.answer,
      withdrawnAt: submissions.withdrawnAt,
      campaign: {
        id: campaigns.id,
        slug: campaigns.slug,
        name: campaigns.name,
        artistName: campaigns.artistName,
        isActive: campaigns.isActive,
        nomineesSelected: campaigns.nomineesSelected,
        subscriptionStartDate: campaigns.subscriptionStartDate,
        subscriptionDeadline: campaigns.subscriptionDeadline,
        winnersSelected: campaigns.winnersSelected,
        charityDueAt: campaigns.charityDueAt,
        plannedAt: campaigns.plannedAt,
        plannedLocation: campaigns.plannedLocation,
        cancelledAt: campaigns.cancelledAt,
        cancelledBy: campaigns.cancelledBy,
        cancelReason: campaigns.cancelReason,
      },
      judged: {
        score: scores.score,
        reasoning: sql<string | null>`${selectExplanation(ctx.language)}`,
        model: scores.model,
        rank: nominees.rank,
        slot: winners.slot,
        reason: winners.reason,
        firstReason: selectWinnerReason(1),
        secondReason: selectWinnerReason(2),
      },
      image: media.filename,
      thankedAt: thanks.sentAt,
      thanksWithdrawnAt: thanks.withdrawnAt,
      receipt: selectReceipt(),
      share: { code: shares.code, nameAllowedAt: shares.nameAllowedAt },
      shareCount: selectShareCount(),
      knownAt,
      askedAt: rereadRequests.askedAt,
      displayName: wallAnswers.displayName,
      wallState: wallAnswers.state,
    })
    .from(submissions)
    .innerJoin(campaigns, eq(campaigns.id, submissions.campaignId))
    .leftJoin(media, eq(media.id, campaigns.imageId))
    .leftJoin(scores, and(eq(scores.submissionId, submissions.id), isNotNull(scores.score)))
    .leftJoin(nominees, matchesSubmission(nominees))
    .leftJoin(winners, matchesSubmission(winners))
    .leftJoin(rereadRequests, matchesSubmission(rereadRequests))
    .leftJoin(rankings, eq(rankings.campaignId, campaigns.id))
    .leftJoin(thanks, eq(thanks.campaignId, campaigns.id))
    .leftJoin(wallAnswers, eq(wallAnswers.submissionId, submissions.id))
    .leftJoin(shares, eq(shares.submissionId, submissions.id))
    .where(and(eq(submissions.userId, userId), ne(submissions.status, 'cancelled'), condition))
    .orderBy(desc(submissions.createdAt), sql`${submissions}.rowid desc`)
    .$dynamic();
}

/** Compares the whole primary key, which starts with the campaign. */
function matchesSubmission(table: typeof nominees | typeof winners | typeof rereadRequests) {
  return and(eq(table.campaignId, submissions.campaignId), eq(table.submissionId, submissions.id));
}

type Row = Awaited<ReturnType<typeof selectOwnSubmissions>>[number];

async function toSubmissions(ctx: Ctx, rows: readonly Row[]): Promise<Submission[]> {
  const noted = rows.filter(({ status }) => status === 'failed' || status === 'refunded');
  const notes = await listPaymentNotes(
    ctx,
    noted.map(({ id }) => id),
  );
  return rows.map((row) => toSubmission(ctx, row, notes.get(row.id)));
}

function toSubmission(
  ctx: Ctx,
  { id, createdAt, status, campaign, thankedAt, thanksWithdrawnAt, ...row }: Row,
  note: PaymentNote | undefined,
): Submission {
  const isThanked = status === 'paid' && thankedAt !== null;
  const isRead = campaign.nomineesSelected && !campaign.isActive && !campaign.winnersSelected;
  return Submission.parse({
    id,
    createdAt: createdAt.toISOString(),
    paymentStatus: status,
    answers: [{ question: row.question, answer: row.answer }],
    isWithdrawn: row.withdrawnAt !== null,
    thankedAt: isThanked && thanksWithdrawnAt === null ? thankedAt.toISOString() : null,
    isThanksWithdrawn: isThanked && thanksWithdrawnAt !== null,
    wall: toPermission(row),
    campaign: {
      id: campaign.id,
      slug: campaign.slug,
      name: campaign.name,
      image: row.image === null ? null : { url: mediaUrl(row.image) },
      celebrity: { name: campaign.artistName },
      isOpen: isOpen(campaign, ctx.now) && getPauseReason(campaign) === null,
      paused: getPauseReason(campaign),
      cancelled: toCancellation(campaign),
    },
    receipt: parseReceipt(row.receipt ?? '') ?? null,
    share: status === 'paid' ? toShare(row) : null,
    failure: note?.failure ?? null,
    refundReason: note?.refundReason ?? null,
    outcome: status === 'paid' && campaign.winnersSelected ? toFanOutcome(campaign, row.judged) : null,
    reading: status === 'paid' && isRead && row.receipt !== null ? toFanReading(row, ctx.now) : null,
  });
}

/** Returns under which name others may read an answer; null where they may not. */
function toPermission({ displayName, wallState }: Pick<Row, 'displayName' | 'wallState'>): Permission | null {
  return displayName === null ? null : { displayName, isShown: wallState === 'shown' };
}

function toShare({ share, shareCount }: Pick<Row, 'share' | 'shareCount'>): ShareSummary | null {
  if (share === null) return null;
  return { code: share.code, showsName: share.nameAllowedAt !== null, count: shareCount };
}

/** Returns how the fan's own answer was read, for while the winners are to be chosen. */
function toFanReading(row: Pick<Row, 'judged' | 'knownAt' | 'askedAt'>, now: Date): FanReading {
  const { score, reasoning, model } = row.judged;
  const until = row.askedAt === null ? toRereadEnd(row.knownAt, now) : null;
  return {
    score,
    judgedBy: model === null ? null : toJudgeKind(model),
    reasoning,
    rereadUntil: until?.toISOString() ?? null,
    rereadAskedAt: row.askedAt?.toISOString() ?? null,
  };
}

/** Returns how the fan's own answer came off, for after the winners are known. */
function toFanOutcome({ plannedAt, plannedLocation }: Row['campaign'], judged: Row['judged']): FanOutcome {
  const { score, reasoning, model, rank, slot, reason, firstReason, secondReason } = judged;
  const reasons = slot === null ? [firstReason, secondReason] : [reason];
  const event = {
    plannedDate: plannedAt?.toISOString() ?? null,
    plannedTime: plannedAt && formatEventTime(plannedAt),
    plannedLocation,
  };
  return {
    isWinner: slot !== null,
    isNominee: rank !== null,
    score,
    judgedBy: model === null ? null : toJudgeKind(model),
    reasoning,
    winnerReasons: reasons.filter((one) => one !== null),
    event: slot === null ? null : event,
  };
}
