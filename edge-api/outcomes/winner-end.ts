import { and, asc, eq, isNotNull, isNull, ne, not, or } from 'drizzle-orm';
import { user } from '../accounts/table.ts';
import { findMailCampaign, isRunByAny, updateCampaignRow } from '../campaigns/index.ts';
import { toReturnAt } from '../campaigns/outcome-rules.ts';
import { campaigns } from '../campaigns/table.ts';
import {
  isNominee,
  isScoreOf,
  matchesAnswer,
  NOMINEE_ORDER,
  queuePlaceMails,
  queueWinnerMails,
  replaceWinner,
  toCancelledEvent,
  toEndedEntry,
  toWinnerContent,
} from '../nominees/index.ts';
import { getAnswerBy, type WinnerEndCause } from '../nominees/rules.ts';
import { nominees, ownerNominations, reserves, winners } from '../nominees/table.ts';
import { recordDueFees } from '../payments/index.ts';
import type { Ctx } from '../platform/context.ts';
import { sendDueMails } from '../platform/mail.ts';
import { mails } from '../platform/table.ts';
import { pick } from '../platform/pick.ts';
import { isUnchanged, runUnit } from '../platform/unit-of-work.ts';
import { chainAbout, commitRecorded, isEligible } from '../scoring/index.ts';
import { scores } from '../scoring/table.ts';
import { isComing } from '../submissions/moment-rules.ts';
import { formatFan } from '../submissions/rules.ts';
import { submissions } from '../submissions/table.ts';
import { PLACE_GONE, WINNER_GONE, type Ended } from './winner-mail-texts.ts';
import {
  startsWith,
  tellOwner,
  withdrawWinnerMails,
  findPlace,
  hasWon,
  isPlaceUnchanged,
  type Gone,
  type Place,
} from './winner-place.ts';
import { isAhead } from './winner-rules.ts';
import { winnerDetails } from './winner-table.ts';

/**
 * Ends the place of a winner who declines or has lost it, and asks the next while the meeting is ahead; returns whether
 * this call did. Of a place that stayed empty, asks who has become the next since, such as after a dispute.
 */
export async function endWinner(ctx: Ctx, submissionId: string, isDeclined = false): Promise<boolean> {
  const ended = await runUnit(async () => {
    const place = await findPlace(ctx, submissionId);
    const gone = place?.winner ?? place?.former;
    if (!place || !gone || place.campaign.cancelledAt !== null) return undefined;
    const cause = place.cause ?? (isDeclined && isAhead(place.campaign, ctx.now) ? 'declined' : undefined);
    if (cause === undefined) return undefined;
    const next = await findNext(ctx, place);
    // Detect answers paid with the owner's own card that the sweep has not checked yet: they are refunded.
    if (next) await recordDueFees(ctx, [next.submissionId]);
    const isHolder = and(eq(winners.campaignId, gone.campaignId), eq(winners.slot, gone.slot));
    if (!place.winner && (!next || (await ctx.db.$count(winners, isHolder)) > 0)) return undefined;
    await commitEnd(ctx, place, gone, cause, next);
    return { campaign: place.campaign.id, cause, hasNext: next !== undefined };
  });
  if (!ended) return false;
  ctx.log.info('winner_ended', ended);
  if (!ended.hasNext) ctx.log.warn('winners_exhausted', { campaign: ended.campaign });
  ctx.defer(sendDueMails(ctx));
  return true;
}

