import { openCheckout } from '../payments/index.ts';
import { requirePerson, type Ctx } from '../platform/context.ts';
import { enforceRateLimit } from '../platform/rate-limit.ts';
import { requireOpenCampaign } from './require-open-campaign.ts';
import { requireOwnSubmission } from '../submissions/index.ts';
import { notPayable } from './errors.ts';

/** The address at which the caller's own unpaid submission can be paid; 409 once money is under way or has come. */
export async function retryPayment(
  ctx: Ctx,
  input: { readonly submissionId: string },
): Promise<{ url: string }> {
  const person = requirePerson(ctx);
  await enforceRateLimit(ctx, 'retry', person.id, ctx.settings.LIMIT_PAYMENTS);
  const { id, campaignId, status } = await requireOwnSubmission(ctx, input.submissionId);
  if (status !== 'pending' && status !== 'failed') throw notPayable(status);
  await requireOpenCampaign(ctx, campaignId);
  const opened = await openCheckout(ctx, id);
  if (opened.kind === 'settled') throw notPayable(opened.status);
  return { url: opened.url };
}
