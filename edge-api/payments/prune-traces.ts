import { eq, inArray, type SQL } from 'drizzle-orm';
import { markTracesPruned, queryUntouched } from '../campaigns/index.ts';
import { IS_TRACED } from '../campaigns/stage-rules.ts';
import type { Ctx } from '../platform/context.ts';
import { forgetOrigins } from '../submissions/index.ts';
import { submissions } from '../submissions/table.ts';
import { TRACES_RETENTION_MS } from './rules.ts';
import { checkouts } from './table.ts';

/**
 * Deletes what the answers of a campaign were paid with and where they came from, some time after it has closed: of the one
 * that waits longest. Returns how many campaigns that were.
 */
export async function pruneTraces(ctx: Ctx): Promise<number> {
  const before = new Date(ctx.now.getTime() - TRACES_RETENTION_MS);
  const [campaign] = await queryUntouched(ctx, IS_TRACED, before);
  if (!campaign) return 0;
  const isOfCampaign = eq(submissions.campaignId, campaign.id);
  await ctx.db.batch([
    forgetMethods(ctx, isOfCampaign),
    forgetOrigins(ctx, isOfCampaign),
    markTracesPruned(ctx, campaign.id),
  ]);
  return 1;
}

/** Returns the statement by which the payments of submissions forget what they were made with. */
export function forgetMethods(ctx: Ctx, condition: SQL) {
  const ids = ctx.db.select({ id: submissions.id }).from(submissions).where(condition);
  return ctx.db.update(checkouts).set({ method: null }).where(inArray(checkouts.submissionId, ids));
}
