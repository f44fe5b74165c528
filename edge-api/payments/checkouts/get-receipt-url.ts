import { and, eq, isNull } from 'drizzle-orm';
import type { Ctx } from '#api/platform/context.ts';
import { errorMessage } from '#api/platform/log.ts';
import { updateCheckout } from '../ledger/write-checkout.ts';
import { retrieveCheckout } from '../provider/provider.ts';
import { checkouts } from '../table.ts';

/** Returns the URL of the provider's receipt for a submission's donation; undefined if there is none. Throws 502. */
export async function getReceiptUrl(ctx: Ctx, submissionId: string): Promise<string | undefined> {
  const [paid] = await ctx.db
    .select({ id: checkouts.id, receiptNumber: checkouts.receiptNumber })
    .from(checkouts)
    .where(
      and(
        eq(checkouts.submissionId, submissionId),
        eq(checkouts.state, 'paid'),
        isNull(checkouts.refundDueAt),
      ),
    );
  const remote = paid && (await retrieveCheckout(ctx, paid.id));
  if (paid?.receiptNumber === null && remote?.receiptNumber)
    ctx.defer(storeReceiptNumber(ctx, paid.id, remote.receiptNumber));
  return remote?.receiptUrl ?? undefined;
}

async function storeReceiptNumber(ctx: Ctx, id: string, receiptNumber: string): Promise<void> {
  await updateCheckout(ctx, id, { receiptNumber }, isNull(checkouts.receiptNumber)).catch((error: unknown) =>
    ctx.log.warn('receipt_number_not_stored', { checkout: id, reason: errorMessage(error) }),
  );
}
