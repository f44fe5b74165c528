import { eq } from 'drizzle-orm';
import type { Ctx } from '../platform/context.ts';
import type { NomineesResponse } from './contract.ts';
import { getLastTry } from './rules.ts';
import { selectionRuns } from './table.ts';

/** Returns what the selection of a campaign waits for, and whether it was given up. */
export async function getWaitingAnswers(
  ctx: Ctx,
  campaignId: string,
): Promise<Pick<NomineesResponse, 'waiting' | 'isGivenUp'>> {
  const [run] = await ctx.db.select().from(selectionRuns).where(eq(selectionRuns.campaignId, campaignId));
  const isGivenUp = Boolean(run?.givenUpAt);
  if (!run?.waitingSince || run.unjudged !== 'wait') return { waiting: null, isGivenUp };
  const { waiting: answers, waitingSince, runId, nextAttemptAt } = run;
  const nextTryAt = runId === null ? (nextAttemptAt?.toISOString() ?? null) : null;
  return { waiting: { answers, nextTryAt, until: getLastTry(waitingSince).toISOString() }, isGivenUp };
}
