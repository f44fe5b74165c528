import { eq } from 'drizzle-orm';
import { verifyPayments } from '../payments/index.ts';
import type { Ctx } from '../platform/context.ts';
import { notFound } from '../platform/errors.ts';
import { enforceRateLimit } from '../platform/rate-limit.ts';
import { verifyToken } from '../platform/signed-token.ts';
import { submissions } from '../submissions/table.ts';
import type { EmbedPayment, EmbedPaymentQuery } from './contract.ts';

/** Returns the status of a ticket's payment; throws 404 for a ticket that is expired or not ours. */
export async function getEmbedPayment(ctx: Ctx, { ticket, ask }: EmbedPaymentQuery): Promise<EmbedPayment> {
  const id = await verifyToken(ctx, 'embed-state', ticket.slice(ticket.indexOf('.') + 1));
  if (id === undefined) throw notFound();
  await enforceRateLimit(ctx, 'embed-state', id, ctx.settings.LIMIT_PAYMENTS);
  const row = await requirePayment(ctx, id);
  const isUnsettled = row.status === 'pending' || row.status === 'processing';
  if (ask && isUnsettled && row.userId !== null) await verifyPayments(ctx, row.userId);
  const { status } = ask ? await requirePayment(ctx, id) : row;
  if (status === 'cancelled') throw notFound();
  return { paymentStatus: status };
}

async function requirePayment(ctx: Ctx, id: string) {
  const [row] = await ctx.db
    .select({ status: submissions.status, userId: submissions.userId })
    .from(submissions)
    .where(eq(submissions.id, id));
  if (!row) throw notFound();
  return row;
}
