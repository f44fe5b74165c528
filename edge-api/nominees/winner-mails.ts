import { and, eq, inArray, isNull } from 'drizzle-orm';
import { toEmblemPath } from '../campaigns/dial-rules.ts';
import { findMailCampaign } from '../campaigns/index.ts';
import { queueRefundMails } from '../payments/index.ts';
import { inList } from '../platform/conditions.ts';
import type { Ctx } from '../platform/context.ts';
import { withdrawUnsent } from '../platform/mail.ts';
import { renderPageMail, type PageMailText } from '../platform/page-mail.ts';
import type { Language } from '../platform/rules.ts';
import { mails } from '../platform/table.ts';
import { findHead } from '../scoring/index.ts';
import { queueFanMails } from '../submissions/index.ts';
import { submissions } from '../submissions/table.ts';
import { toCalendarAttachments, type PlannedEvent } from './event-calendar.ts';
import { ACCEPTED, PLACE_FREE, WON } from './invitation-texts.ts';
import { MEETING_CHANGED, POSTPONED } from './mail-texts.ts';
import { toMailParts, type MailSubject } from './reread-mails.ts';
import { winners } from './table.ts';
import { getWinnerPath, type InvitedWinner } from './winner-link.ts';

/** A winner who is asked to come. */
export type AskedWinner = InvitedWinner & { readonly answerBy: Date; readonly reason: string | null };

/** Returns the statements that ask a winner whom the owner chose. */
export function queueWonMails(ctx: Ctx, event: PlannedEvent, subject: MailSubject, winner: AskedWinner) {
  return queueInvitation(ctx, event, subject, { ...winner, occasion: 'won' }, (language) =>
    WON[language](event, winner.reason, winner.answerBy),
  );
}

/** Returns the statements that ask the next in line, because a winner dropped out. */
export function queuePlaceFreeMails(
  ctx: Ctx,
  event: PlannedEvent,
  subject: MailSubject,
  winner: Omit<AskedWinner, 'reason'>,
) {
  return queueInvitation(ctx, event, subject, { ...winner, occasion: 'place-free' }, (language) =>
    PLACE_FREE[language](event, winner.answerBy),
  );
}

/** Returns the statements that tell a winner who has accepted what comes next. */
export async function queueAcceptedMails(
  ctx: Ctx,
  event: PlannedEvent,
  { campaign }: Pick<MailSubject, 'campaign'>,
  winner: InvitedWinner,
) {
  const mail = { ...winner, occasion: 'accepted', path: await getWinnerPath(ctx, winner) };
  return queueWinnerMails(ctx, event, mail, (language) => ({ ...ACCEPTED[language](event), campaign }));
}

const PLACE_MAILS = { won: queueWonMails, 'place-free': queuePlaceFreeMails, accepted: queueAcceptedMails };

/** Returns the statements that ask a winner to accept, with the wedge and a calendar file. */
async function queueInvitation(
  ctx: Ctx,
  event: PlannedEvent,
  subject: MailSubject,
  winner: InvitedWinner & { readonly occasion: string },
  toText: (language: Language) => PageMailText,
) {
  const emblem = { url: `${ctx.settings.PUBLIC_ORIGIN}${toEmblemPath('chosen')}`, alt: '', isPeak: true };
  // Beside the wedge, the face is shown instead of the picture.
  const campaign = subject.campaign?.face ? { ...subject.campaign, picture: null } : subject.campaign;
  const mail = { ...winner, path: await getWinnerPath(ctx, winner) };
  return queueWinnerMails(ctx, event, mail, (language) => ({
    ...toText(language),
    ...toMailParts({ ...subject, campaign }, language),
    emblem,
  }));
}

/** A mail to a current or former winner: its occasion, and the path of its button. */
type WinnerMail = {
  readonly submissionId: string;
  readonly occasion: string;
  readonly path: string;
  /** Whether the donation may have been refunded. */
  readonly isFormer?: boolean;
};

