import { sql, type SQL } from 'drizzle-orm';
import { campaigns } from '../campaigns/table.ts';
import type { Ctx } from '../platform/context.ts';
import { queueRefundMails } from '../payments/index.ts';
import { queueMails } from '../platform/mail.ts';
import { LANGUAGES } from '../platform/rules.ts';
import { submissions } from '../submissions/table.ts';
import { toCalendarAttachments, type PlannedEvent } from './event-calendar.ts';
import { MEETING_CHANGED, POSTPONED } from './mail-texts.ts';
import {
  getSubmissionsUrl,
  queryPaidFans,
  renderSelectionMail,
  SUBMISSIONS_PATH,
  toFanRecipient,
} from './selection-mails.ts';
import { winners } from './table.ts';

/**
 * Returns the statements that mail the winners what their meeting is now, with a calendar file that replaces the one
 * they have. They go after the statement that stores the change, without which they do nothing.
 */
export function queueMeetingMails(ctx: Ctx, before: PlannedEvent, event: PlannedEvent) {
  const { id, meetingRevision } = event;
  const isPostponed = before.plannedAt !== null && event.plannedAt === null;
  const calendarEvent = isPostponed ? { ...event, plannedAt: before.plannedAt, isCancelled: true } : event;
  const text = isPostponed ? POSTPONED : MEETING_CHANGED;
  const isStored = sql`exists (select 1 from ${campaigns} where ${campaigns.id} = ${id}
    and ${campaigns.meetingRevision} = ${meetingRevision})`;
  return LANGUAGES.map((language) => {
    const mail = {
      ...renderSelectionMail(ctx, language, SUBMISSIONS_PATH, text[language](event)),
      attachments: toCalendarAttachments(calendarEvent, language, getSubmissionsUrl(ctx, language)),
    };
    const to = toFanRecipient(`meeting-${meetingRevision}`);
    return queueMails(
      ctx,
      { ...to, ...mail },
      sql`${queryPaidFans(id, language)} and ${isWinner(id)} and ${isStored}`,
    );
  });
}

const isWinner = (
  campaignId: string,
) => sql`${submissions.id} in (select ${winners.submissionId} from ${winners}
  where ${winners.campaignId} = ${campaignId})`;

/**
 * Returns the statements that tell the winners of a campaign that it does not go ahead and that their money comes back,
 * with a file that takes the meeting out of their calendars. They come before those for all fans.
 */
export function queueMeetingEndMails(
  ctx: Ctx,
  event: PlannedEvent,
  cancellation: Parameters<typeof queueRefundMails>[2],
  condition: SQL,
) {
  const revision = { meetingRevision: event.meetingRevision + 1, updatedAt: ctx.now, isCancelled: true };
  return queueRefundMails(ctx, event, cancellation, sql`${isWinner(event.id)} and ${condition}`, (language) =>
    toCalendarAttachments({ ...event, ...revision }, language, getSubmissionsUrl(ctx, language)),
  );
}
