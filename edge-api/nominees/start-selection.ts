import { and, count, eq } from 'drizzle-orm';
import { campaigns } from '../campaigns/table.ts';
import type { Ctx } from '../platform/context.ts';
import { endOpenCheckouts } from '../payments/index.ts';
import { errorMessage } from '../platform/log.ts';
import { submissions } from '../submissions/table.ts';
import { isEligible } from '../scoring/index.ts';
import { selectNominees } from './select-nominees.ts';
import type { Selection } from './rules.ts';

/**
 * Starts the selection of a closed campaign's nominees in the background: one run for what there is to do, however
 * often this is called; a run that failed starts again. Without a paid answer only the open checkouts are ended, unless
 * that shows that one was paid. Returns false for a start that failed, which is logged and left to the sweep.
 */
export async function startSelection(ctx: Ctx, campaignId: string): Promise<boolean> {
  const due = await findSelection(ctx, campaignId);
  if (!due) return true;
  const { paid, ...selection } = due;
  try {
    if (paid === 0) {
      ctx.defer(selectIfPaidAfterAll(ctx, campaignId));
    } else if ('NOMINEE_SELECTION' in ctx.env) {
      await startWorkflow(ctx.env.NOMINEE_SELECTION, selection, paid);
    } else {
      ctx.defer(
        selectNominees(ctx, selection).catch((error: unknown) => logSelectionFailure(ctx, campaignId, error)),
      );
    }
    return true;
  } catch (error) {
    logSelectionFailure(ctx, campaignId, error);
    return false;
  }
}

/** Ends what is open at the provider, which may have been paid without our knowing it; only then there is a selection. */
async function selectIfPaidAfterAll(ctx: Ctx, campaignId: string): Promise<void> {
  while ((await endOpenCheckouts(ctx, campaignId, ctx.now)) > 0);
  const due = await findSelection(ctx, campaignId);
  if (due && due.paid > 0) await startSelection(ctx, campaignId);
}

/** Returns what there is to select; undefined while the campaign is open and once it has winners. */
async function findSelection(ctx: Ctx, id: string): Promise<(Selection & { paid: number }) | undefined> {
  const [[campaign], [paid]] = await Promise.all([
    ctx.db
      .select({ closedAt: campaigns.closedAt })
      .from(campaigns)
      .where(and(eq(campaigns.id, id), eq(campaigns.isActive, false), eq(campaigns.winnersSelected, false))),
    ctx.db.select({ count: count() }).from(submissions).where(isEligible(id)),
  ]);
  return (
    campaign && { campaignId: id, closedAt: campaign.closedAt?.getTime() ?? null, paid: paid?.count ?? 0 }
  );
}

/** The id names the closing and how much there is to score, so that only something new starts another run. */
async function startWorkflow(workflow: Workflow<Selection>, selection: Selection, paid: number) {
  const id = `${selection.campaignId}-${selection.closedAt ?? 0}-${paid}`;
  try {
    await workflow.create({ id, params: selection });
  } catch (error) {
    if (!isAlreadyStarted(error)) throw error;
    await restartIfFinished(await workflow.get(id));
  }
}

/** The message is all that tells this error of Workflows from others; its code, too, is only part of it. */
function isAlreadyStarted(error: unknown): boolean {
  return error instanceof Error && /already[ _]exists/i.test(error.message);
}

/** A run that ended although there is something to do runs again. */
async function restartIfFinished(run: WorkflowInstance): Promise<void> {
  const { status } = await run.status();
  if (status === 'errored' || status === 'terminated' || status === 'complete') await run.restart();
}

function logSelectionFailure(ctx: Ctx, campaign: string, error: unknown): void {
  ctx.log.error('selection_failed', { campaign, reason: errorMessage(error) });
}
