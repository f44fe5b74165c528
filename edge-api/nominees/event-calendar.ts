import { and, eq, isNotNull, isNull, or } from 'drizzle-orm';
import ical, { ICalCalendarMethod, ICalEventStatus } from 'ical-generator';
import { campaigns } from '../campaigns/table.ts';
import { requirePerson, type Ctx } from '../platform/context.ts';
import { conflict, requireRow } from '../platform/errors.ts';
import { HOUR_MS, type Language } from '../platform/rules.ts';
import type { MailAttachment } from '../platform/table.ts';
import { SUBMISSIONS_PATH } from '../submissions/rules.ts';
import { submissions } from '../submissions/table.ts';
import { matchesAnswer } from './paid-answers.ts';
import { NO_DATE_YET } from './rules.ts';
import { winners } from './table.ts';

const CALENDAR_TYPE = 'text/calendar; charset=utf-8; method=PUBLISH';
const CANCELLED_TYPE = 'text/calendar; charset=utf-8; method=CANCEL';

type CalendarTexts = Readonly<
  Record<Language, (artist: string, campaign: string) => { summary: string; description: string }>
>;

const CALENDAR_TEXTS: CalendarTexts = {
  nl: (artist, campaign) => ({
    summary: `Power Hour met ${artist}: ${campaign}`,
    description: `Het uur met ${artist} is voor jou.`,
  }),
  en: (artist, campaign) => ({
    summary: `Power Hour with ${artist}: ${campaign}`,
    description: `The hour with ${artist} is yours.`,
  }),
};

/** The event in a fan's calendar before the winners are chosen. */
const TENTATIVE_CALENDAR_TEXTS: CalendarTexts = {
  nl: (artist, campaign) => ({
    summary: `Misschien: Power Hour met ${artist}: ${campaign}`,
    description: `Houd dit uur vrij. ${artist} moet nog kiezen wie erbij is; je krijgt bericht.`,
  }),
  en: (artist, campaign) => ({
    summary: `Maybe: Power Hour with ${artist}: ${campaign}`,
    description: `Keep this hour free. ${artist} has yet to choose who will be there; we will let you know.`,
  }),
};

/** The campaign fields that a calendar needs. A file with a later `updatedAt` replaces an earlier one. */
export type PlannedEvent = {
  readonly id: string;
  readonly slug: string;
  readonly name: string;
  readonly artistName: string;
  readonly plannedAt: Date | null;
  readonly plannedLocation: string | null;
  readonly updatedAt: Date;
  /** Number of changes since the winners were mailed: a file with a higher number replaces an earlier file. */
  readonly meetingRevision: number;
  /** Whether the winners are not chosen yet: the file keeps the hour free, and the winner's file replaces it. */
  readonly isTentative?: boolean;
  /** Whether the event no longer takes place at that time: the file removes it from a calendar. */
  readonly isCancelled?: boolean;
};

/** Renders the event as a one-hour calendar file (RFC 5545) in UTC with a stable UID; undefined without a date. */
export function renderEventCalendar(
  event: PlannedEvent,
  language: Language,
  url: string,
): string | undefined {
  const { id, name, artistName, plannedAt, plannedLocation, updatedAt, isTentative, isCancelled } = event;
  if (!plannedAt) return undefined;
  const texts = isTentative ? TENTATIVE_CALENDAR_TEXTS : CALENDAR_TEXTS;
  const { summary, description } = texts[language](artistName, name);
  const calendar = ical({
    prodId: { company: 'Power Hour', product: 'Power Hour', language },
    method: isCancelled ? ICalCalendarMethod.CANCEL : ICalCalendarMethod.PUBLISH,
  });
  calendar.createEvent({
    id: `campaign-${id}@power-hour`,
    stamp: updatedAt,
    sequence: event.meetingRevision,
    status: isCancelled ? ICalEventStatus.CANCELLED : isTentative ? ICalEventStatus.TENTATIVE : null,
    start: plannedAt,
    end: new Date(plannedAt.getTime() + HOUR_MS),
    summary: stripControlCharacters(summary),
    description: stripControlCharacters(description),
    location: stripControlCharacters(plannedLocation ?? '') || null,
    url,
  });
  return `${calendar.toString()}\r\n`;
}

/** Removes control characters, which calendars do not allow (https://www.rfc-editor.org/rfc/rfc5545#section-3.1). */
function stripControlCharacters(text: string): string {
  return text.replace(/(?![\t\r\n])\p{Cc}/gu, '');
}

/** Returns the file's name from a slug, which is safe in a header (RULES.md, "Required fields"). */
function getCalendarFileName(slug: string): string {
  return `power-hour-${slug}.ics`;
}

/** Returns the headers of the file; the browser may cache it for a minute. */
export const toCalendarHeaders = (name: string) => ({
  'Cache-Control': 'private, max-age=60',
  'Content-Type': CALENDAR_TYPE,
  'Content-Disposition': `attachment; filename="${name}"`,
});

/** Returns the same file as a mail attachment; empty until the date is set. */
export function toCalendarAttachments(
  ctx: Ctx,
  event: PlannedEvent,
  language: Language,
): readonly MailAttachment[] {
  const file = renderEventCalendar(event, language, getSubmissionsUrl(ctx, language));
  if (file === undefined) return [];
  const content = btoa(String.fromCharCode(...new TextEncoder().encode(file)));
  return [
    {
      filename: getCalendarFileName(event.slug),
      contentType: event.isCancelled ? CANCELLED_TYPE : CALENDAR_TYPE,
      content,
    },
  ];
}

/** Returns the URL of a fan's submissions. */
function getSubmissionsUrl({ settings }: Ctx, language: Language): string {
  return `${settings.PUBLIC_ORIGIN}/${language}${SUBMISSIONS_PATH}`;
}

/**
 * Returns the calendar file of what the caller has won, in the language of their answer, as it was mailed; before the
 * winners are chosen, a file that keeps the hour free. Throws 404 for other people and for fans who cannot (or can no
 * longer) be chosen, 409 until the date is set.
 */
export async function getCalendar(ctx: Ctx, submissionId: string) {
  const { id: userId } = requirePerson(ctx);
  const mayBeChosen = and(eq(campaigns.winnersSelected, false), isNull(submissions.withdrawnAt));
  const isOwn = and(eq(submissions.id, submissionId), eq(submissions.userId, userId));
  const isPaid = and(eq(submissions.status, 'paid'), isNull(campaigns.cancelledAt));
  const { campaign, language } = await requireRow(
    ctx.db
      .select({ language: submissions.language, campaign: campaigns })
      .from(submissions)
      .innerJoin(campaigns, eq(campaigns.id, submissions.campaignId))
      .leftJoin(winners, matchesAnswer(winners))
      .where(and(isOwn, isPaid, or(isNotNull(winners.submissionId), mayBeChosen))),
  );
  return renderCalendar(ctx, { ...campaign, isTentative: !campaign.winnersSelected }, language);
}

/** Renders the calendar file of a campaign's event; throws 409 until its date is set. */
export function renderCalendar(ctx: Ctx, event: PlannedEvent, language: Language) {
  const file = renderEventCalendar(event, language, getSubmissionsUrl(ctx, language));
  if (file === undefined) throw conflict(NO_DATE_YET);
  return { file, name: getCalendarFileName(event.slug) };
}
