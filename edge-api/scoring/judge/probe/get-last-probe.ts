import { desc, eq } from 'drizzle-orm';
import type { Ctx } from '#api/platform/context.ts';
import type { JudgeProbe } from '../../contract.ts';
import { judgeProbes } from '../../judge-probes-table.ts';
import { listProbes, poolTrials } from './probe-judge.ts';
import { poolFigures } from './probe-rules.ts';

/** Returns how the last model that was tried for a campaign had done by then, null where none was. */
export async function getLastProbe(ctx: Ctx, campaignId: string): Promise<JudgeProbe | null> {
  const [last] = await ctx.db
    .select()
    .from(judgeProbes)
    .where(eq(judgeProbes.campaignId, campaignId))
    .orderBy(desc(judgeProbes.probedAt))
    .limit(1);
  if (!last) return null;
  const { model, rubricVersion, passed, overrideReason, probedAt } = last;
  const known = await listProbes(ctx, { name: model, rubricVersion });
  const trials = poolTrials(known.filter((row) => row.probedAt <= probedAt));
  const { answers, ...figures } = poolFigures(trials);
  return {
    model,
    figures,
    answers,
    trials: trials.length,
    passed,
    overrideReason,
    probedAt: probedAt.toISOString(),
  };
}
