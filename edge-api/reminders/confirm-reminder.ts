import { and, eq, isNull, inArray, isNotNull, or } from 'drizzle-orm';
import { invalidLink } from '../accounts/index.ts';
import { user } from '../accounts/table.ts';
import { campaigns } from '../campaigns/table.ts';
import type { Ctx } from '../platform/context.ts';
import { withdrawMails } from '../platform/mail.ts';
import { verifyToken } from '../platform/signed-token.ts';
import { mails } from '../platform/table.ts';
import type { ConfirmedReminder, ReminderToken } from './contract.ts';
import { reminders } from './table.ts';

/** Confirms the reminder of a link; may be repeated. Throws 400 for an invalid link. */
export async function confirmReminder(ctx: Ctx, { token }: ReminderToken): Promise<ConfirmedReminder> {
  const id = await verifyToken(ctx, 'reminder-confirm', token);
  if (id === undefined) throw invalidLink();
  const [found] = await ctx.db
    .select({ campaignId: reminders.campaignId, start: campaigns.subscriptionStartDate })
    .from(reminders)
    .leftJoin(campaigns, eq(campaigns.id, reminders.campaignId))
    .where(eq(reminders.id, id));
  if (!found) throw invalidLink();
  const { campaignId, start } = found;
  const hasOpened = campaignId !== null && (start === null || start <= ctx.now);
  await ctx.db
    .update(reminders)
    .set({ confirmedAt: ctx.now, openingMailedAt: hasOpened ? ctx.now : null, mailedUntil: ctx.now })
    .where(and(eq(reminders.id, id), isNull(reminders.confirmedAt)));
  return { about: campaignId === null ? 'celebrity' : 'campaign' };
}

/**
 * Deletes every reminder of the address that a mail went to, including those of the person with that address, and their
 * unsent mails. Throws 400 for a link that is invalid or has expired.
 */
export async function stopReminders(ctx: Ctx, { token }: ReminderToken): Promise<void> {
  const subject = await verifyToken(ctx, 'reminder-stop', token);
  if (subject === undefined) throw invalidLink();
  // A person's mails name the person, whose address may have changed since.
  const keys = ctx.db
    .select({ key: reminders.addressKey })
    .from(reminders)
    .where(or(eq(reminders.addressKey, subject), eq(reminders.userId, subject)));
  const isAddress = inArray(reminders.addressKey, keys);
  const people = ctx.db
    .select({ id: reminders.userId })
    .from(reminders)
    .where(and(isAddress, isNotNull(reminders.userId)));
  const isTheirs = or(isAddress, inArray(reminders.userId, people));
  const addresses = ctx.db.select({ email: reminders.email }).from(reminders).where(isTheirs);
  const present = ctx.db.select({ email: user.email }).from(user).where(inArray(user.id, people));
  await ctx.db.batch([
    withdrawMails(ctx, or(inArray(mails.recipient, addresses), inArray(mails.recipient, present))),
    ctx.db.delete(reminders).where(isTheirs),
  ]);
  ctx.log.info('reminders_stopped');
}
