import { and, asc, desc, eq, inArray, sql, type SQL, gte, lt, or } from 'drizzle-orm';
import { invalidLink } from '../accounts/index.ts';
import { user } from '../accounts/table.ts';
import { campaignPictures, queueOwnerMails } from '../campaigns/index.ts';
import { campaigns } from '../campaigns/table.ts';
import { isScoreOf, matchesAnswer, readWinnerToken, PLACE_OCCASIONS } from '../nominees/index.ts';
import { formerWinners, winners } from '../nominees/table.ts';
import type { Ctx } from '../platform/context.ts';
import { isUnchanged } from '../platform/unit-of-work.ts';
import { pick } from '../platform/pick.ts';
import { selectExplanation } from '../scoring/index.ts';
import { scores } from '../scoring/table.ts';
import { getWinnerState, rowStateAt } from '../submissions/moment-rules.ts';
import { submissions } from '../submissions/table.ts';
import { thanks } from '../thanks/table.ts';
import { findEndCause, getAnswerEnd, ANSWER_REMINDERS } from './winner-rules.ts';
import { winnerDetails } from './winner-table.ts';
import { withdrawUnsent } from '../platform/mail.ts';
import type { MailTexts } from '../platform/page-mail.ts';
import { mails } from '../platform/table.ts';
import { formatFan } from '../submissions/rules.ts';
import { TO_WINNERS } from './winner-mail-texts.ts';

/** A fan's current or former place, and what holds for it now; `cause` is why it has ended, if it has. */
export type Place = Awaited<ReturnType<typeof readPlaces>>[number];
/** A current winner, with all that decides whether they keep the place. */
export type PlaceWinner = NonNullable<Place['winner']>;
/** A winner whose place ends, or has ended. */
export type Gone = Pick<PlaceWinner, 'campaignId' | 'submissionId' | 'slot'>;

/** Reads places: the current ones by slot, and the former ones, latest first. */
export async function readPlaces(ctx: Ctx, condition: SQL | undefined) {
  const rows = await ctx.db
    .select({
      // A D1 result can have at most 100 columns.
      submission: {
        ...pick(submissions, 'id', 'userId', 'status', 'withdrawnAt'),
        ...pick(submissions, 'answer', 'fanNumber', 'language'),
      },
      fan: pick(user, 'name', 'email', 'phone', 'location'),
      campaign: campaigns,
      ...campaignPictures,
      winner: winners,
      former: formerWinners,
      details: pick(winnerDetails, 'name', 'phone', 'availability', 'companion'),
      ...pick(scores, 'score', 'model'),
      reasoning: selectExplanation(ctx.language),
      thankedAt: thanks.sentAt,
    })
    .from(submissions)
    .innerJoin(campaigns, eq(campaigns.id, submissions.campaignId))
    .leftJoin(user, eq(user.id, submissions.userId))
    .leftJoin(winners, matchesAnswer(winners))
    .leftJoin(formerWinners, matchesAnswer(formerWinners))
    .leftJoin(winnerDetails, eq(winnerDetails.submissionId, submissions.id))
    .leftJoin(scores, isScoreOf)
    .leftJoin(thanks, eq(thanks.campaignId, campaigns.id))
    .where(condition)
    .orderBy(asc(winners.slot), desc(formerWinners.endedAt));
  return rows.map((row) => {
    const { campaign, submission, former } = row;
    const winner = row.winner && { ...submission, ...row.winner, plannedAt: campaign.plannedAt };
    const cause = winner ? findEndCause(winner, ctx.now) : former?.cause;
    const moment = getWinnerState(rowStateAt(campaign, ctx.now), cause === undefined ? winner : null);
    return { ...row, winner, cause, moment, answerEnd: winner && getAnswerEnd(winner) };
  });
}

/** Holds for the answers that won, of one campaign or of all, also if their fans no longer are winners. */
export function hasWon(campaignId?: string) {
  const select = (table: typeof winners | typeof formerWinners) =>
    sql`select ${table.submissionId} from ${table}
      where ${campaignId === undefined ? sql`true` : eq(table.campaignId, campaignId)}`;
  return inArray(submissions.id, sql`(${select(winners)} union all ${select(formerWinners)})`);
}

/** Reads a fan's place; undefined if they never won. */
export async function findPlace(ctx: Ctx, submissionId: string): Promise<Place | undefined> {
  const [place] = await readPlaces(ctx, eq(submissions.id, submissionId));
  return place?.winner || place?.former ? place : undefined;
}

/**
 * Returns the place of a link. Throws 400 for an invalid link, or one mailed to an address that the fan no longer has.
 * An erased fan has no address, so their link still works and shows that the place has ended.
 */
export async function requirePlace(ctx: Ctx, token: string): Promise<Place> {
  const link = await readWinnerToken(ctx, token);
  const place = link && (await findPlace(ctx, link.submissionId));
  if (!link || !place || (place.fan && !link.isFor(place.fan.email))) throw invalidLink();
  return place;
}

/** Returns the condition that guards a decision about a place: it is unchanged since it was read. */
export function isPlaceUnchanged({ submission, campaign, winner }: Place) {
  const known = ['campaignId', 'submissionId', 'slot', 'answerBy', 'acceptedAt', 'dateAnswer'] as const;
  return and(
    winner ? isUnchanged(winners, pick(winner, ...known)) : undefined,
    isUnchanged(submissions, pick(submission, 'id', 'status', 'userId', 'withdrawnAt')),
    isUnchanged(campaigns, pick(campaign, 'id', 'cancelledAt', 'plannedAt', 'settledAt', 'outcomeAt')),
  );
}

/** Returns the prefix of the keys of mails about a fan's answers to new dates. */
export const toDatePrefix = (submissionId: string) => `date-answer:${submissionId}:`;
/** Holds for mails whose key starts with a prefix. */
export const startsWith = (prefix: string) => and(gte(mails.key, prefix), lt(mails.key, `${prefix}~`));

/** Returns the occasion of a reminder to answer. */
export const toReminder = (day: number) => `winner-reminder-${day}`;

/** Returns the statement that withdraws the unsent mails to and about a winner, and `others`, which are outdated. */
export function withdrawWinnerMails(ctx: Ctx, { campaign, submission }: Place, others?: SQL) {
  const own = [...PLACE_OCCASIONS, ...ANSWER_REMINDERS.map(toReminder), 'winner-comes'];
  const keys = [...own, `meeting-${campaign.meetingRevision}`].map(
    (occasion) => `${occasion}:${submission.id}`,
  );
  return withdrawUnsent(ctx, or(inArray(mails.key, keys), startsWith(toDatePrefix(submission.id)), others));
}

/** Returns the statements that mail the owner about a fan's place. */
export function tellOwner<Details extends readonly unknown[]>(
  ctx: Ctx,
  { campaign: { id, name }, submission, fan }: Place,
  key: string,
  texts: MailTexts<[campaign: string, fan: string, ...details: Details]>,
  ...details: Details
) {
  const path = `/dashboard/campaigns/${id}/winners`;
  return queueOwnerMails(ctx, id, { key, path }, (language) => ({
    ...texts[language](name, formatFan(fan, submission), ...details),
    label: TO_WINNERS[language],
  }));
}
