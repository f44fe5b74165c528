import { and, eq, gte, inArray, lt, or, type SQL } from 'drizzle-orm';
import type { BatchItem } from 'drizzle-orm/batch';
import type { SQLiteColumn } from 'drizzle-orm/sqlite-core';
import { queueOwnerMails, toMailCampaign } from '../campaigns/index.ts';
import { toReturnAt } from '../campaigns/outcome-rules.ts';
import {
  type AskedWinner,
  getWinnerPath,
  type InvitedWinner,
  PLACE_OCCASIONS,
  queuePlaceMails,
  queueWinnerMails,
  toCancelledEvent,
} from '../nominees/index.ts';
import { withPrefix } from '../platform/columns.ts';
import type { Ctx } from '../platform/context.ts';
import { withdrawUnsent } from '../platform/mail.ts';
import type { MailTexts } from '../platform/page-mail.ts';
import { mails } from '../platform/table.ts';
import { formatFan } from '../submissions/rules.ts';
import { queueFanMails } from '../submissions/index.ts';
import { submissions } from '../submissions/table.ts';
import {
  TO_WINNERS,
  ANSWER_REMINDER,
  DATE_ANSWERED,
  PLACE_GONE,
  WINNER_COMES,
  WINNER_GONE,
  type Ended,
} from './winner-mail-texts.ts';
import type { Gone, Place } from './winner-place.ts';
import { ANSWER_REMINDERS } from './winner-rules.ts';

type Statements = readonly BatchItem<'sqlite'>[];
type Reminded = Parameters<(typeof ANSWER_REMINDER)['nl']>[0] &
  InvitedWinner & { readonly id: string; readonly answerBy: Date; readonly day: number };

/** Returns the statements that remind a winner, once per day, if a condition holds. */
export async function queueReminder(ctx: Ctx, winner: Reminded, condition: SQL) {
  return queueFanMails(ctx, {
    campaignId: winner.id,
    occasion: toReminder(winner.day),
    condition: and(eq(submissions.id, winner.submissionId), condition),
    path: await getWinnerPath(ctx, winner),
    toText: (language) => ANSWER_REMINDER[language](winner, winner.answerBy),
  });
}

/** Returns the mails to a winner who has accepted, with a calendar file, and to the owner. */
export async function queueAcceptMails(ctx: Ctx, place: Place, winner: AskedWinner): Promise<Statements> {
  const { campaign, submission, picture, face } = place;
  const subject = { campaign: toMailCampaign(ctx, { ...campaign, picture, face }), head: undefined };
  return [
    ...(await queuePlaceMails(ctx, 'accepted', campaign, subject, winner)),
    ...tellOwner(ctx, place, `winner-comes:${submission.id}`, WINNER_COMES),
  ];
}

/** Returns the statements that tell the owner if a winner can come on a new date, replacing unsent earlier ones. */
export function queueDateMails(ctx: Ctx, place: Place, plannedAt: Date, canCome: boolean): Statements {
  const prefix = toDatePrefix(place.submission.id);
  return [
    withdrawUnsent(ctx, startsWith(prefix)),
    ...tellOwner(ctx, place, `${prefix}${ctx.now.getTime()}`, DATE_ANSWERED, canCome, plannedAt),
  ];
}

const toDatePrefix = (submissionId: string) => `date-answer:${submissionId}:`;
const startsWith = (prefix: string) => and(gte(mails.key, prefix), lt(mails.key, `${prefix}~`));

type End = Pick<Ended, 'cause' | 'hasOther'> & {
  readonly subject: Parameters<typeof queuePlaceMails>[3];
  readonly next: (AskedWinner & { readonly name: string }) | undefined;
};

/** Returns the statements that tell everyone concerned that a place has ended or found a next, replacing unsent mails. */
export async function queueEndMails(
  ctx: Ctx,
  place: Place,
  former: Gone,
  { cause, subject, next, hasOther }: End,
): Promise<Statements> {
  const { campaign } = place;
  const { submissionId, slot } = former;
  const end = toReturnAt(ctx.now, campaign.moreTimeUntil, campaign.plannedAt);
  const returnAt = end > ctx.now ? end : undefined;
  const gone = { submissionId, occasion: 'place-gone', isFormer: true as const };
  const prefix = `winner-gone:${campaign.id}:${slot}:`;
  const key = `${prefix}${submissionId}:${next?.submissionId ?? ''}`;
  const stale = [`winner-comes:${submissionId}`, `not-won:${next?.submissionId ?? ''}`];
  return [
    withdrawWinnerMails(ctx, place),
    withdrawUnsent(
      ctx,
      or(inArray(mails.key, stale), startsWith(prefix), startsWith(toDatePrefix(submissionId))),
    ),
    ...(await queueWinnerMails(ctx, toCancelledEvent(ctx, campaign), gone, (language) =>
      PLACE_GONE[language](campaign, cause, campaign.plannedAt !== null),
    )),
    ...(next ? await queuePlaceMails(ctx, 'place-free', campaign, subject, next) : []),
    ...tellOwner(ctx, place, key, WINNER_GONE, { cause, next, hasOther, returnAt }),
  ];
}

const toReminder = (day: number) => `winner-reminder-${day}`;

/** Returns the condition that a mail reminds a winner to answer. */
export const isReminderFor = (submissionId: SQLiteColumn): SQL | undefined =>
  or(...ANSWER_REMINDERS.map((day) => eq(mails.key, withPrefix(`${toReminder(day)}:`, submissionId))));

/** Returns the statement that withdraws the unsent mails to a winner, because their content is outdated. */
export function withdrawWinnerMails(ctx: Ctx, { campaign, submission }: Place) {
  const meeting = `meeting-${campaign.meetingRevision}`;
  const occasions = [...PLACE_OCCASIONS, ...ANSWER_REMINDERS.map(toReminder), meeting];
  const keys = occasions.map((occasion) => `${occasion}:${submission.id}`);
  return withdrawUnsent(ctx, inArray(mails.key, keys));
}

function tellOwner<Details extends readonly unknown[]>(
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
