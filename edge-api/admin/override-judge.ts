import { requirePerson, type Ctx } from '../platform/context.ts';
import { ApiError, forbidden } from '../platform/errors.ts';
import { startSelection } from '../nominees/index.ts';
import type { JudgeOverride } from '../scoring/contract.ts';
import { overrideProbe } from '../scoring/index.ts';
import { NO_FAILED_PROBE } from '../scoring/rules.ts';

/**
 * Lets the selection of a campaign go on with a model that failed its trial, and starts it. 403 for all but admins; 404
 * where no model failed, or an admin has let the selection go on already.
 */
export async function overrideJudge(ctx: Ctx, campaignId: string, { reason }: JudgeOverride): Promise<void> {
  const person = requirePerson(ctx);
  if (person.role !== 'admin') throw forbidden();
  const isOverridden = await overrideProbe(ctx.db, campaignId, { reason, by: 'admin' });
  if (!isOverridden) throw new ApiError(404, 'not_found', NO_FAILED_PROBE);
  ctx.log.warn('judge_probe_overridden', { campaign: campaignId, admin: person.id });
  await startSelection(ctx, campaignId);
}
