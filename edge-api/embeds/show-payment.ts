import { eq } from 'drizzle-orm';
import { verifyPayments } from '../payments/index.ts';
import type { Ctx } from '../platform/context.ts';
import { notFound } from '../platform/errors.ts';
import { countAttempt } from '../platform/rate-limit.ts';
import { unseal } from '../platform/seal.ts';
import { submissions } from '../submissions/table.ts';
import type { EmbedPayment, EmbedPaymentQuestion } from './contract.ts';

/** What became of the payment that a ticket stands for; 404 for a ticket that is over or not ours. */
export async function showPayment(ctx: Ctx, { ticket, ask }: EmbedPaymentQuestion): Promise<EmbedPayment> {
  const id = await unseal(ctx, 'embed-state', ticket.slice(ticket.indexOf('.') + 1));
  if (id === undefined) throw notFound();
  await countAttempt(ctx, 'embed-state', id, ctx.settings.LIMIT_PAYMENTS);
  const row = await readPayment(ctx, id);
  const isUnderWay = row.status === 'pending' || row.status === 'processing';
  if (ask && isUnderWay && row.userId !== null) await verifyPayments(ctx, row.userId);
  const { status } = ask ? await readPayment(ctx, id) : row;
  if (status === 'cancelled') throw notFound();
  return { paymentStatus: status };
}

async function readPayment(ctx: Ctx, id: string) {
  const [row] = await ctx.db
    .select({ status: submissions.status, userId: submissions.userId })
    .from(submissions)
    .where(eq(submissions.id, id));
  if (!row) throw notFound();
  return row;
}
