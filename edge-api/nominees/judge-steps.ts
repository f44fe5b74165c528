import { eq } from 'drizzle-orm';
import { campaigns } from '../campaigns/table.ts';
import { takeTurn } from '../platform/call-budget.ts';
import type { Ctx } from '../platform/context.ts';
import {
  findProbe,
  listDueReadings,
  listFinalists,
  playFinal,
  prepareRound,
  probeJudge,
  readAnswers,
  toReplay,
  type AnswerCursor,
  type Finalist,
  type LanguageJudge,
  type NearCopies,
  type PairResult,
  type ProbeOutcome,
  type RankedFinalist,
} from '../scoring/index.ts';
import { FINALISTS_MAX, READINGS_MAX } from '../scoring/rules.ts';
import { BARREN_STEPS_MAX, NOMINEES_MAX, type SelectionRun } from './rules.ts';
import { recordProgress } from './selection-runs.ts';

/** The result of a step, as a workflow stores it; null if another run has superseded this one. */
export type StepResult = {
  readonly count: number;
  readonly ids?: string[];
  /** When the judge may be asked, or when the turn starts if it is not taken yet, in milliseconds. */
  readonly startsAt?: number;
  readonly next?: AnswerCursor | null;
  readonly finalists?: Finalist[];
  readonly played?: PairResult[] | null;
  readonly isTaken?: boolean;
  readonly judge?: ProbeOutcome;
  /** The name of the model that this selection tries, null while another selection tries it. */
  readonly tries?: string | null;
} | null;

/** Runs the steps of a selection, durably or one after the other. */
export type StepRunner = {
  readonly getContext: () => Ctx;
  readonly runStep: (name: string, work: () => Promise<StepResult>) => Promise<StepResult>;
  readonly waitForPayments: () => Promise<void>;
  readonly waitUntil: (name: string, time: number) => Promise<void>;
};
export type Step = (
  name: string,
  work: (ctx: Ctx) => Promise<StepResult>,
) => Promise<NonNullable<StepResult>>;

/** Thrown when another run has superseded this one. */
export class SupersededError extends Error {}

/** A run of a selection and its steps, which end it once another run has superseded it. */
export type RunningSelection = {
  readonly run: SelectionRun;
  readonly runner: StepRunner;
  readonly step: Step;
};

/** Tries the judge, each model of a panel separately, or waits for the outcome of a trial by another selection. */
export async function tryJudge(selection: RunningSelection, model: LanguageJudge): Promise<ProbeOutcome> {
  const { run, runner, step } = selection;
  const { campaignId } = run;
  for (let part = 1; ; part += 1) {
    const { judge, startsAt, tries } = await step(`turn for the trial ${part}`, async (ctx) => {
      const found = await findProbe(ctx, campaignId, model);
      if ('outcome' in found) return { count: 0, judge: found.outcome };
      await recordProgress(ctx, run, found.startsAt);
      return { count: 0, ...found };
    });
    if (judge !== undefined) return judge;
    await runner.waitUntil(`wait for the trial ${part}`, startsAt ?? 0);
    if (!tries) continue;
    const tried = await step(`try the judge ${part}`, async (ctx) => ({
      count: 0,
      judge: await probeJudge(ctx, campaignId, model, tries),
    }));
    if (tried.judge !== 'passed') return tried.judge ?? 'unavailable';
  }
}

export type GetNearCopies = (ctx: Ctx) => Promise<NearCopies>;

/**
 * Waits for a turn of the judge's budget; selections with an older deadline go first. Returns the ids that `plan`
 * returned last, undefined if no call is needed.
 */
async function waitForTurn(
  { run, runner, step }: RunningSelection,
  name: string,
  plan: (ctx: Ctx) => Promise<{ readonly calls: number; readonly ids?: string[] }>,
): Promise<readonly string[] | undefined> {
  for (let part = 1; ; part += 1) {
    const {
      ids = [],
      startsAt,
      isTaken,
    } = await step(`turn for ${name}, ${part}`, async (ctx) => {
      const { calls, ids: due = [] } = await plan(ctx);
      if (calls === 0) return { count: 0 };
      const turn = await takeTurn(ctx, await getUrgency(ctx, run.campaignId), calls);
      await recordProgress(ctx, run, turn.startsAt);
      return { count: calls, ids: due, ...turn };
    });
    if (startsAt === undefined) return undefined;
    await runner.waitUntil(`wait for ${name}, ${part}`, startsAt);
    if (isTaken) return ids;
  }
}

/** Returns a sort key by the time a campaign ended: its deadline, or its closing if that was earlier. */
async function getUrgency(ctx: Ctx, campaignId: string): Promise<string> {
  const { subscriptionDeadline, closedAt } = campaigns;
  const [over] = await ctx.db
    .select({ subscriptionDeadline, closedAt })
    .from(campaigns)
    .where(eq(campaigns.id, campaignId));
  const times = [over?.subscriptionDeadline, over?.closedAt, ctx.now].flatMap(
    (time) => time?.getTime() ?? [],
  );
  return `${new Date(Math.min(...times)).toISOString()}:${campaignId}`;
}

/**
 * Has the judge read every answer once, and those that another reading may decide again, in turns of the budget.
 * Returns false if some could not be read; ends early when the judge is unavailable, so that it is not asked about
 * thousands of answers in vain.
 */
export async function readAll(selection: RunningSelection, model: LanguageJudge): Promise<boolean> {
  const { run, runner, step } = selection;
  const { campaignId } = run;
  const cuts = [FINALISTS_MAX, NOMINEES_MAX];
  const onProgress = async () => {
    if (!(await recordProgress(runner.getContext(), run))) throw new SupersededError();
  };
  // Every model of a panel reads equally often.
  const last = model.panel ? READINGS_MAX - 1 : READINGS_MAX;
  for (let reading = 1; reading <= last; reading += 1) {
    for (let part = 1, barren = 0; ; part += 1) {
      const name = `reading ${reading} of answers ${part}`;
      const ids = await waitForTurn(selection, name, async (ctx) => {
        const due = await listDueReadings(ctx, campaignId, model, { reading, cuts });
        return { calls: due.length, ids: due };
      });
      if (ids === undefined) break;
      const { count } = await step(name, async (ctx) => ({
        count: await readAnswers(ctx, campaignId, ids, model, { reading, onProgress }),
      }));
      barren = count === 0 ? barren + 1 : 0;
      if (barren === BARREN_STEPS_MAX) return false;
    }
  }
  return true;
}

/** Plays the final of a language model, a turn for each round; if it is not asked, earlier comparisons are used. */
export async function playFinalSteps(
  selection: RunningSelection,
  model: LanguageJudge,
  { isAsked, getNearCopies }: { readonly isAsked: boolean; readonly getNearCopies: GetNearCopies },
): Promise<readonly RankedFinalist[] | null> {
  const { run, step } = selection;
  const { campaignId } = run;
  const judge = isAsked ? model : toReplay(model);
  const { finalists = [] } = await step('list finalists', async (ctx) => {
    const listed = await listFinalists(ctx, campaignId, await getNearCopies(ctx));
    return { count: listed.length, finalists: [...listed] };
  });
  return playFinal(finalists, async (standings, round) => {
    const name = `final round ${round}`;
    const prepare = (ctx: Ctx) => prepareRound(ctx, campaignId, judge, standings, round);
    if (isAsked) await waitForTurn(selection, name, prepare);
    const { played = null } = await step(name, async (ctx) => {
      const results = await (await prepare(ctx)).play();
      return { count: results?.length ?? 0, played: results && [...results] };
    });
    return played;
  });
}
