import type { Ctx } from '../platform/context.ts';
import { errorMessage } from '../platform/log.ts';
import { queryChanged, queryRetries, queryUnselected } from './find-due-selections.ts';
import { dropObsoleteRuns, failStalledRun } from './selection-runs.ts';
import { startSelections } from './start-selection.ts';

/** Selections that one sweep starts at most: as many as Workflows takes in one call, or as one invocation bears. */
const MAX_WORKFLOWS_PER_SWEEP = 100;
const MAX_INLINE_PER_SWEEP = 20;
/** What is tried again, and what changed, get this part of them each before what is new, plus what is left over. */
const SHARE = 0.25;

/**
 * Starts what is left to select: closed campaigns without nominees, those that changed since, and those whose next try
 * is due. The place of a run that stalled is taken. Returns how many.
 */
export async function startDueSelections(ctx: Ctx): Promise<number> {
  const max = 'NOMINEE_SELECTION' in ctx.env ? MAX_WORKFLOWS_PER_SWEEP : MAX_INLINE_PER_SWEEP;
  const share = max * SHARE;
  await dropObsoleteRuns(ctx);
  const retries = await queryRetries(ctx, max);
  const changed = await queryChanged(ctx, max);
  const unselected = await queryUnselected(ctx, max);
  const ordered = [...retries.slice(0, share), ...changed.slice(0, share), ...unselected];
  const chosen = [...ordered, ...retries.slice(share), ...changed.slice(share)].slice(0, max);
  const due = chosen.map(({ campaignId, closedAt }) => ({
    campaignId,
    closedAt: closedAt?.getTime() ?? null,
  }));
  for (const { campaignId, runId } of retries.filter((retry) => chosen.includes(retry)))
    if (runId) await endStalledRun(ctx, { campaignId, runId });
  return (await startSelections(ctx, due)).started;
}

async function endStalledRun(
  ctx: Ctx,
  run: { readonly campaignId: string; readonly runId: string },
): Promise<void> {
  await failStalledRun(ctx, run);
  if (!('NOMINEE_SELECTION' in ctx.env)) return;
  try {
    await (await ctx.env.NOMINEE_SELECTION.get(run.runId)).terminate();
  } catch (error) {
    // Already ended, or never started; it could not go on anyway.
    ctx.log.info('stalled_selection_ended', { campaign: run.campaignId, reason: errorMessage(error) });
  }
}
