import { and, eq, sql } from 'drizzle-orm';
import { nominees } from '../nominees/table.ts';
import type { Ctx } from '../platform/context.ts';
import { Refusal } from '../platform/errors.ts';
import type { Campaign } from '../campaigns/contract.ts';
import { defaultDeadline } from '../campaigns/draft-rules.ts';
import { showOwnCampaign } from './list-own-campaigns.ts';
import { winnersAlreadySelected } from '../campaigns/refusals.ts';
import { requireOwnCampaign } from '../campaigns/require-own-campaign.ts';
import { CANNOT_REOPEN } from '../campaigns/rules.ts';
import { campaigns } from '../campaigns/table.ts';

type Row = typeof campaigns.$inferSelect;

/**
 * Opens the caller's own campaign again, until winners are selected; its nominees are cleared,
 * their scores kept. A deadline that has
 * passed becomes 48 hours before the event; 409 when that is past as well (decisions.md, "Nominees and winners").
 */
export async function reopenCampaign(ctx: Ctx, id: string): Promise<Campaign> {
  const row = await requireOwnCampaign(ctx, id);
  if (row.winnersSelected) throw winnersAlreadySelected();
  const hasNoWinners = sql`exists (select 1 from ${campaigns} where ${campaigns.id} = ${id}
    and ${campaigns.winnersSelected} = 0)`;
  const [, reopened] = await ctx.db.batch([
    ctx.db.delete(nominees).where(and(eq(nominees.campaignId, id), hasNoWinners)),
    ctx.db
      .update(campaigns)
      .set({
        isActive: true,
        closedAt: null,
        nomineesSelected: false,
        nomineeCount: 0,
        subscriptionDeadline: deadlineAfterReopening(row, ctx.now),
        updatedAt: ctx.now,
      })
      .where(and(eq(campaigns.id, id), eq(campaigns.winnersSelected, false)))
      .returning({ id: campaigns.id }),
  ]);
  if (reopened.length === 0) throw winnersAlreadySelected();
  ctx.log.info('campaign_reopened', { campaign: id });
  return showOwnCampaign(ctx, id);
}

function deadlineAfterReopening(row: Row, now: Date): Date | null {
  const { subscriptionDeadline: deadline, plannedAt } = row;
  if (deadline === null || deadline > now) return deadline;
  const later = defaultDeadline(plannedAt, false);
  if (plannedAt === null) return null;
  if (later === null || later <= now) throw new Refusal(409, 'conflict', CANNOT_REOPEN);
  return later;
}
