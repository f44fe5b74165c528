import { eq, sql } from 'drizzle-orm';
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
  const now = ctx.now.getTime();
  const { confirmedAt, openingMailedAt, mailedUntil, campaignId } = reminders;
  const hasOpened = sql`exists (select 1 from ${campaigns} where ${campaigns.id} = ${campaignId}
    and coalesce(${campaigns.subscriptionStartDate}, 0) <= ${now})`;
  const [row] = await ctx.db
    .update(reminders)
    .set({
      confirmedAt: sql`coalesce(${confirmedAt}, ${now})`,
      openingMailedAt: sql`coalesce(${openingMailedAt},
        case when ${confirmedAt} is null and ${hasOpened} then ${now} end)`,
      mailedUntil: sql`coalesce(${mailedUntil}, ${now})`,
    })
    .where(eq(reminders.id, id))
    .returning({ campaignId });
  if (!row) throw invalidLink();
  return { about: row.campaignId === null ? 'celebrity' : 'campaign' };
}
