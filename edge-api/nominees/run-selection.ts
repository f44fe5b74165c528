import { eq } from 'drizzle-orm';
import { countUnsettledCheckouts, endOpenBatch } from '../payments/index.ts';
import type { Ctx } from '../platform/context.ts';
import { errorMessage } from '../platform/log.ts';
import { sendDueMails } from '../platform/mail.ts';
import {
  countPendingAnswers,
  findNearCopies,
  getScoringModel,
  scoreAnswers,
  type AnswerCursor,
  type NearCopies,
  type RankedFinalist,
  type ScoringModel,
} from '../scoring/index.ts';
import { submissions } from '../submissions/table.ts';
import {
  playFinalSteps,
  readAll,
  SupersededError,
  tryJudge,
  type GetNearCopies,
  type RunningSelection,
  type Step,
  type StepResult,
  type StepRunner,
} from './judge-steps.ts';
import { markNominees } from './mark-nominees.ts';
import type { SelectionRun } from './rules.ts';
import { completeRun, failRun, pauseForJudge, pauseRun, recordProgress } from './selection-runs.ts';

/**
 * Selects a campaign's nominees in repeatable steps: a run that is stopped and restarted has the same outcome. Stops
 * once another run has superseded it; a failure is recorded for a retry by the sweep.
 */
export async function runSelection(run: SelectionRun, runner: StepRunner): Promise<void> {
  const step: Step = async (name, work) => {
    const result = await runner.runStep(name, async () => {
      const ctx = runner.getContext();
      return (await recordProgress(ctx, run)) ? work(ctx) : null;
    });
    if (result === null) throw new SupersededError();
    return result;
  };
  try {
    await runSteps({ run, runner, step });
  } catch (error) {
    if (error instanceof SupersededError) return;
    const reason = errorMessage(error);
    runner.getContext().log.error('selection_failed', { campaign: run.campaignId, reason });
    await runner.runStep('record the failure', async () => {
      await failRun(runner.getContext(), run, reason);
      return null;
    });
    throw error;
  }
}

async function runSteps(selection: RunningSelection): Promise<void> {
  const { run, runner, step } = selection;
  const { campaignId } = run;
  const since = new Date(run.since);
  for (let part = 1, ended = 1; ended > 0; part += 1) {
    ({ count: ended } = await step(`end open checkouts ${part}`, async (ctx) => ({
      count: await endOpenBatch(ctx, eq(submissions.campaignId, campaignId), since),
    })));
  }
  const { count: unsettled } = await step('count payments under way', async (ctx) => ({
    count: await countUnsettledCheckouts(ctx, campaignId),
  }));
  if (unsettled > 0) await runner.waitForPayments();
  const model = await getScoringModel(runner.getContext());
  const isRubric = model.kind === 'rubric';
  const judge = isRubric ? 'passed' : await tryJudge(selection, model);
  const isSkipping = run.unjudged === 'skip';
  if (judge === 'failed' && !isSkipping) return waitForJudge(run, step, pauseForJudge);
  const isAsked = judge === 'passed' && !isSkipping;
  const isRead = isRubric || (isAsked && (await readAll(selection, model)));
  if (!isRead && !isSkipping) return waitForJudge(run, step);
  // Not a step: it is derived from the answers, once each time a workflow wakes up.
  let nearCopies: NearCopies | undefined;
  const getNearCopies = async (ctx: Ctx) => (nearCopies ??= await findNearCopies(ctx, campaignId));
  await scoreAll(campaignId, step, model, { getNearCopies, isSkipping });
  const final = isRubric ? [] : await playFinalSteps(selection, model, { isAsked, getNearCopies });
  if (final === null && !isSkipping) return waitForJudge(run, step);
  const { count } = await step('mark nominees', (ctx) => mark(ctx, run, final ?? []));
  const sendMails = async () => ({ count: await sendDueMails(runner.getContext()) });
  if (count > 0) await runner.runStep('send mails', sendMails);
}

async function scoreAll(
  campaignId: string,
  step: Step,
  model: ScoringModel,
  { getNearCopies, isSkipping }: { readonly getNearCopies: GetNearCopies; readonly isSkipping: boolean },
): Promise<void> {
  let after: AnswerCursor | null = null;
  for (let part = 1; part === 1 || after !== null; part += 1) {
    const start: AnswerCursor | null = after;
    const result = await step(`score answers ${part}`, async (ctx) => {
      const nearCopies = await getNearCopies(ctx);
      const { judged, next } = await scoreAnswers(ctx, campaignId, model, {
        after: start,
        nearCopies,
        isSkipping,
      });
      return { count: judged, next };
    });
    after = result.next ?? null;
  }
}

async function mark(ctx: Ctx, run: SelectionRun, final: readonly RankedFinalist[]): Promise<StepResult> {
  const count = (await markNominees(ctx, run, final)) ?? 0;
  await completeRun(ctx, run);
  ctx.log.info('nominees_selected', { campaign: run.campaignId, count });
  return { count };
}

/** Ends a run whose judge is unavailable or not good enough: the answers wait, or only the final if none are left. */
async function waitForJudge(run: SelectionRun, step: Step, pause = pauseRun): Promise<void> {
  await step('wait for the judge', async (ctx) => {
    const count = await countPendingAnswers(ctx, run.campaignId);
    await pause(ctx, run, count);
    return { count };
  });
}
