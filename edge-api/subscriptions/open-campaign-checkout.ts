import { openCheckout } from '../payments/index.ts';
import type { Ctx } from '../platform/context.ts';
import { freezeBrief, getScoringModel } from '../scoring/index.ts';
import type { requireOpenCampaign } from './require-open-campaign.ts';

type OpenCampaign = Awaited<ReturnType<typeof requireOpenCampaign>>;

/**
 * Opens the checkout of a submission. The first one of a campaign freezes, in the same batch, what its answers are
 * judged by; those after it cost nothing more.
 */
export async function openCampaignCheckout(
  ctx: Ctx,
  { campaign, hasBrief }: OpenCampaign,
  submissionId: string,
) {
  if (hasBrief) return openCheckout(ctx, submissionId);
  const model = await getScoringModel(ctx.env);
  return openCheckout(ctx, submissionId, (condition) => [freezeBrief(ctx, campaign, model, condition)]);
}
