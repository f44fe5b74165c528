import { desc, eq } from 'drizzle-orm';
import type { Ctx } from '#api/platform/context.ts';
import type { JudgeProbe } from '../../contract.ts';
import { judgeProbes } from '../../judge-probes-table.ts';

/** Returns how the last model that was tried for a campaign did, null where none was. */
export async function getLastProbe(ctx: Ctx, campaignId: string): Promise<JudgeProbe | null> {
  const { model, spearman, twinGap, answers, passed, overrideReason, probedAt } = judgeProbes;
  const [last] = await ctx.db
    .select({ model, spearman, twinGap, answers, passed, overrideReason, probedAt })
    .from(judgeProbes)
    .where(eq(judgeProbes.campaignId, campaignId))
    .orderBy(desc(probedAt))
    .limit(1);
  return last ? { ...last, probedAt: last.probedAt.toISOString() } : null;
}
