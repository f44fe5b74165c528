import { eq } from 'drizzle-orm';
import { campaigns } from '#api/campaigns/table.ts';
import type { Ctx } from '#api/platform/context.ts';
import { requireRow } from '#api/platform/errors.ts';
import { sendDueMails } from '#api/platform/mail.ts';
import { queueOperatorMail } from '#api/platform/page-mail.ts';
import { DAY_MS, HOUR_MS, MINUTE_MS } from '#api/platform/rules.ts';
import { judgeProbes } from '#api/scoring/table.ts';
import { claimWork, releaseWork, reserveCalls } from '../../../platform/call-budget.ts';
import { listMembers, UnreachableError, type LanguageJudge } from '../scoring-model.ts';
import { listProbes, poolTrials, type ModelVersion, type ProbeRow } from './probe-rows.ts';
import { listMissed, poolFigures } from './probe-rules.ts';
import type { ProbeFigure } from '../../rules.ts';
import { PROBE_FIGURE_TEXTS, formatLimit } from './figure-rules.ts';

/** A model that passed is not tried again for this long, whichever campaign it was tried for. */
const PASSED_FOR_MS = DAY_MS;
/** A model that failed is tried again after this time. */
const RETRY_AFTER_MS = 6 * HOUR_MS;
/** A trial claims the model for this long; after that it counts as abandoned. */
const TRIAL_MS = 15 * MINUTE_MS;
/** How often a selection checks whether another selection's trial is over. */
const LOOK_AGAIN_MS = 30_000;

/** The outcome of a trial: `failed` by judging badly, `unavailable` by judging too little. An admin can override it. */
export type ProbeOutcome = 'passed' | 'failed' | 'unavailable';

/**
 * What a selection knows about its judge: the outcome, or when to continue; `tries` is the name of the model that this
 * selection has to try, null while another selection does.
 */
type ProbeState =
  | { readonly outcome: ProbeOutcome }
  | { readonly startsAt: number; readonly tries: string | null };

/** Returns the state of a judge; the models of a panel must pass their trials one after the other. */
export async function findProbe(ctx: Ctx, campaignId: string, model: LanguageJudge): Promise<ProbeState> {
  for (const member of listMembers(model)) {
    const state = await findTrial(ctx, campaignId, member);
    if (!('outcome' in state) || state.outcome !== 'passed') return state;
  }
  return { outcome: 'passed' };
}

/**
 * Returns the state of a model, which is tried once for all selections. A campaign stores the trial that it relies on;
 * if one is due, its calls are reserved for the first selection that asks.
 */
async function findTrial(ctx: Ctx, campaignId: string, model: LanguageJudge): Promise<ProbeState> {
  const [last] = await listProbes(ctx, model);
  const [own] = await listProbes(ctx, model, campaignId);
  if (own && own.overrideReason !== null) return { outcome: 'passed' };
  const age = ctx.now.getTime() - (last?.probedAt.getTime() ?? 0);
  if (last && age < (last.passed ? PASSED_FOR_MS : RETRY_AFTER_MS)) {
    if (own?.probedAt.getTime() !== last.probedAt.getTime()) await storeProbe(ctx, campaignId, model, last);
    return { outcome: last.passed ? 'passed' : 'failed' };
  }
  if (!(await claimWork(ctx, toClaim(model), TRIAL_MS)))
    return { startsAt: ctx.now.getTime() + LOOK_AGAIN_MS, tries: null };
  const { PROBE_CALLS } = await import('./run-probe.ts');
  return { startsAt: await reserveCalls(ctx, PROBE_CALLS), tries: model.name };
}

/** Tries a model by its name before it reads a campaign's answers. Tells the operator when a model first fails. */
export async function probeJudge(
  ctx: Ctx,
  campaignId: string,
  judge: LanguageJudge,
  name: string,
): Promise<ProbeOutcome> {
  const model = listMembers(judge).find((member) => member.name === name) ?? judge;
  try {
    // Loaded only when a model is tried, so that no other call pays for the graded answers.
    const { runProbe } = await import('./run-probe.ts');
    const figures = await runProbe(model);
    const earlier = poolTrials(await listProbes(ctx, model));
    const passed = listMissed(poolFigures(figures, ...earlier)).length === 0;
    await storeProbe(ctx, campaignId, model, { figures, passed, probedAt: ctx.now });
    return passed ? 'passed' : 'failed';
  } catch (error) {
    if (!(error instanceof UnreachableError)) throw error;
    const { message: reason } = error;
    ctx.log.warn('judge_probe_unavailable', { campaign: campaignId, model: model.name, reason });
    return 'unavailable';
  } finally {
    await releaseWork(ctx, toClaim(model));
  }
}

const toClaim = ({ name, rubricVersion }: ModelVersion) => `judge-trial:${name}:${rubricVersion}`;

async function storeProbe(
  ctx: Ctx,
  campaignId: string,
  { name: model, rubricVersion }: LanguageJudge,
  { figures, passed, probedAt }: Pick<ProbeRow, 'figures' | 'passed' | 'probedAt'>,
): Promise<void> {
  const probe = { campaignId, model, rubricVersion, figures, passed, probedAt };
  const insert = ctx.db.insert(judgeProbes).values({ id: crypto.randomUUID(), ...probe });
  const fields = { campaign: campaignId, model, ...figures };
  if (passed) {
    ctx.log.info('judge_probe_passed', fields);
    await insert;
    return;
  }
  ctx.log.error('judge_probe_failed', fields);
  const { name, slug } = await requireRow(
    ctx.db
      .select({ name: campaigns.name, slug: campaigns.slug })
      .from(campaigns)
      .where(eq(campaigns.id, campaignId)),
  );
  const mail = queueOperatorMail(ctx, {
    key: `judge-probe:${campaignId}:${model}:${rubricVersion}`,
    subject: `De selectie van ‘${name}’ wacht: het AI-model zakte voor de proef`,
    heading: 'Een selectie wacht op jou',
    paragraphs: [
      `Voordat de antwoorden op ‘${name}’ worden beoordeeld, kreeg ${model} een proef met ${figures.answers} antwoorden die al een cijfer hadden. Alle proeven van dit model tellen samen. Het is gezakt.`,
      ...listMissed(figures).map((key) => renderFigure(key, figures[key])),
      'De proef wordt om de paar uur herhaald. Slaagt het model, dan gaat de selectie vanzelf verder.',
      `Wil je toch verder met dit model, geef dan een reden: npm run judge-override -- ${slug} "reden" --remote, of als beheerder POST /api/admin/selections/${campaignId}/judge-override. De reden staat daarna op de pagina over de selectie.`,
    ],
  });
  await ctx.db.batch([insert, mail]);
  await sendDueMails(ctx);
}

const numbers = new Intl.NumberFormat('nl', { maximumFractionDigits: 2 });

const renderFigure = (key: ProbeFigure, value: number) =>
  `${PROBE_FIGURE_TEXTS.nl[key]}: ${numbers.format(value)} (${formatLimit('nl', key)})`;
