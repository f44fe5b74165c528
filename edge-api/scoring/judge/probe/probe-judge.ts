import { and, desc, eq } from 'drizzle-orm';
import { campaigns } from '#api/campaigns/table.ts';
import type { Ctx } from '#api/platform/context.ts';
import { queueMail, sendDueMails } from '#api/platform/mail.ts';
import { DAY_MS, HOUR_MS } from '#api/platform/rules.ts';
import { judgeProbes } from '../../judge-probes-table.ts';
import { getScoringModel } from '../get-scoring-model.ts';
import { UnscoredError, type LanguageJudge, type ScoringModel } from '../scoring-model.ts';
import { renderProbeMail } from './probe-mail.ts';

/** A model that passed is not tried again for the same campaign before this has gone by. */
const PASSED_FOR_MS = DAY_MS;
/** A model that failed is tried again after this. */
const RETRY_AFTER_MS = 6 * HOUR_MS;

/** The outcome of a trial: `failed` when the model's scores are not good enough, `unavailable` when it gave too few. An
 * admin who lets a selection go on makes it `passed`, and the rubric always is.
 */
export type ProbeOutcome = 'passed' | 'failed' | 'unavailable';

/**
 * Tries the model of this environment before a campaign's answers are scored by it. When it fails, the operator is
 * told, once for a model.
 */
export async function probeJudge(
  ctx: Ctx,
  campaignId: string,
  { model: modelOverride }: { readonly model?: ScoringModel } = {},
): Promise<ProbeOutcome> {
  const model = modelOverride ?? (await getScoringModel(ctx.env));
  if (model.kind === 'rubric') return 'passed';
  const last = await findLastProbe(ctx, campaignId, model);
  if (last) {
    if (last.overrideReason !== null) return 'passed';
    const age = ctx.now.getTime() - last.probedAt.getTime();
    if (age < (last.passed ? PASSED_FOR_MS : RETRY_AFTER_MS)) return last.passed ? 'passed' : 'failed';
  }
  try {
    return (await tryModel(ctx, campaignId, model)) ? 'passed' : 'failed';
  } catch (error) {
    if (!(error instanceof UnscoredError)) throw error;
    ctx.log.warn('judge_probe_unavailable', {
      campaign: campaignId,
      model: model.name,
      reason: error.reason,
    });
    return 'unavailable';
  }
}

async function findLastProbe(ctx: Ctx, campaignId: string, { name, rubricVersion }: LanguageJudge) {
  const [last] = await ctx.db
    .select()
    .from(judgeProbes)
    .where(
      and(
        eq(judgeProbes.campaignId, campaignId),
        eq(judgeProbes.model, name),
        eq(judgeProbes.rubricVersion, rubricVersion),
      ),
    )
    .orderBy(desc(judgeProbes.probedAt))
    .limit(1);
  return last;
}

async function tryModel(ctx: Ctx, campaignId: string, model: LanguageJudge): Promise<boolean> {
  // Loaded when a model is tried: no other call pays for the graded answers.
  const { runProbe } = await import('./run-probe.ts');
  const figures = await runProbe(model);
  const { name, rubricVersion } = model;
  const probe = { campaignId, model: name, rubricVersion, ...figures, probedAt: ctx.now };
  const insert = ctx.db.insert(judgeProbes).values({ id: crypto.randomUUID(), ...probe });
  if (figures.passed) {
    await insert;
    ctx.log.info('judge_probe_passed', { campaign: campaignId, model: name, ...figures });
    return true;
  }
  ctx.log.error('judge_probe_failed', { campaign: campaignId, model: name, ...figures });
  const { OPERATOR_EMAIL: operator } = ctx.settings;
  const [campaign] = await ctx.db
    .select({ name: campaigns.name, slug: campaigns.slug })
    .from(campaigns)
    .where(eq(campaigns.id, campaignId));
  if (operator === undefined || !campaign) {
    await insert;
    return false;
  }
  const key = `judge-probe:${campaignId}:${name}:${rubricVersion}`;
  const mail = { key, to: operator, ...renderProbeMail(ctx.language, { ...campaign, ...probe }) };
  await ctx.db.batch([insert, queueMail(ctx, mail)]);
  await sendDueMails(ctx);
  return false;
}
