import { getReceiptUrl } from '../payments/index.ts';
import type { Ctx } from '../platform/context.ts';
import { requireOwnSubmission } from '../submissions/index.ts';
import { invoiceNotAvailable } from './errors.ts';

/** The provider's receipt for the caller's own donation; 409 while there is none. */
export async function getInvoice(ctx: Ctx, id: string): Promise<{ receiptUrl: string }> {
  const submission = await requireOwnSubmission(ctx, id);
  const url = submission.status === 'paid' ? await getReceiptUrl(ctx, submission.id) : undefined;
  if (url === undefined) throw invoiceNotAvailable();
  return { receiptUrl: url };
}
