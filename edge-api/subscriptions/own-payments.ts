import { and, eq } from 'drizzle-orm';
import { isRunByAny } from '../campaigns/index.ts';
import { campaigns } from '../campaigns/table.ts';
import { cancelPayment, getReceiptUrl, verifyPayments } from '../payments/index.ts';
import { requirePerson, type Ctx } from '../platform/context.ts';
import { ApiError, conflict } from '../platform/errors.ts';
import { enforceRateLimit } from '../platform/rate-limit.ts';
import { requireOwnSubmission } from '../submissions/index.ts';
import { NO_RECEIPT, NOT_CANCELLABLE } from '../submissions/rules.ts';
import { notPayable, ownCampaign, toNotPayable } from './errors.ts';
import { openCampaignCheckout } from './open-campaign-checkout.ts';
import { requireOpenCampaign } from './require-open-campaign.ts';

/** Returns the URL to pay the caller's own unpaid submission; throws 409 once a payment is under way or has arrived. */
export async function retryPayment(ctx: Ctx, { submissionId }: { readonly submissionId: string }) {
  const person = requirePerson(ctx);
  await enforceRateLimit(ctx, 'retry', person.id, ctx.settings.LIMIT_PAYMENTS);
  const { id, campaignId, status } = await requireOwnSubmission(ctx, submissionId);
  if (status !== 'pending' && status !== 'failed') throw notPayable(status);
  const open = await requireOpenCampaign(ctx, campaignId);
  const isOwn = and(eq(campaigns.id, campaignId), isRunByAny(person.id));
  if ((await ctx.db.$count(campaigns, isOwn)) > 0) throw ownCampaign();
  const opened = await openCampaignCheckout(ctx, open, id);
  if (opened.kind !== 'open') throw toNotPayable(opened);
  return { url: opened.url };
}

/** Asks the provider about the caller's own pending and processing payments. */
export async function verifyPending(ctx: Ctx): Promise<{ checked: number; changed: number }> {
  const person = requirePerson(ctx);
  await enforceRateLimit(ctx, 'verify', person.id, ctx.settings.LIMIT_PAYMENTS);
  const { checked, changed } = await verifyPayments(ctx, person.id);
  return { checked, changed };
}

/** Cancels the caller's own submission; throws 409 once a payment is under way or has arrived. */
export async function cancelSubmission(ctx: Ctx, submissionId: string): Promise<void> {
  const { id } = await requireOwnSubmission(ctx, submissionId);
  if ((await cancelPayment(ctx, id)) !== 'cancelled')
    throw new ApiError(409, 'payment_not_cancellable', NOT_CANCELLABLE);
}

/** Returns the URL of the provider's receipt for the caller's own donation; throws 409 if there is none. */
export async function getInvoice(ctx: Ctx, submissionId: string): Promise<{ receiptUrl: string }> {
  const { id, status } = await requireOwnSubmission(ctx, submissionId);
  const receiptUrl = status === 'paid' ? await getReceiptUrl(ctx, id) : undefined;
  if (receiptUrl === undefined) throw conflict(NO_RECEIPT);
  return { receiptUrl };
}
