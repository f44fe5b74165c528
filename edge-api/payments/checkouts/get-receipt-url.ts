import { and, eq, isNull } from 'drizzle-orm';
import type { Ctx } from '#api/platform/context.ts';
import { retrieveCheckout } from '../provider/provider.ts';
import { checkouts } from '../table.ts';

/** Returns the provider's receipt for a submission's donation; undefined when there is none. Throws 502. */
export async function getReceiptUrl(ctx: Ctx, submissionId: string): Promise<string | undefined> {
  const [paid] = await ctx.db
    .select({ id: checkouts.id })
    .from(checkouts)
    .where(
      and(
        eq(checkouts.submissionId, submissionId),
        eq(checkouts.state, 'paid'),
        isNull(checkouts.refundDueAt),
      ),
    );
  return (paid && (await retrieveCheckout(ctx, paid.id)))?.receiptUrl ?? undefined;
}
