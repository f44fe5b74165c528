import { eq } from 'drizzle-orm';
import { verifyPayments } from '../payments/index.ts';
import type { Ctx } from '../platform/context.ts';
import { notFound } from '../platform/errors.ts';
import { countAttempt } from '../platform/rate-limit.ts';
import { unseal } from '../platform/seal.ts';
import { submissions } from '../subscriptions/table.ts';
import { ANSWER_LIFETIME_MS, TICKET_LIFETIME_MS } from './rules.ts';
import type { EmbedPayment, EmbedPaymentQuestion } from './contract.ts';

/**
 * What became of the payment that a ticket stands for; 404 for a ticket that is over or not ours. A browser that keeps
 * nothing for a frame has lost what was typed there, so that the one who just came back gets it from here.
 */
export async function showPayment(ctx: Ctx, { ticket, ask }: EmbedPaymentQuestion): Promise<EmbedPayment> {
  const key = ticket.slice(ticket.indexOf('.') + 1);
  const id = await unseal(ctx, 'embed-state', key);
  if (id === undefined) throw notFound();
  await countAttempt(ctx, 'embed-state', id, ctx.settings.LIMIT_PAYMENTS);
  const row = await readPayment(ctx, id);
  const isUnderWay = row.status === 'pending' || row.status === 'processing';
  if (ask && isUnderWay && row.userId !== null) await verifyPayments(ctx, row.userId);
  const { status, answer } = ask ? await readPayment(ctx, id) : row;
  if (status === 'cancelled') throw notFound();
  const isGivenBack = ask && (status === 'pending' || status === 'failed') && (await isNew(ctx, key));
  return { paymentStatus: status, ...(isGivenBack && { answer }) };
}

/** Whether a ticket was made within {@link ANSWER_LIFETIME_MS}: it then outlives what is left of an older one. */
async function isNew(ctx: Ctx, key: string): Promise<boolean> {
  const now = new Date(ctx.now.getTime() + TICKET_LIFETIME_MS - ANSWER_LIFETIME_MS);
  return (await unseal({ ...ctx, now }, 'embed-state', key)) !== undefined;
}

async function readPayment(ctx: Ctx, id: string) {
  const [row] = await ctx.db
    .select({ status: submissions.status, userId: submissions.userId, answer: submissions.answer })
    .from(submissions)
    .where(eq(submissions.id, id));
  if (!row) throw notFound();
  return row;
}
