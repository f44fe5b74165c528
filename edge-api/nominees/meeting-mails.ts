import { and, eq, inArray } from 'drizzle-orm';
import type { Ctx } from '../platform/context.ts';
import { queueRefundMails } from '../payments/index.ts';
import { renderPageMail } from '../platform/page-mail.ts';
import { queueFanMails } from '../submissions/index.ts';
import { SUBMISSIONS_PATH } from '../submissions/rules.ts';
import { submissions } from '../submissions/table.ts';
import { toCalendarAttachments, type PlannedEvent } from './event-calendar.ts';
import { MEETING_CHANGED, POSTPONED } from './mail-texts.ts';
import { getSubmissionsUrl } from './selection-mails.ts';
import { winners } from './table.ts';

/**
 * Returns the statements that mail the winners what their meeting is now, with a calendar file that replaces the one
 * they have.
 */
export function queueMeetingMails(ctx: Ctx, before: PlannedEvent, event: PlannedEvent) {
  const isPostponed = before.plannedAt !== null && event.plannedAt === null;
  const calendarEvent = isPostponed ? { ...event, plannedAt: before.plannedAt, isCancelled: true } : event;
  const text = isPostponed ? POSTPONED : MEETING_CHANGED;
  return queueFanMails(ctx, {
    campaignId: event.id,
    occasion: `meeting-${event.meetingRevision}`,
    condition: and(eq(submissions.status, 'paid'), isWinner(ctx, event.id)),
    render: (language) => ({
      ...renderPageMail(ctx, language, SUBMISSIONS_PATH, text[language](event)),
      attachments: toCalendarAttachments(calendarEvent, language, getSubmissionsUrl(ctx, language)),
    }),
  });
}

function isWinner({ db }: Ctx, campaignId: string) {
  const { submissionId } = winners;
  const ids = db.select({ submissionId }).from(winners).where(eq(winners.campaignId, campaignId));
  return inArray(submissions.id, ids);
}

/**
 * Returns the statements that tell the winners of a campaign that it does not go ahead and that their money comes back,
 * with a file that takes the meeting out of their calendars. They come before those for all fans.
 */
export function queueMeetingEndMails(
  ctx: Ctx,
  event: PlannedEvent,
  cancellation: Parameters<typeof queueRefundMails>[2],
) {
  const revision = { meetingRevision: event.meetingRevision + 1, updatedAt: ctx.now, isCancelled: true };
  return queueRefundMails(ctx, event, cancellation, isWinner(ctx, event.id), (language) =>
    toCalendarAttachments({ ...event, ...revision }, language, getSubmissionsUrl(ctx, language)),
  );
}
