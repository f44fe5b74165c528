import { asc, eq, isNotNull } from 'drizzle-orm';
import { endCampaign } from '../cancellations/index.ts';
import type { Ctx } from '../platform/context.ts';
import { tryCampaigns } from '../platform/try-each.ts';
import { reports } from './table.ts';

const MAX_CAMPAIGNS_PER_RUN = 20;

type DueStop = { readonly id: string; readonly campaignId: string; readonly statement: string };

/** Stops the campaign of a report that was decided this way, once, with the statement as the public reason. */
export async function stopReportedCampaign(ctx: Ctx, { id, campaignId, statement }: DueStop): Promise<void> {
  await endCampaign(ctx, campaignId, { by: 'admin', reason: statement });
  await ctx.db.update(reports).set({ stopDueAt: null }).where(eq(reports.id, id));
}

/** Stops the campaigns whose decision was stored but then interrupted; returns how many. */
export async function stopReportedCampaigns(ctx: Ctx): Promise<number> {
  const due = await queryDueStops(ctx);
  return tryCampaigns(ctx, due, async ({ id, reportId, statement }) => {
    await stopReportedCampaign(ctx, { id: reportId, campaignId: id, statement: statement ?? '' });
    return true;
  });
}

function queryDueStops(ctx: Ctx) {
  return ctx.db
    .select({ id: reports.campaignId, reportId: reports.id, statement: reports.statement })
    .from(reports)
    .where(isNotNull(reports.stopDueAt))
    .orderBy(asc(reports.stopDueAt))
    .limit(MAX_CAMPAIGNS_PER_RUN);
}
