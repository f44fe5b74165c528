import { and, eq, gte, lt, not, notExists, sql } from 'drizzle-orm';
import { campaigns } from '../campaigns/table.ts';
import type { Ctx } from '../platform/context.ts';
import { withdrawMails } from '../platform/mail.ts';
import { mails } from '../platform/table.ts';
import { hasTakenPart, isUnderWay } from './occasions.ts';
import { reminders } from './table.ts';

/** Length of the ids at both ends of what follows the name in a mail's key. */
const ID_LENGTH = 36;

/**
 * Deletes mails that waited too long, such as through the quiet hours: the person has paid meanwhile, or no longer wants
 * them, or the campaign is over. Returns how many.
 */
export async function withdrawReminderMails(ctx: Ctx): Promise<number> {
  const campaignId = sql`substr(${mails.key}, instr(${mails.key}, ':') + 1, ${ID_LENGTH})`;
  const current = ctx.db
    .select({ id: reminders.id })
    .from(reminders)
    .innerJoin(campaigns, eq(campaigns.id, campaignId))
    .where(
      and(eq(reminders.id, sql`substr(${mails.key}, ${-ID_LENGTH})`), isUnderWay(ctx), not(hasTakenPart)),
    );
  const isReminder = and(gte(mails.key, 'reminder-'), lt(mails.key, 'reminder.'));
  return (await withdrawMails(ctx, and(isReminder, notExists(current)))).length;
}
