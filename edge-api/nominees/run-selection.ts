import { eq } from 'drizzle-orm';
import { countUnsettledCheckouts, endOpenCheckouts } from '../payments/index.ts';
import type { Ctx } from '../platform/context.ts';
import { errorMessage } from '../platform/log.ts';
import { sendDueMails } from '../platform/mail.ts';
import { submissions } from '../submissions/table.ts';
import {
  countPendingAnswers,
  createFinalSteps,
  findNearCopies,
  leaveUnscored,
  playFinal,
  probeJudge,
  scoreAnswers,
  type AnswerCursor,
  type Finalist,
  type NearCopies,
  type PairResult,
  type ProbeOutcome,
  type RankedFinalist,
} from '../scoring/index.ts';
import { markNominees } from './mark-nominees.ts';
import { BARREN_STEPS_MAX, type SelectionRun } from './rules.ts';
import { completeRun, failRun, pauseForJudge, pauseRun, recordProgress } from './selection-runs.ts';

/** What a step did, as a workflow keeps it; null where another run took this one's place. */
type StepResult = {
  readonly count: number;
  readonly waiting?: number;
  readonly next?: AnswerCursor | null;
  readonly finalists?: Finalist[];
  readonly played?: PairResult[];
  readonly judge?: ProbeOutcome;
} | null;

/** Does the steps of a selection: durably, or one after the other. */
export type StepRunner = {
  /** Returns the context of this moment. */
  readonly getContext: () => Ctx;
  readonly runStep: (name: string, work: () => Promise<StepResult>) => Promise<StepResult>;
  readonly waitForPayments: () => Promise<void>;
};
type Step = (name: string, work: (ctx: Ctx) => Promise<StepResult>) => Promise<NonNullable<StepResult>>;

class SupersededError extends Error {}

/**
 * Selects a campaign's nominees in steps, each of which may be repeated: stopped at any point and started again, the
 * outcome is the same. Stops before the next step once another run took its place. A failure is logged, and recorded
 * for the sweep to try again.
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
    await runSteps(run, runner, step);
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

async function runSteps(run: SelectionRun, runner: StepRunner, step: Step): Promise<void> {
  const { campaignId } = run;
  const since = new Date(run.since);
  await repeat(step, 'end open checkouts', (ctx) =>
    endOpenCheckouts(ctx, eq(submissions.campaignId, campaignId), since),
  );
  const { count: unsettled } = await step('count payments under way', async (ctx) => ({
    count: await countUnsettledCheckouts(ctx, campaignId),
  }));
  if (unsettled > 0) await runner.waitForPayments();
  const { judge } = await step('try the judge', async (ctx) => ({
    count: 0,
    judge: await probeJudge(ctx, campaignId),
  }));
  if (judge === 'failed' && run.unjudged !== 'skip') {
    await step('wait for a better judge', async (ctx) => ({ count: await pauseForJudge(ctx, run) }));
    return;
  }
  // No step: it follows from the answers alone, once for each time that a workflow wakes up.
  let nearCopies: NearCopies | undefined;
  const getNearCopies = async (ctx: Ctx) => (nearCopies ??= await findNearCopies(ctx, campaignId));
  const isJudged = judge === 'passed' && run.unjudged !== 'skip';
  const waiting = isJudged ? await scoreAll(run, runner, step, getNearCopies) : 0;
  if (run.unjudged === 'wait' && (waiting > 0 || judge === 'unavailable')) {
    await step('wait for the judge', (ctx) => waitForJudge(ctx, run));
    return;
  }
  if (run.unjudged !== 'wait')
    await repeat(step, 'leave answers unscored', (ctx) => leaveUnscored(ctx, campaignId));
  const final = await playFinalSteps(campaignId, step, getNearCopies, judge !== 'passed');
  const { count } = await step('mark nominees', (ctx) => mark(ctx, run, final));
  const sendMails = async () => ({ count: await sendDueMails(runner.getContext()) });
  if (count > 0) await runner.runStep('send mails', sendMails);
}

type GetNearCopies = (ctx: Ctx) => Promise<NearCopies>;

/** Plays the final where a language model judges, a step for each round; a replay asks it nothing. */
function playFinalSteps(
  campaignId: string,
  step: Step,
  getNearCopies: GetNearCopies,
  isReplay: boolean,
): Promise<readonly RankedFinalist[]> {
  return playFinal({
    async listFinalists() {
      const { finalists = [] } = await step('list finalists', async (ctx) => {
        const steps = createFinalSteps(ctx, campaignId, { nearCopies: await getNearCopies(ctx) });
        const listed = [...(await steps.listFinalists())];
        return { count: listed.length, finalists: listed };
      });
      return finalists;
    },
    async playRound(standings, round) {
      const { played = [] } = await step(`final round ${round}`, async (ctx) => {
        const results = [
          ...(await createFinalSteps(ctx, campaignId, { isReplay }).playRound(standings, round)),
        ];
        return { count: results.length, played: results };
      });
      return played;
    },
  });
}

/** Repeats a step until it finds nothing more to do. */
async function repeat(step: Step, name: string, work: (ctx: Ctx) => Promise<number>): Promise<void> {
  for (let part = 1, done = 1; done > 0; part += 1) {
    ({ count: done } = await step(`${name} ${part}`, async (ctx) => ({ count: await work(ctx) })));
  }
}

/**
 * Judges the answers from first to last, and returns how many could not be judged. Ends early where the judge answers
 * for none, so that it is not asked about thousands in vain.
 */
async function scoreAll(
  run: SelectionRun,
  runner: StepRunner,
  step: Step,
  getNearCopies: GetNearCopies,
): Promise<number> {
  const onProgress = async () => {
    if (!(await recordProgress(runner.getContext(), run))) throw new SupersededError();
  };
  let waiting = 0;
  let after: AnswerCursor | null = null;
  for (let part = 1, barren = 0; barren < BARREN_STEPS_MAX; part += 1) {
    const start: AnswerCursor | null = after;
    const result = await step(`score answers ${part}`, async (ctx) => {
      const nearCopies = await getNearCopies(ctx);
      const options = { allowUnscored: false, after: start, nearCopies, onProgress };
      const { judged, ...rest } = await scoreAnswers(ctx, run.campaignId, options);
      return { count: judged, ...rest };
    });
    waiting += result.waiting ?? 0;
    barren = result.count === 0 ? barren + 1 : 0;
    after = result.next ?? null;
    if (after === null) break;
  }
  return waiting;
}

async function mark(ctx: Ctx, run: SelectionRun, final: readonly RankedFinalist[]): Promise<StepResult> {
  const count = (await markNominees(ctx, run, final)) ?? 0;
  await completeRun(ctx, run);
  ctx.log.info('nominees_selected', { campaign: run.campaignId, count });
  return { count };
}

async function waitForJudge(ctx: Ctx, run: SelectionRun): Promise<StepResult> {
  const count = await countPendingAnswers(ctx, run.campaignId);
  await pauseRun(ctx, run, count);
  return { count };
}
