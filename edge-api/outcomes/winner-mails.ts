import { and, eq, gte, inArray, lt, or } from 'drizzle-orm';
import type { BatchItem } from 'drizzle-orm/batch';
import { formatEventDate } from '../campaigns/event-time-rules.ts';
import { queueOwnerMails, toMailCampaign } from '../campaigns/index.ts';
import { toReturnAt } from '../campaigns/outcome-rules.ts';
import {
  type InvitedWinner,
  queueAcceptedMails,
  queuePlaceFreeMails,
  queueWinnerMails,
  toCancelledEvent,
} from '../nominees/index.ts';
import type { WinnerEndCause } from '../nominees/rules.ts';
import { formatDay } from '../payouts/rules.ts';
import type { Ctx } from '../platform/context.ts';
import { withdrawUnsent } from '../platform/mail.ts';
import { renderPageMail, type PageMailText } from '../platform/page-mail.ts';
import type { Language } from '../platform/rules.ts';
import { mails } from '../platform/table.ts';
import { formatFan, SUBMISSIONS_PATH } from '../submissions/rules.ts';
import { queueFanMails } from '../submissions/index.ts';
import { submissions } from '../submissions/table.ts';
import {
  ANSWER_REMINDER,
  DATE_ANSWERED,
  PLACE_GONE,
  WINNER_COMES,
  WINNER_GONE,
} from './winner-mail-texts.ts';
import type { Place } from './winner-place.ts';

type Statements = readonly BatchItem<'sqlite'>[];
/** Returns the statements that remind a winner who has not answered, once per day. */
export function queueReminder(
  ctx: Ctx,
  winner: {
    readonly id: string;
    readonly submissionId: string;
    readonly answerBy: Date;
    readonly path: string;
    readonly day: number;
  } & Parameters<(typeof ANSWER_REMINDER)['nl']>[0],
) {
  return queueFanMails(ctx, {
    campaignId: winner.id,
    occasion: `winner-reminder-${winner.day}`,
    condition: eq(submissions.id, winner.submissionId),
    render: (language) =>
      renderPageMail(ctx, language, winner.path, ANSWER_REMINDER[language](winner, winner.answerBy)),
  });
}

/** Returns the mails to a winner who has accepted, with a calendar file, and to the owner. */
export async function queueAcceptMails(ctx: Ctx, place: Place, winner: InvitedWinner): Promise<Statements> {
  const { campaign, submission, picture, face } = place;
  const about = toMailCampaign(ctx, { ...campaign, picture, face });
  return [
    ...(await queueAcceptedMails(ctx, campaign, { campaign: about }, winner)),
    ...tellOwner(ctx, place, `winner-comes:${submission.id}`, (language) =>
      WINNER_COMES[language](campaign.name, formatFan(place.fan, submission)),
    ),
  ];
}

/** Returns the statements that tell the owner if a winner can come on a new date, replacing unsent earlier ones. */
export function queueDateMails(ctx: Ctx, place: Place, plannedAt: Date, canCome: boolean): Statements {
  const { campaign, submission } = place;
  const prefix = toDatePrefix(submission.id);
  return [
    withdrawUnsent(ctx, startsWith(prefix)),
    ...tellOwner(ctx, place, `${prefix}${ctx.now.getTime()}`, (language) =>
      DATE_ANSWERED[language]({
        campaign: campaign.name,
        fan: formatFan(place.fan, submission),
        canCome,
        plannedAt,
      }),
    ),
  ];
}

const toDatePrefix = (submissionId: string) => `date-answer:${submissionId}:`;
const startsWith = (prefix: string) => and(gte(mails.key, prefix), lt(mails.key, `${prefix}~`));

type End = {
  readonly place: Place;
  readonly slot: number;
  readonly cause: WinnerEndCause;
  readonly subject: Parameters<typeof queuePlaceFreeMails>[2];
  readonly next: (Parameters<typeof queuePlaceFreeMails>[3] & { readonly name: string }) | undefined;
  readonly hasOther: boolean;
};

/** Returns the statements that tell everyone concerned that a place has ended, replacing unsent mails about it. */
export async function queueEndMails(
  ctx: Ctx,
  { place, slot, cause, subject, next, hasOther }: End,
): Promise<Statements> {
  const { campaign, submission } = place;
  const returnAt = toReturnAt(ctx.now, campaign.moreTimeUntil, campaign.plannedAt);
  const gone = {
    submissionId: submission.id,
    occasion: 'place-gone',
    path: SUBMISSIONS_PATH,
    isFormer: true,
  };
  const prefix = `winner-gone:${campaign.id}:${slot}:`;
  const stale = [`winner-comes:${submission.id}`, `not-won:${next?.submissionId ?? ''}`];
  return [
    withdrawWinnerMails(ctx, place),
    withdrawUnsent(
      ctx,
      or(inArray(mails.key, stale), startsWith(prefix), startsWith(toDatePrefix(submission.id))),
    ),
    ...queueWinnerMails(ctx, toCancelledEvent(ctx, campaign), gone, (language) =>
      PLACE_GONE[language](campaign, cause, campaign.plannedAt !== null),
    ),
    ...(next ? await queuePlaceFreeMails(ctx, campaign, subject, next) : []),
    ...tellOwner(ctx, place, `${prefix}${submission.id}`, (language) =>
      WINNER_GONE[language]({
        campaign: campaign.name,
        fan: formatFan(place.fan, submission),
        cause,
        next,
        hasOther,
        returnDay: returnAt > ctx.now ? formatDay(formatEventDate(returnAt), language) : undefined,
      }),
    ),
  ];
}

const INVITATIONS = ['won', 'place-free', 'accepted', 'winner-reminder-3', 'winner-reminder-6'];

/** Returns the statement that withdraws the unsent mails to a winner, because their content is outdated. */
export function withdrawWinnerMails(ctx: Ctx, { campaign, submission }: Place) {
  const occasions = [...INVITATIONS, `meeting-${campaign.meetingRevision}`];
  const keys = occasions.map((occasion) => `${occasion}:${submission.id}`);
  return withdrawUnsent(ctx, inArray(mails.key, keys));
}

/** Returns the statements that mail the owner of a place's campaign, with a button to the page of its winners. */
function tellOwner(
  ctx: Ctx,
  { campaign: { id } }: Place,
  key: string,
  toText: (language: Language) => PageMailText,
) {
  return queueOwnerMails(ctx, id, { key, path: `/dashboard/campaigns/${id}/winners` }, toText);
}