/** Returns who is asked when a place becomes free; undefined if nobody is left, or the meeting is over. */
async function findNext(ctx: Ctx, { campaign }: Place) {
  if (!isAhead(campaign, ctx.now)) return undefined;
  const { id, plannedAt } = campaign;
  const [next] = await ctx.db
    .select({
      submissionId: submissions.id,
      userId: user.id,
      email: user.email,
      name: user.name,
      fanNumber: submissions.fanNumber,
      position: scores.position,
    })
    .from(submissions)
    .innerJoin(user, eq(user.id, submissions.userId))
    .innerJoin(campaigns, eq(campaigns.id, submissions.campaignId))
    .leftJoin(scores, isScoreOf)
    .leftJoin(reserves, matchesAnswer(reserves))
    .leftJoin(nominees, matchesAnswer(nominees))
    .leftJoin(ownerNominations, matchesAnswer(ownerNominations))
    .where(
      and(
        isEligible(id),
        or(isNotNull(reserves.place), isNominee(id)),
        not(hasWon(id)),
        // Since the choice they may have joined the owner's team.
        not(isRunByAny(submissions.userId)),
      ),
    )
    .orderBy(isNull(reserves.place), asc(reserves.place), ...NOMINEE_ORDER)
    .limit(1);
  const answerBy = getAnswerBy(ctx.now, plannedAt, ctx.settings.ANSWER_DAYS);
  return next && { ...next, selectedAt: ctx.now, answerBy, reason: null };
}

type Next = Awaited<ReturnType<typeof findNext>>;

async function commitEnd(
  ctx: Ctx,
  place: Place,
  gone: Gone,
  cause: WinnerEndCause,
  next: Next,
): Promise<void> {
  const { campaign } = place;
  const { slot, submissionId } = gone;
  const record = await chainAbout(
    ctx,
    campaign.id,
    'winner',
    next ? [{ ...next, slot, sentence: null }] : [],
    (chosen, key) => toWinnerContent(campaign, chosen, key, ctx.now, 'system'),
    place.winner ? [toEndedEntry({ submissionId, slot, cause }, ctx.now)] : [],
  );
  const isOther = and(eq(winners.campaignId, campaign.id), ne(winners.slot, slot));
  const others = await ctx.db.select().from(winners).where(isOther);
  const subject = { campaign: await findMailCampaign(ctx, campaign.id), head: record.entries.at(-1) };
  await commitRecorded(
    ctx,
    record,
    and(
      isPlaceUnchanged(place),
      next && isUnchanged(submissions, { id: next.submissionId, status: 'paid', withdrawnAt: null }),
      next && isUnchanged(user, { id: next.userId, email: next.email }),
    ),
    [
      ...replaceWinner(ctx, gone, cause, next && pick(next, 'submissionId', 'answerBy')),
      ctx.db.delete(winnerDetails).where(eq(winnerDetails.submissionId, submissionId)),
      ...(await queueEndMails(ctx, place, gone, next, { cause, hasOther: others.length > 0 })),
      ...(next ? await queuePlaceMails(ctx, 'place-free', campaign, subject, next) : []),
      updateCampaignRow(ctx, campaign.id, {
        outcomeAt: ctx.now,
        ...(!others.some(isComing) && { settledAt: null }),
        ...(others.length === 0 &&
          (next ? { overdue: null, overdueAt: null } : { overdue: 'answer', overdueAt: ctx.now })),
      }),
    ],
  );
}

/** Returns the statements that tell owner and former winner that a place has ended or found a next. */
async function queueEndMails(
  ctx: Ctx,
  place: Place,
  { submissionId, slot }: Gone,
  next: Next,
  ended: Pick<Ended, 'cause' | 'hasOther'>,
) {
  const { campaign } = place;
  const end = toReturnAt(ctx.now, campaign.moreTimeUntil, campaign.plannedAt);
  const prefix = `winner-gone:${campaign.id}:${slot}:`;
  const isStale = or(startsWith(prefix), eq(mails.key, `not-won:${next?.submissionId}`));
  const gone = { submissionId, occasion: 'place-gone', isFormer: true as const };
  return [
    withdrawWinnerMails(ctx, place, isStale),
    ...(await queueWinnerMails(ctx, toCancelledEvent(ctx, campaign), gone, (language) =>
      PLACE_GONE[language](campaign, ended.cause, campaign.plannedAt !== null),
    )),
    ...tellOwner(ctx, place, `${prefix}${submissionId}:${next?.submissionId ?? ''}`, WINNER_GONE, {
      ...ended,
      next: next && { ...next, name: formatFan(next, next) },
      returnAt: end > ctx.now ? end : undefined,
    }),
  ];
}
