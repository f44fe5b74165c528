import { and, eq, inArray, isNull, like } from 'drizzle-orm';
import { toEmblemPath } from '../campaigns/dial-rules.ts';
import { findMailCampaign } from '../campaigns/index.ts';
import { queueRefundMails } from '../payments/index.ts';
import type { Ctx } from '../platform/context.ts';
import { withdrawUnsent } from '../platform/mail.ts';
import type { PageMailText } from '../platform/page-mail.ts';
import type { Language } from '../platform/rules.ts';
import { mails } from '../platform/table.ts';
import { findHead } from '../scoring/index.ts';
import { queueFanMails } from '../submissions/index.ts';
import { SUBMISSIONS_PATH } from '../submissions/rules.ts';
import { submissions } from '../submissions/table.ts';
import { toCalendarAttachments, type PlannedEvent } from './event-calendar.ts';
import { ACCEPTED, PLACE_FREE, WON } from './invitation-texts.ts';
import { MEETING_CHANGED, POSTPONED } from './mail-texts.ts';
import { toMailParts, type MailSubject } from './reread-mails.ts';
import { winners } from './table.ts';
import { getWinnerPath, type InvitedWinner } from './winner-link.ts';

/** A winner who is asked to come. */
export type AskedWinner = InvitedWinner & { readonly answerBy: Date; readonly reason: string | null };

/** The mails about a winner's place: chosen by the owner, next in line, and what follows their yes. */
export const PLACE_OCCASIONS = ['won', 'place-free', 'accepted'] as const;
type PlaceOccasion = (typeof PLACE_OCCASIONS)[number];

const PLACE_TEXTS: Readonly<
  Record<PlaceOccasion, (language: Language, event: PlannedEvent, winner: AskedWinner) => PageMailText>
> = {
  won: (language, event, { reason, answerBy }) => WON[language](event, reason, answerBy),
  'place-free': (language, event, { answerBy }) => PLACE_FREE[language](event, answerBy),
  accepted: (language, event) => ACCEPTED[language](event),
};

/** Returns the statements of a mail about a winner's place, with the wedge and, for the chosen one, their answer. */
export async function queuePlaceMails(
  ctx: Ctx,
  occasion: PlaceOccasion,
  event: PlannedEvent,
  subject: MailSubject,
  winner: AskedWinner,
) {
  const emblem = { url: `${ctx.settings.PUBLIC_ORIGIN}${toEmblemPath('chosen')}`, words: '', isPeak: true };
  const [own] = await ctx.db
    .select({ quote: submissions.answer })
    .from(submissions)
    .where(eq(submissions.id, winner.submissionId));
  return queueWinnerMails(ctx, event, { ...winner, occasion }, (language) => ({
    ...PLACE_TEXTS[occasion](language, event, winner),
    ...toMailParts(subject, language),
    ...(occasion === 'won' && own),
    emblem,
  }));
}

/** A mail to a winner; `isFormer` for one who no longer is, whose donation may have been refunded. */
type WinnerMail = { readonly occasion: string } & (
  | (InvitedWinner & { readonly isFormer?: false })
  | { readonly submissionId: string; readonly isFormer: true }
);

/**
 * Returns the statements of a mail to a winner, with a button to their page, or for a former one to their submissions,
 * and with a file that enters the event into their calendar.
 */
export async function queueWinnerMails(
  ctx: Ctx,
  event: PlannedEvent,
  { occasion, ...winner }: WinnerMail,
  toText: (language: Language) => PageMailText,
) {
  return queueFanMails(ctx, {
    campaignId: event.id,
    occasion,
    condition: and(
      winner.isFormer ? undefined : eq(submissions.status, 'paid'),
      eq(submissions.id, winner.submissionId),
    ),
    path: winner.isFormer ? SUBMISSIONS_PATH : await getWinnerPath(ctx, winner),
    toText,
    complete: (mail, language) => ({ ...mail, attachments: toCalendarAttachments(ctx, event, language) }),
  });
}

/**
 * Returns the statements that mail a winner the current meeting instead of unsent earlier changes, and rewrite the
 * unsent mails about their place. `isAsked` if they have to say whether they can come.
 */
export async function queueMeetingMails(
  ctx: Ctx,
  before: PlannedEvent,
  event: PlannedEvent,
  winner: typeof winners.$inferSelect & { readonly isAsked: boolean },
) {
  const isPostponed = before.plannedAt !== null && event.plannedAt === null;
  const isFormer = and(eq(mails.campaignId, event.id), like(mails.key, `meeting-%:${winner.submissionId}`));
  const entry = isPostponed ? { ...event, plannedAt: before.plannedAt, isCancelled: true } : event;
  const mail = { ...winner, occasion: `meeting-${event.meetingRevision}` };
  const statements = await queueWinnerMails(ctx, entry, mail, (language) =>
    isPostponed ? POSTPONED[language](event) : MEETING_CHANGED[language](event, winner.isAsked),
  );
  const news = await queueWaitingNews(ctx, event, winner);
  return [withdrawUnsent(ctx, isFormer), ...news, ...statements];
}

async function queueWaitingNews(ctx: Ctx, event: PlannedEvent, winner: typeof winners.$inferSelect) {
  const { submissionId, answerBy } = winner;
  const toKey = (occasion: string) => `${occasion}:${submissionId}`;
  const isKey = inArray(mails.key, PLACE_OCCASIONS.map(toKey));
  const isWaiting = and(isKey, isNull(mails.sentAt));
  const waiting = await ctx.db.select({ key: mails.key }).from(mails).where(isWaiting);
  if (answerBy === null || waiting.length === 0) return [];
  const subject = { campaign: await findMailCampaign(ctx, event.id), head: await findHead(ctx, event.id) };
  const unsent = PLACE_OCCASIONS.filter((occasion) => waiting.some(({ key }) => key === toKey(occasion)));
  const news = await Promise.all(
    unsent.map((occasion) => queuePlaceMails(ctx, occasion, event, subject, { ...winner, answerBy })),
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
