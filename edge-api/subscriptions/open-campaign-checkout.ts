import { endSubmissionCheckout, openCheckout } from '../payments/index.ts';
import type { Ctx } from '../platform/context.ts';
import { ApiError } from '../platform/errors.ts';
import { freezeBrief, getScoringModel } from '../scoring/index.ts';
import { requireOpenCampaign } from './require-open-campaign.ts';

type OpenCampaign = Awaited<ReturnType<typeof requireOpenCampaign>>;

/**
 * Opens the checkout of a submission. The first one of a campaign freezes, in the same batch, what its answers are
 * judged by; those after it cost nothing more. Throws 409 for a campaign that was closed or paused meanwhile, whose
 * checkout is ended again.
 */
export async function openCampaignCheckout(
  ctx: Ctx,
  { campaign, hasBrief }: OpenCampaign,
  submissionId: string,
) {
  const model = hasBrief ? undefined : await getScoringModel(ctx.env);
  const opened = await openCheckout(ctx, submissionId, (condition) =>
    model === undefined ? [] : [freezeBrief(ctx, campaign, model, condition)],
  );
  if (opened.kind === 'open') {
    await requireOpenCampaign(ctx, campaign.id).catch(async (error: unknown) => {
      // A database that failed refused nothing: the checkout may well be paid.
      if (error instanceof ApiError) await endSubmissionCheckout(ctx, submissionId);
      throw error;
    });
  }
  return opened;
}
