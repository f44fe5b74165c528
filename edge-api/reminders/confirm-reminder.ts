import { and, eq, isNull } from 'drizzle-orm';
import { invalidLink } from '../accounts/index.ts';
import { campaigns } from '../campaigns/table.ts';
import type { Ctx } from '../platform/context.ts';
import { verifyToken } from '../platform/signed-token.ts';
import type { ConfirmedReminder, ReminderToken } from './contract.ts';
import { reminders } from './table.ts';

/**
 * Confirms the reminder of a link, any number of times. One whose campaign has opened meanwhile gets no mail about that.
 * Throws 400 for a link that is not ours, has expired, or whose reminder is gone.
 */
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
