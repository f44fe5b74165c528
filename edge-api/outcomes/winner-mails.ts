import { and, eq, gte, inArray, lt, or } from 'drizzle-orm';
import type { BatchItem } from 'drizzle-orm/batch';
import { user } from '../accounts/table.ts';
import { formatEventDate } from '../campaigns/event-time-rules.ts';
import { toMailCampaign } from '../campaigns/index.ts';
import { toEmptyReturnAt } from '../campaigns/outcome-rules.ts';
import {
  ACCEPTED,
  getWinnerPath,
  type InvitedWinner,
  PLACE_FREE,
  queueInvitation,
  queueWinnerMails,
  toCancelledEvent,
} from '../nominees/index.ts';
import type { WinnerEndCause } from '../nominees/rules.ts';
import { formatDay } from '../payouts/rules.ts';
import type { Ctx } from '../platform/context.ts';
import { queueEach, withdrawUnsent } from '../platform/mail.ts';
import { renderMailTo, renderPageMail, type PageMailText } from '../platform/page-mail.ts';
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
type Invited = { readonly submissionId: string; readonly answerBy: Date; readonly path: string };

/** Returns the statements that remind a winner who has not answered, once per day. */
export function queueReminder(
  ctx: Ctx,
  winner: Invited & {
    readonly campaignId: string;
    readonly day: number;
    readonly campaign: Parameters<(typeof ANSWER_REMINDER)['nl']>[0];
  },
) {
  return queueFanMails(ctx, {
    campaignId: winner.campaignId,
    occasion: `winner-reminder-${winner.day}`,
    condition: eq(submissions.id, winner.submissionId),
    render: (language) =>
      renderPageMail(ctx, language, winner.path, ANSWER_REMINDER[language](winner.campaign, winner.answerBy)),
  });
}

/** Returns the mails to a winner who has accepted, with a calendar file, and to the owner. */
export async function queueAcceptMails(ctx: Ctx, place: Place, winner: InvitedWinner): Promise<Statements> {
  const { campaign, submission, picture, face } = place;
  const path = await getWinnerPath(ctx, winner);
  const about = toMailCampaign(ctx, { ...campaign, picture, face });
  const mail = { event: campaign, submissionId: submission.id, occasion: 'accepted', path };
  return [
    ...queueWinnerMails(ctx, mail, (language) => ({ ...ACCEPTED[language](campaign), campaign: about })),
    ...(await queueOwnerMail(ctx, place, `winner-comes:${submission.id}`, (language) =>
      WINNER_COMES[language](campaign.name, formatFan(place.fan, submission)),
    )),
  ];
}

/** Returns the statements that tell the owner if a winner can come on a new date, replacing unsent earlier ones. */
export async function queueDateMails(
  ctx: Ctx,
  place: Place,
  plannedAt: Date,
  canCome: boolean,
): Promise<Statements> {
  const { campaign, submission } = place;
  const prefix = toDatePrefix(submission.id);
  return [
    withdrawUnsent(ctx, startsWith(prefix)),
    ...(await queueOwnerMail(ctx, place, `${prefix}${ctx.now.getTime()}`, (language) =>
      DATE_ANSWERED[language]({
        campaign: campaign.name,
        fan: formatFan(place.fan, submission),
        canCome,
        plannedAt,
      }),
    )),
  ];
}

const toDatePrefix = (submissionId: string) => `date-answer:${submissionId}:`;
const startsWith = (prefix: string) => and(gte(mails.key, prefix), lt(mails.key, `${prefix}~`));

type End = {
  readonly place: Place;
  readonly slot: number;
  readonly cause: WinnerEndCause;
  readonly subject: Parameters<typeof queueInvitation>[2];
  readonly next: (Invited & { readonly name: string }) | undefined;
  readonly hasOther: boolean;
};

/** Returns the statements that tell everyone concerned that a place has ended, replacing unsent mails about it. */
export async function queueEndMails(
  ctx: Ctx,
  { place, slot, cause, subject, next, hasOther }: End,
): Promise<Statements> {
  const { campaign, submission } = place;
  const returnAt = toEmptyReturnAt(ctx.now, campaign.plannedAt, campaign.moreTimeUntil);
  const gone = {
    event: toCancelledEvent(ctx, campaign),
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
    ...queueWinnerMails(ctx, gone, (language) =>
      PLACE_GONE[language](campaign, cause, campaign.plannedAt !== null),
    ),
    ...(next
      ? queueInvitation(ctx, campaign, subject, 'place-free', next, (language) =>
          PLACE_FREE[language](campaign, next.answerBy),
        )
      : []),
    ...(await queueOwnerMail(ctx, place, `${prefix}${submission.id}`, (language) =>
      WINNER_GONE[language]({
        campaign: campaign.name,
        fan: formatFan(place.fan, submission),
        cause,
        next,
        hasOther,
        returnDay: returnAt > ctx.now ? formatDay(formatEventDate(returnAt), language) : undefined,
      }),
    )),
  ];
}

const INVITATIONS = ['won', 'place-free', 'accepted', 'winner-reminder-3', 'winner-reminder-6'];

/** Returns the statement that withdraws the unsent mails to a winner, because their content is outdated. */
export function withdrawWinnerMails(ctx: Ctx, { campaign, submission }: Place) {
  const occasions = [...INVITATIONS, `meeting-${campaign.meetingRevision}`];
  const keys = occasions.map((occasion) => `${occasion}:${submission.id}`);
  return withdrawUnsent(ctx, inArray(mails.key, keys));
}

/** Returns the mail to the owner of a place's campaign, if any; in an array, because awaiting a statement runs it. */
async function queueOwnerMail(
  ctx: Ctx,
  { campaign }: Place,
  key: string,
  toText: (language: Language) => PageMailText,
) {
  const { email, language } = user;
  const path = `/dashboard/campaigns/${campaign.id}/winners`;
  const owners = await ctx.db.select({ email, language }).from(user).where(eq(user.id, campaign.ownerId));
  return [
    queueEach(
      ctx,
      owners.map((owner) =>
        renderMailTo(ctx, owner, { key, campaignId: campaign.id, path }, toText(owner.language)),
      ),
    ),
  ];
}
