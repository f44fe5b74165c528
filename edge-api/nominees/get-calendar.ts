import { and, eq, isNotNull, isNull, or } from 'drizzle-orm';
import { campaigns } from '../campaigns/table.ts';
import { requirePerson, type Ctx } from '../platform/context.ts';
import { notFound, conflict } from '../platform/errors.ts';
import type { Language } from '../platform/rules.ts';
import { submissions } from '../submissions/table.ts';
import {
  getCalendarFileName,
  getSubmissionsUrl,
  renderEventCalendar,
  type PlannedEvent,
} from './event-calendar.ts';
import { matchesAnswer } from './paid-answers.ts';
import { NO_DATE_YET } from './rules.ts';
import { winners } from './table.ts';

/**
 * Returns the calendar file of what the caller has won, in the language of their answer, as it was mailed; before the
 * winners are chosen, a file that keeps the hour free. Throws 404 for other people and for fans who cannot (or can no
 * longer) be chosen, 409 until the date is set.
 */
export async function getCalendar(ctx: Ctx, submissionId: string) {
  const person = requirePerson(ctx);
  const mayBeChosen = and(eq(campaigns.winnersSelected, false), isNull(submissions.withdrawnAt));
  const [row] = await ctx.db
    .select({ language: submissions.language, campaign: campaigns })
    .from(submissions)
    .innerJoin(campaigns, eq(campaigns.id, submissions.campaignId))
    .leftJoin(winners, matchesAnswer(winners))
    .where(
      and(
        eq(submissions.id, submissionId),
        eq(submissions.userId, person.id),
        eq(submissions.status, 'paid'),
        isNull(campaigns.cancelledAt),
        or(isNotNull(winners.submissionId), mayBeChosen),
      ),
    );
  if (!row) throw notFound();
  const { campaign, language } = row;
  return renderCalendar(ctx, { ...campaign, isTentative: !campaign.winnersSelected }, language);
}

/** Renders the calendar file of a campaign's event; throws 409 until its date is set. */
export function renderCalendar(ctx: Ctx, event: PlannedEvent, language: Language) {
  const file = renderEventCalendar(event, language, getSubmissionsUrl(ctx, language));
  if (file === undefined) throw conflict(NO_DATE_YET);
  return { file, name: getCalendarFileName(event.slug) };
}
