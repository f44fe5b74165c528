import { and, eq, gte, inArray, lt, or, type SQL } from 'drizzle-orm';
import type { BatchItem } from 'drizzle-orm/batch';
import { queueOwnerMails, toMailCampaign } from '../campaigns/index.ts';
import { toReturnAt } from '../campaigns/outcome-rules.ts';
import {
  type AskedWinner,
  PLACE_OCCASIONS,
  queuePlaceMails,
  queueWinnerMails,
  toCancelledEvent,
} from '../nominees/index.ts';
import type { Ctx } from '../platform/context.ts';
import { withdrawUnsent } from '../platform/mail.ts';
import type { MailTexts } from '../platform/page-mail.ts';
import { mails } from '../platform/table.ts';
import { formatFan } from '../submissions/rules.ts';
import {
  TO_WINNERS,
  DATE_ANSWERED,
  PLACE_GONE,
  WINNER_COMES,
  WINNER_GONE,
  type Ended,
} from './winner-mail-texts.ts';
import type { Gone, Place } from './winner-place.ts';
import { ANSWER_REMINDERS } from './winner-rules.ts';

type Statements = readonly BatchItem<'sqlite'>[];
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
  const prefix = `date-answer:${place.submission.id}:`;
  return [
    withdrawUnsent(ctx, startsWith(prefix)),
    ...tellOwner(ctx, place, `${prefix}${ctx.now.getTime()}`, DATE_ANSWERED, canCome, plannedAt),
  ];
}

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
  const isOfNext = eq(mails.key, `not-won:${next?.submissionId}`);
  return [
    withdrawWinnerMails(ctx, place, or(startsWith(prefix), isOfNext)),
    ...(await queueWinnerMails(ctx, toCancelledEvent(ctx, campaign), gone, (language) =>
      PLACE_GONE[language](campaign, cause, campaign.plannedAt !== null),
    )),
    ...(next ? await queuePlaceMails(ctx, 'place-free', campaign, subject, next) : []),
    ...tellOwner(ctx, place, key, WINNER_GONE, { cause, next, hasOther, returnAt }),
  ];
}

/** Returns the occasion of a reminder to answer. */
export const toReminder = (day: number) => `winner-reminder-${day}`;

/** Returns the statement that withdraws the unsent mails to and about a winner, and `others`, which are outdated. */
export function withdrawWinnerMails(ctx: Ctx, { campaign, submission }: Place, others?: SQL) {
  const own = [...PLACE_OCCASIONS, ...ANSWER_REMINDERS.map(toReminder), 'winner-comes'];
  const keys = [...own, `meeting-${campaign.meetingRevision}`].map(
    (occasion) => `${occasion}:${submission.id}`,
  );
  return withdrawUnsent(
    ctx,
    or(inArray(mails.key, keys), startsWith(`date-answer:${submission.id}:`), others),
  );
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
