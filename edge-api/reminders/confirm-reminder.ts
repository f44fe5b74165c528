import { eq } from 'drizzle-orm';
import { invalidLink } from '../accounts/index.ts';
import { campaigns } from '../campaigns/table.ts';
import type { Ctx } from '../platform/context.ts';
import { verifyToken } from '../platform/signed-token.ts';
import { commit, isUnchanged, runUnit } from '../platform/unit-of-work.ts';
import type { ConfirmedReminder, ReminderToken } from './contract.ts';
import { reminders } from './table.ts';

/**
 * Confirms the reminder of a link, any number of times. One whose campaign has opened meanwhile gets no mail about that.
 * Throws 400 for a link that is not ours, has expired, or whose reminder is gone.
 */
export async function confirmReminder(ctx: Ctx, { token }: ReminderToken): Promise<ConfirmedReminder> {
  const id = await verifyToken(ctx, 'reminder-confirm', token);
  if (id === undefined) throw invalidLink();
  const about = await runUnit(async () => {
    const [found] = await ctx.db
      .select({ reminder: reminders, start: campaigns.subscriptionStartDate })
      .from(reminders)
      .leftJoin(campaigns, eq(campaigns.id, reminders.campaignId))
      .where(eq(reminders.id, id));
    if (!found) throw invalidLink();
    const { confirmedAt, openingMailedAt, mailedUntil, campaignId } = found.reminder;
    const hasOpened = campaignId !== null && (found.start === null || found.start <= ctx.now);
    if (confirmedAt === null)
      await commit(
        ctx,
        [isUnchanged(reminders, { id, confirmedAt })],
        [
          ctx.db
            .update(reminders)
            .set({
              confirmedAt: ctx.now,
              openingMailedAt: openingMailedAt ?? (hasOpened ? ctx.now : null),
              mailedUntil: mailedUntil ?? ctx.now,
            })
            .where(eq(reminders.id, id)),
        ],
      );
    return campaignId === null ? 'celebrity' : 'campaign';
  });
  return { about };
}
