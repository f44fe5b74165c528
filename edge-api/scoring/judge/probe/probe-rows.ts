import { and, desc, eq, isNull } from 'drizzle-orm';
import type { Ctx } from '#api/platform/context.ts';
import type { Db } from '#api/platform/db.ts';
import type { JudgeProbe } from '../../contract.ts';
import { judgeProbes, type OVERRIDERS } from '../../table.ts';
import type { LanguageJudge } from '../scoring-model.ts';
import { poolFigures, type ProbeFigures } from './probe-rules.ts';

export type ProbeRow = typeof judgeProbes.$inferSelect;

/** Returns the figures of each trial of a model; rows of the same trial have the same figures. */
export function poolTrials(rows: readonly ProbeRow[]): readonly ProbeFigures[] {
  return [...new Map(rows.map((row) => [row.probedAt.getTime(), row.figures])).values()];
}

/** Returns the trials of a model, latest first; of one campaign if given. */
export function listProbes(ctx: Ctx, model: ModelVersion, campaignId?: string): Promise<ProbeRow[]> {
  const isModel = and(eq(judgeProbes.model, model.name), eq(judgeProbes.rubricVersion, model.rubricVersion));
  return ctx.db
    .select()
    .from(judgeProbes)
    .where(campaignId === undefined ? isModel : and(isModel, eq(judgeProbes.campaignId, campaignId)))
    .orderBy(desc(judgeProbes.probedAt))
    .limit(PROBES_MAX);
}
export type ModelVersion = Pick<LanguageJudge, 'name' | 'rubricVersion'>;
/** Maximum number of trials that are read. */
const PROBES_MAX = 1000;

/** Maximum number of models whose trials a campaign shows: those of a panel, and earlier ones. */
const MODELS_MAX = 4;
/** Maximum number of a campaign's trials that are searched for them. */
const TRIALS_MAX = 100;

/** Returns the latest trial of each model that was tried for a campaign, latest first. */
export async function getLastProbes(ctx: Ctx, campaignId: string): Promise<readonly JudgeProbe[]> {
  const rows = await ctx.db
    .select()
    .from(judgeProbes)
    .where(eq(judgeProbes.campaignId, campaignId))
    .orderBy(desc(judgeProbes.probedAt))
    .limit(TRIALS_MAX);
  const latest = [...Map.groupBy(rows, ({ model }) => model).values()].flatMap(([row]) => row ?? []);
  return Promise.all(
    latest
      .slice(0, MODELS_MAX)
      .map(async ({ model, rubricVersion, passed, overrideReason, probedAt, ...last }) => {
        const known = await listProbes(ctx, { name: model, rubricVersion });
        const earlier = poolTrials(known.filter((row) => row.probedAt < probedAt));
        const { answers, ...figures } = poolFigures(last.figures, ...earlier);
        return {
          model,
          figures,
          answers,
          trials: earlier.length + 1,
          passed,
          overrideReason,
          probedAt: probedAt.toISOString(),
        };
      }),
  );
}

/** Holds for a campaign's latest trial, if the model failed it and it is not overridden yet. */
export function isOverridable(db: Pick<Db, 'select'>, campaignId: string) {
  const { id, passed, overrideReason, probedAt } = judgeProbes;
  const last = db
    .select({ id })
    .from(judgeProbes)
    .where(eq(judgeProbes.campaignId, campaignId))
    .orderBy(desc(probedAt))
    .limit(1);
  return and(eq(id, last), eq(passed, false), isNull(overrideReason));
}

/** Returns the statement that lets a campaign's selection continue with a model that failed its latest trial. */
export function overrideProbe(
  db: Pick<Db, 'select' | 'update'>,
  campaignId: string,
  { reason, by }: { readonly reason: string; readonly by: (typeof OVERRIDERS)[number] },
) {
  return db
    .update(judgeProbes)
    .set({ overrideReason: reason, overriddenBy: by })
    .where(isOverridable(db, campaignId))
    .returning({ id: judgeProbes.id });
}
