import { and, eq, inArray, isNotNull, type SQL } from 'drizzle-orm';
import { campaigns } from '../campaigns/table.ts';
import { requirePerson, type Ctx } from '../platform/context.ts';
import type { OwnReminders } from './contract.ts';
import { isTheirs } from './personal-data.ts';
import type { ReminderSubject } from './rules.ts';
import { reminders } from './table.ts';

/** Returns which reminders of a campaign and its celebrity the caller has; none for an unknown campaign. */
export async function getOwnReminders(ctx: Ctx, campaignId: string): Promise<OwnReminders> {
  const has = async (about: ReminderSubject) =>
    (await ctx.db.$count(
      reminders,
      and(
        isTheirs(ctx, requirePerson(ctx)),
        isAbout(ctx, campaignId, about),
        isNotNull(reminders.confirmedAt),
      ),
    )) > 0;
  const [campaign, celebrity] = await Promise.all([has('campaign'), has('celebrity')]);
  return { campaign, celebrity };
}

/** Deletes the caller's reminder of a campaign or of its celebrity; may be repeated. */
export async function deleteOwnReminder(
  ctx: Ctx,
  campaignId: string,
  about: ReminderSubject,
): Promise<OwnReminders> {
  await ctx.db
    .delete(reminders)
    .where(and(isTheirs(ctx, requirePerson(ctx)), isAbout(ctx, campaignId, about)));
  return getOwnReminders(ctx, campaignId);
}

function isAbout(ctx: Ctx, campaignId: string, about: ReminderSubject): SQL {
  if (about === 'campaign') return eq(reminders.campaignId, campaignId);
  const celebrity = ctx.db
    .select({ id: campaigns.celebrityId })
    .from(campaigns)
    .where(eq(campaigns.id, campaignId));
  return inArray(reminders.celebrityId, celebrity);
}
