import { and, eq, gte, inArray, isNull, lt, or, type SQL } from 'drizzle-orm';
import { abbreviateName } from '../accounts/rules.ts';
import { user } from '../accounts/table.ts';
import {
  getWinnerPath,
  queueInvitation,
  toCalendarAttachments,
  getSubmissionsUrl,
} from '../nominees/index.ts';
import type { WinnerEndCause } from '../nominees/rules.ts';
import type { Ctx } from '../platform/context.ts';
import { queueEach } from '../platform/mail.ts';
import { renderPageMail } from '../platform/page-mail.ts';
import { mails } from '../platform/table.ts';
import { formatFanName, SUBMISSIONS_PATH } from '../submissions/rules.ts';
import { queueFanMails } from '../submissions/index.ts';
import { submissions } from '../submissions/table.ts';
import {
  ACCEPTED,
  ANSWER_REMINDER,
  PLACE_FREE,
  PLACE_GONE,
  WINNER_COMES,
  WINNER_GONE,
} from './winner-mail-texts.ts';
import type { Place } from './winner-place.ts';

type Invited = { readonly submissionId: string; readonly answerBy: Date; readonly path: string };

/** Returns the statements that remind a winner who has not answered, once for each day. */
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

/** Returns the statements that tell a winner who has accepted, with the event for their calendar, and the owner. */
export async function queueAcceptMail(ctx: Ctx, place: Place) {
  const { campaign, submission, winner } = place;
  if (!winner) return [];
  const path = await getWinnerPath(ctx, winner);
  const owner = await findOwner(ctx, place);
  const text = owner && WINNER_COMES[owner.language](campaign.name, formatFan(place));
  return [
    ...queueFanMails(ctx, {
      campaignId: campaign.id,
      occasion: 'accepted',
      condition: eq(submissions.id, submission.id),
      render: (language) => ({
        ...renderPageMail(ctx, language, path, ACCEPTED[language](campaign)),
        attachments: toCalendarAttachments(campaign, language, getSubmissionsUrl(ctx, language)),
      }),
    }),
    queueEach(
      ctx,
      owner && text
        ? [
            {
              key: `winner-comes:${submission.id}`,
              to: owner.email,
              ...renderPageMail(ctx, owner.language, toWinnersPath(place), text),
            },
          ]
        : [],
    ),
  ];
}

type End = {
  readonly place: Place;
  readonly slot: number;
  readonly cause: WinnerEndCause;
  readonly subject: Parameters<typeof queueInvitation>[2];
  readonly next: (Invited & { readonly name: string }) | undefined;
  readonly hasOther: boolean;
};

/**
 * Returns the statements that tell the former winner, who is next and the owner that a place has ended, in place of what
 * was queued for them before and has not been sent.
 */
export async function queueEndMails(ctx: Ctx, { place, slot, cause, subject, next, hasOther }: End) {
  const { campaign, submission } = place;
  const owner = await findOwner(ctx, place);
  const cancelled = { ...campaign, meetingRevision: campaign.meetingRevision + 1, updatedAt: ctx.now };
  const prefix = `winner-gone:${campaign.id}:${slot}:`;
  const ended = { campaign: campaign.name, fan: formatFan(place), cause, next, hasOther };
  return [
    withdrawWinnerMails(ctx, place),
    withdrawUnsent(
      ctx,
      or(
        inArray(mails.key, [`winner-comes:${submission.id}`, `not-won:${next?.submissionId ?? ''}`]),
        and(gte(mails.key, prefix), lt(mails.key, `${prefix}~`)),
      ),
    ),
    ...queueFanMails(ctx, {
      campaignId: campaign.id,
      occasion: 'place-gone',
      condition: eq(submissions.id, submission.id),
      render: (language) => ({
        ...renderPageMail(
          ctx,
          language,
          SUBMISSIONS_PATH,
          PLACE_GONE[language](campaign, cause, campaign.plannedAt !== null),
        ),
        attachments: toCalendarAttachments(
          { ...cancelled, isCancelled: true },
          language,
          getSubmissionsUrl(ctx, language),
        ),
      }),
    }),
    ...(next
      ? queueInvitation(ctx, campaign, subject, 'place-free', next, (language) =>
          PLACE_FREE[language](campaign, next.answerBy),
        )
      : []),
    queueEach(
      ctx,
      owner
        ? [
            {
              key: `${prefix}${submission.id}`,
              to: owner.email,
              ...renderPageMail(
                ctx,
                owner.language,
                toWinnersPath(place),
                WINNER_GONE[owner.language](ended),
              ),
            },
          ]
        : [],
    ),
  ];
}

const INVITATIONS = ['won', 'place-free', 'accepted', 'winner-reminder-3', 'winner-reminder-6'];

/** The statement that withdraws the mails to a winner which were not sent: what they say has changed. */
export function withdrawWinnerMails(ctx: Ctx, { campaign, submission }: Place) {
  const occasions = [...INVITATIONS, `meeting-${campaign.meetingRevision}`];
  return withdrawUnsent(
    ctx,
    inArray(
      mails.key,
      occasions.map((occasion) => `${occasion}:${submission.id}`),
    ),
  );
}

function withdrawUnsent(ctx: Ctx, condition: SQL | undefined) {
  return ctx.db.delete(mails).where(and(condition, isNull(mails.sentAt), isNull(mails.failedAt)));
}

async function findOwner(ctx: Ctx, { campaign }: Pick<Place, 'campaign'>) {
  const [owner] = await ctx.db
    .select({ email: user.email, language: user.language })
    .from(user)
    .where(eq(user.id, campaign.ownerId));
  return owner;
}

/** Names a winner to the owner as the page of nominees does. */
function formatFan({ fan, submission }: Place): string {
  return formatFanName(abbreviateName(fan?.name ?? ''), submission.fanNumber);
}

const toWinnersPath = ({ campaign }: Pick<Place, 'campaign'>) =>
  `/dashboard/campaigns/${campaign.id}/winners`;
