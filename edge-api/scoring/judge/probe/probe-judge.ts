import { and, desc, eq } from 'drizzle-orm';
import { campaigns } from '#api/campaigns/table.ts';
import type { Ctx } from '#api/platform/context.ts';
import { queueMail, sendDueMails } from '#api/platform/mail.ts';
import { DAY_MS, HOUR_MS } from '#api/platform/rules.ts';
import { judgeProbes } from '../../judge-probes-table.ts';
import { getScoringModel } from '../get-scoring-model.ts';
import type { LanguageJudge, ScoringModel } from '../scoring-model.ts';
import { renderProbeMail } from './probe-mail.ts';

/** A model that passed is not tried again for the same campaign before this has gone by. */
const PASSED_FOR_MS = DAY_MS;
/** A model that failed is tried again after this. */
const RETRY_AFTER_MS = 6 * HOUR_MS;

/**
 * Tries the model of this environment before a campaign's answers are scored by it, and returns whether to go on. False
 * when it failed: the operator is told, once for a model, and the selection waits until the model passes or an admin
 * lets it go on. Always true where the rubric judges.
 */
export async function probeJudge(
  ctx: Ctx,
  campaignId: string,
  { model: modelOverride }: { readonly model?: ScoringModel } = {},
): Promise<boolean> {
  const model = modelOverride ?? (await getScoringModel(ctx.env));
  if (model.kind === 'rubric') return true;
  const last = await findLastProbe(ctx, campaignId, model);
  if (last) {
    if (last.overrideReason !== null) return true;
    const age = ctx.now.getTime() - last.probedAt.getTime();
    if (age < (last.passed ? PASSED_FOR_MS : RETRY_AFTER_MS)) return last.passed;
  }
  return tryModel(ctx, campaignId, model);
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
