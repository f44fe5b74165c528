import { and, eq, inArray, isNull } from 'drizzle-orm';
import { campaigns } from '#api/campaigns/table.ts';
import type { Ctx } from '#api/platform/context.ts';
import { hmacSha256 } from '#api/platform/digest.ts';
import { submissions } from '#api/submissions/table.ts';
import { checkouts } from '../table.ts';
import { recordPayment } from './record-payment.ts';
import { updateCheckout } from './write-checkout.ts';

/**
 * Stores a digest of what a payment was made with, and sends back all payments for undecided campaigns that were made with a
 * card or account which the campaign's owner has used too, whichever came first.
 */
export async function recordMethod(ctx: Ctx, checkoutId: string, used: string): Promise<void> {
  const method = hmacSha256(ctx.settings.BETTER_AUTH_SECRET, JSON.stringify(['method', used]));
  await updateCheckout(ctx, checkoutId, { method });
  const isUsed = eq(checkouts.method, method);
  const payers = ctx.db
    .select({ id: submissions.userId })
    .from(checkouts)
    .innerJoin(submissions, eq(submissions.id, checkouts.submissionId))
    .where(isUsed);
  const { id, submissionId, attempt, paymentIntentId: intentId } = checkouts;
  const owners = await ctx.db
    .select({ checkoutId: id, submissionId, attempt, intentId, campaignId: submissions.campaignId })
    .from(checkouts)
    .innerJoin(submissions, eq(submissions.id, submissionId))
    .innerJoin(campaigns, eq(campaigns.id, submissions.campaignId))
    .where(
      and(
        isUsed,
        eq(checkouts.state, 'paid'),
        isNull(checkouts.refundDueAt),
        eq(campaigns.winnersSelected, false),
        inArray(campaigns.ownerId, payers),
      ),
    );
  for (const payment of owners)
    await recordPayment(ctx, { ...payment, state: 'paid', isOwnersMethod: true, at: ctx.now });
}
