import { and, eq, gte, inArray, isNotNull, isNull, lt, lte, not, notExists, or, sql } from 'drizzle-orm';
import { hasOpened } from '../campaigns/index.ts';
import { campaigns } from '../campaigns/table.ts';
import type { Ctx } from '../platform/context.ts';
import { withdrawMails } from '../platform/mail.ts';
import { mails } from '../platform/table.ts';
import { hasTakenPart, isUnderWay } from './occasions.ts';
import { CONFIRM_MS, FORGET_MAX } from './rules.ts';
import { reminders } from './table.ts';

/** Deletes reminders that were not confirmed in time or whose campaigns are over; returns how many. */
export async function pruneReminders(ctx: Ctx): Promise<number> {
  const { id, campaignId, confirmedAt, createdAt } = reminders;
  const requestedBy = new Date(ctx.now.getTime() - CONFIRM_MS);
  const unconfirmed = ctx.db
    .select({ id })
    .from(reminders)
    .where(and(isNull(confirmedAt), lte(createdAt, requestedBy)))
    .limit(FORGET_MAX);
  const past = ctx.db
    .select({ id })
    .from(reminders)
    .where(inArray(campaignId, queryPastCampaigns()))
    .limit(FORGET_MAX);
  const forgotten = await ctx.db.batch([
    ctx.db.delete(reminders).where(inArray(id, unconfirmed)).returning({ id }),
    ctx.db.delete(reminders).where(inArray(id, past)).returning({ id }),
  ]);
  return forgotten.flat().length;
}

function queryPastCampaigns() {
  const { campaignId } = reminders;
  return sql`(with recursive reminded (id) as (
      select min(${campaignId}) from ${reminders} where ${campaignId} is not null
      union all
      select (select min(${campaignId}) from ${reminders} where ${campaignId} > reminded.id)
      from reminded where reminded.id is not null)
    select ${campaigns.id} from reminded inner join ${campaigns} on ${campaigns.id} = reminded.id
    where ${campaigns.isActive} = 0 or ${campaigns.cancelledAt} is not null)`;
}

/** Length of each of the two ids at the ends of a mail's key after its prefix. */
const ID_LENGTH = 36;

/** Deletes mails that became pointless while they waited; a moved opening is announced again. Returns how many. */
export async function withdrawReminderMails(ctx: Ctx): Promise<number> {
  const campaignId = sql`substr(${mails.key}, instr(${mails.key}, ':') + 1, ${ID_LENGTH})`;
  const reminderId = sql<string>`substr(${mails.key}, ${-ID_LENGTH})`;
  const current = ctx.db
    .select({ id: reminders.id })
    .from(reminders)
    .innerJoin(campaigns, eq(campaigns.id, campaignId))
    .where(
      and(
        eq(reminders.id, reminderId),
        isUnderWay(ctx),
        not(hasTakenPart),
        or(isNotNull(reminders.celebrityId), hasOpened(ctx)),
      ),
    );
  const isReminder = and(gte(mails.key, 'reminder-'), lt(mails.key, 'reminder.'));
  const isStale = and(isReminder, notExists(current));
  const opening = ctx.db
    .select({ id: reminderId })
    .from(mails)
    .where(and(isStale, gte(mails.key, 'reminder-opening:'), isNull(mails.sentAt)));
  const [, withdrawn] = await ctx.db.batch([
    ctx.db.update(reminders).set({ openingMailedAt: null }).where(inArray(reminders.id, opening)),
    withdrawMails(ctx, isStale),
  ]);
  return withdrawn.length;
}
