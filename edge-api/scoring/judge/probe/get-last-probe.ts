import { desc, eq } from 'drizzle-orm';
import type { Ctx } from '#api/platform/context.ts';
import type { JudgeProbe } from '../../contract.ts';
import { judgeProbes } from '../../judge-probes-table.ts';
import { listProbes, poolTrials } from './probe-judge.ts';
import { poolFigures } from './probe-rules.ts';

/** Models whose trials a campaign shows: those of a panel, and earlier ones. */
const MODELS_MAX = 4;
/** Trials of a campaign among which they are found. */
const TRIALS_MAX = 100;

/** Returns how each model that was tried for a campaign had done by its last trial, latest first. */
export async function getLastProbes(ctx: Ctx, campaignId: string): Promise<readonly JudgeProbe[]> {
  const rows = await ctx.db
    .select()
    .from(judgeProbes)
    .where(eq(judgeProbes.campaignId, campaignId))
    .orderBy(desc(judgeProbes.probedAt))
    .limit(TRIALS_MAX);
  const latest = [...Map.groupBy(rows, ({ model }) => model).values()].flatMap(([row]) => row ?? []);
  return Promise.all(
    latest.slice(0, MODELS_MAX).map(async ({ model, rubricVersion, passed, overrideReason, probedAt }) => {
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
    }),
  );
}
