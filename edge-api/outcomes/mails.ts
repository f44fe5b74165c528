import { isNull } from 'drizzle-orm';
import { formatEventDate } from '../campaigns/event-time-rules.ts';
import { user } from '../accounts/table.ts';
import { queueOwnerMails } from '../campaigns/index.ts';
import type { Told } from '../campaigns/outcome-rules.ts';
import { formatDay } from '../payouts/rules.ts';
import type { Ctx } from '../platform/context.ts';
import { queueOperatorMail } from '../platform/page-mail.ts';
import type { Language } from '../platform/rules.ts';
import { findMeetingBefore, mustReplaceDate } from '../submissions/owner-next-rules.ts';
import { REMINDERS } from './mail-texts.ts';
import type { Outcome } from './read-outcomes.ts';

/** Returns the statements that remind an owner of what their campaign waits for, unless they are suspended. */
export function queueReminders(ctx: Ctx, outcome: Outcome, missing: Told) {
  const { campaign, toldAt, returnAt } = outcome;
  const { id, name, artistName: artist, plannedAt } = campaign;
  const occasion = { key: toKey('reminder', outcome), path: `/dashboard/campaigns/${id}/${PAGES[missing]}` };
  const toldAhead = toldAt && toldAt > ctx.now ? toldAt : undefined;
  const end = toldAhead ?? returnAt;
  const meeting = end && findMeetingBefore(end, plannedAt, ctx.now);
  const toText = (language: Language) => {
    const toDay = (date: Date) => formatDay(formatEventDate(date), language);
    return REMINDERS[language][missing]({
      campaign: name,
      artist,
      dateFirst: mustReplaceDate({ plannedDate: plannedAt }, ctx.now),
      meetingDay: meeting ? toDay(meeting) : undefined,
      toldDay: toldAhead && toDay(toldAhead),
      returnDay: returnAt ? toDay(returnAt) : '',
    });
  };
  return queueOwnerMails(ctx, id, occasion, toText, isNull(user.suspendedAt));
}

const PAGES = { nominees: 'nominees', choice: 'nominees', date: 'edit', thanks: 'thanks' } as const;

const SUBJECTS: Readonly<Record<Told, string>> = {
  nominees: 'Een campagne heeft nog geen genomineerden',
  choice: 'Een campagne heeft nog geen winnaar',
  date: 'Een ontmoeting heeft nog geen datum',
  thanks: 'Een bedankje is niet gekomen',
};

/** Returns the statement that tells the operator what a campaign is missing, and what happens next. */
export function tellOperator(ctx: Ctx, outcome: Outcome, missing: Told) {
  const { campaign, returnAt } = outcome;
  const day = returnAt && formatDay(formatEventDate(returnAt), 'nl');
  return queueOperatorMail(ctx, {
    key: toKey('overdue', outcome),
    subject: SUBJECTS[missing],
    paragraphs: [
      `Het gaat om ‘${campaign.name}’: ${ctx.settings.PUBLIC_ORIGIN}/nl/campaigns/${campaign.slug}. Fans lezen het op die pagina.`,
      day === undefined
        ? 'Komt het nog, dan verdwijnt die zin.'
        : `Op ${day} krijgt iedereen het geld terug, tenzij het er dan is. Vroeg de organisator om meer tijd? Geef die dan bij de campagne.`,
    ],
    action: {
      label: 'Naar de campagne in het beheer',
      url: `${ctx.settings.PUBLIC_ORIGIN}/nl/dashboard/admin/campaigns/${campaign.id}`,
    },
  });
}

/** Returns the key of the one mail about a step of a campaign that has waited since `since`. */
const toKey = (kind: string, { campaign: { id }, missing, since, step }: Outcome) =>
  `${kind}:${missing}:${step?.day}:${id}:${since?.getTime()}`;
