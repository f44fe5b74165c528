import { and, eq } from 'drizzle-orm';
import { isUndecided } from '../campaigns/index.ts';
import { campaigns } from '../campaigns/table.ts';
import { type Ctx, toPresent } from '../platform/context.ts';
import { endOpenCheckouts } from '../payments/index.ts';
import { ApiError, notFound } from '../platform/errors.ts';
import { errorMessage } from '../platform/log.ts';
import { submissions } from '../submissions/table.ts';
import { isEligible } from '../scoring/index.ts';
import { runSelection } from './run-selection.ts';
import { claimRuns, failRun, type ClaimOptions } from './selection-runs.ts';
import { SCORING_FAILED, type Selection, type SelectionRun } from './rules.ts';
import { selectionRuns } from './table.ts';

/**
 * Starts the selection of a closed campaign's nominees in the background, once for concurrent calls; without a paid
 * answer, only ends the open checkouts. Returns false if the start failed, which is logged and left to the sweep.
 */
export async function startSelection(
  ctx: Ctx,
  campaignId: string,
  options: ClaimOptions = {},
): Promise<boolean> {
  const due = await findSelection(ctx, campaignId);
  if (!due) return true;
  const { paid, ...selection } = due;
  if (paid > 0) return (await startSelections(ctx, [selection], options)).failed === 0;
  ctx.defer(selectIfPaidAfterAll(ctx, campaignId));
  return true;
}

/** Starts selections, at most the hundred that Workflows takes in one call; a failed start is left to the sweep. */
export async function startSelections(
  ctx: Ctx,
  selections: readonly Selection[],
  options: ClaimOptions = {},
): Promise<{ readonly started: number; readonly failed: number }> {
  const logFailure = (campaign: string, reason: string) =>
    ctx.log.error('selection_failed', { campaign, reason });
  let runs: readonly SelectionRun[];
  try {
    runs = await claimRuns(ctx, selections, options);
  } catch (error) {
    for (const { campaignId } of selections) logFailure(campaignId, errorMessage(error));
    return { started: 0, failed: selections.length };
  }
  const failures = runs.length > 0 ? await startRuns(ctx, runs) : [];
  for (const { run, reason } of failures) {
    logFailure(run.campaignId, reason);
    await failRun(ctx, run, reason);
  }
  return { started: runs.length - failures.length, failed: failures.length };
}

type StartFailure = { readonly run: SelectionRun; readonly reason: string };

async function startRuns(ctx: Ctx, runs: readonly SelectionRun[]): Promise<readonly StartFailure[]> {
  if (!('NOMINEE_SELECTION' in ctx.env)) {
    // The failure is logged where it occurs and left to the sweep.
    for (const run of runs) ctx.defer(selectNominees(ctx, run).catch(() => undefined));
    return [];
  }
  const instances = runs.map((run) => ({ id: run.runId, params: run }));
  try {
    const { errors } = await ctx.env.NOMINEE_SELECTION.createBatch({ instances });
    return runs.flatMap((run, place) =>
      errors.filter(({ index }) => index === place).map(({ message }) => ({ run, reason: message })),
    );
  } catch (error) {
    return runs.map((run) => ({ run, reason: errorMessage(error) }));
  }
}

/** Runs a selection's steps one after the other in this invocation, for environments without durable workflows. */
export function selectNominees(ctx: Ctx, run: SelectionRun): Promise<void> {
  return runSelection(run, {
    getContext: () => toPresent(ctx),
    runStep: (_name, work) => work(),
    waitForPayments: () => Promise.resolve(),
    waitUntil: (_name, time) => delay(time - ctx.clock().getTime()),
  });
}

const delay = (ms: number) => new Promise<void>((resolve) => setTimeout(resolve, Math.max(0, ms)));

/** Ends open checkouts at the provider, and starts a selection only if one of them turns out to be paid. */
async function selectIfPaidAfterAll(ctx: Ctx, campaignId: string): Promise<void> {
  await endOpenCheckouts(ctx, eq(submissions.campaignId, campaignId));
  const due = await findSelection(ctx, campaignId);
  if (due && due.paid > 0) await startSelection(ctx, campaignId);
}

/** Returns the selection of a closed campaign that has run before; throws 404 if there is none. */
export async function requireRunSelection(ctx: Ctx, campaignId: string): Promise<Selection> {
  const runs = await ctx.db.$count(selectionRuns, eq(selectionRuns.campaignId, campaignId));
  const due = runs > 0 ? await findSelection(ctx, campaignId) : undefined;
  if (!due) throw notFound();
  return due;
}

/** Retries a selection at once. Throws 502 if it cannot start. */
export async function retrySelection(ctx: Ctx, selection: Selection): Promise<void> {
  const { failed } = await startSelections(ctx, [selection], { isForced: true });
  if (failed > 0) throw new ApiError(502, 'scoring_failed', SCORING_FAILED);
  ctx.log.info('selection_retried', { campaign: selection.campaignId });
}

/** Returns the selection to start; undefined while the campaign is open and once it has winners. */
async function findSelection(ctx: Ctx, id: string): Promise<(Selection & { paid: number }) | undefined> {
  const [[campaign], paid] = await Promise.all([
    ctx.db
      .select({ closedAt: campaigns.closedAt })
      .from(campaigns)
      .where(and(eq(campaigns.id, id), eq(campaigns.isActive, false), isUndecided)),
    ctx.db.$count(submissions, isEligible(id)),
  ]);
  return campaign && { campaignId: id, closedAt: campaign.closedAt?.getTime() ?? null, paid };
}
