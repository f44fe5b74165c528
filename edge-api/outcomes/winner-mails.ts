import { and, gte, inArray, lt, or, type SQL } from 'drizzle-orm';
import { queueOwnerMails } from '../campaigns/index.ts';
import { PLACE_OCCASIONS } from '../nominees/index.ts';
import type { Ctx } from '../platform/context.ts';
import { withdrawUnsent } from '../platform/mail.ts';
import type { MailTexts } from '../platform/page-mail.ts';
import { mails } from '../platform/table.ts';
import { formatFan } from '../submissions/rules.ts';
import { TO_WINNERS } from './winner-mail-texts.ts';
import type { Place } from './winner-place.ts';
import { ANSWER_REMINDERS } from './winner-rules.ts';

/** Returns the prefix of the keys of mails about a fan's answers to new dates. */
export const toDatePrefix = (submissionId: string) => `date-answer:${submissionId}:`;
/** Holds for mails whose key starts with a prefix. */
export const startsWith = (prefix: string) => and(gte(mails.key, prefix), lt(mails.key, `${prefix}~`));

/** Returns the occasion of a reminder to answer. */
export const toReminder = (day: number) => `winner-reminder-${day}`;

/** Returns the statement that withdraws the unsent mails to and about a winner, and `others`, which are outdated. */
export function withdrawWinnerMails(ctx: Ctx, { campaign, submission }: Place, others?: SQL) {
  const own = [...PLACE_OCCASIONS, ...ANSWER_REMINDERS.map(toReminder), 'winner-comes'];
  const keys = [...own, `meeting-${campaign.meetingRevision}`].map(
    (occasion) => `${occasion}:${submission.id}`,
  );
  return withdrawUnsent(ctx, or(inArray(mails.key, keys), startsWith(toDatePrefix(submission.id)), others));
}

/** Returns the statements that mail the owner about a fan's place. */
export function tellOwner<Details extends readonly unknown[]>(
  ctx: Ctx,
  { campaign: { id, name }, submission, fan }: Place,
  key: string,
  texts: MailTexts<[campaign: string, fan: string, ...details: Details]>,
  ...details: Details
) {
  const path = `/dashboard/campaigns/${id}/winners`;
  return queueOwnerMails(ctx, id, { key, path }, (language) => ({
    ...texts[language](name, formatFan(fan, submission), ...details),
    label: TO_WINNERS[language],
  }));
}