/** Returns the statements of a mail to a winner, with a file that enters the event into their calendar. */
export function queueWinnerMails(
  ctx: Ctx,
  event: PlannedEvent,
  { submissionId, occasion, path, isFormer = false }: WinnerMail,
  toText: (language: Language) => PageMailText,
) {
  return queueFanMails(ctx, {
    campaignId: event.id,
    occasion,
    condition: and(isFormer ? undefined : eq(submissions.status, 'paid'), eq(submissions.id, submissionId)),
    render: (language) => ({
      ...renderPageMail(ctx, language, path, toText(language)),
      attachments: toCalendarAttachments(ctx, event, language),
    }),
  });
}

/**
 * Returns the statements that mail a winner the current meeting with a replacing calendar file and a link to their
 * page, and that withdraw unsent mails about earlier changes. `isAsked` if they have to say there whether they can
 * come. Unsent mails about their place are rewritten with the current meeting.
 */
export async function queueMeetingMails(
  ctx: Ctx,
  before: PlannedEvent,
  event: PlannedEvent,
  winner: typeof winners.$inferSelect & { readonly isAsked: boolean },
) {
  const isPostponed = before.plannedAt !== null && event.plannedAt === null;
  const toKey = (revision: number) => `meeting-${revision}:${winner.submissionId}`;
  const former = Array.from({ length: before.meetingRevision }, (_, index) => toKey(index + 1));
  const entry = isPostponed ? { ...event, plannedAt: before.plannedAt, isCancelled: true } : event;
  const mail = {
    submissionId: winner.submissionId,
    occasion: `meeting-${event.meetingRevision}`,
    path: await getWinnerPath(ctx, winner),
  };
  const statements = queueWinnerMails(ctx, entry, mail, (language) =>
    isPostponed ? POSTPONED[language](event) : MEETING_CHANGED[language](event, winner.isAsked),
  );
  const news = await queueWaitingNews(ctx, event, winner);
  return [withdrawUnsent(ctx, inList(mails.key, former)), ...news, ...statements];
}

/** Returns the statements that rewrite the unsent mails about a winner's place. */
async function queueWaitingNews(ctx: Ctx, event: PlannedEvent, winner: typeof winners.$inferSelect) {
  const { submissionId, answerBy } = winner;
  const toKey = (occasion: string) => `${occasion}:${submissionId}`;
  const isKey = inArray(mails.key, Object.keys(PLACE_MAILS).map(toKey));
  const isWaiting = and(isKey, isNull(mails.sentAt), isNull(mails.failedAt));
  const waiting = await ctx.db.select({ key: mails.key }).from(mails).where(isWaiting);
  if (answerBy === null || waiting.length === 0) return [];
  const subject = { campaign: await findMailCampaign(ctx, event.id), head: await findHead(ctx, event.id) };
  const unsent = Object.entries(PLACE_MAILS).filter(([occasion]) =>
    waiting.some(({ key }) => key === toKey(occasion)),
  );
  const news = await Promise.all(
    unsent.map(([, queue]) => queue(ctx, event, subject, { ...winner, answerBy })),
  );
  return [withdrawUnsent(ctx, isWaiting), ...news.flat()];
}

function isWinner({ db }: Ctx, campaignId: string) {
  const { submissionId } = winners;
  const ids = db.select({ submissionId }).from(winners).where(eq(winners.campaignId, campaignId));
  return inArray(submissions.id, ids);
}

/** Returns the event for a calendar file that removes it from a calendar. */
export function toCancelledEvent({ now }: Ctx, event: PlannedEvent): PlannedEvent {
  return { ...event, meetingRevision: event.meetingRevision + 1, updatedAt: now, isCancelled: true };
}

/**
 * Returns the statements that tell a campaign's winners that it is cancelled and that their money is refunded, with a
 * file that removes the meeting from their calendars. They must come before the mails to all fans.
 */
export function queueMeetingEndMails(
  ctx: Ctx,
  event: PlannedEvent & Parameters<typeof queueRefundMails>[1],
  cancellation: Parameters<typeof queueRefundMails>[2],
) {
  return queueRefundMails(ctx, event, cancellation, isWinner(ctx, event.id), (language) =>
    toCalendarAttachments(ctx, toCancelledEvent(ctx, event), language),
  );
}
