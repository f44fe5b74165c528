import { sql } from 'drizzle-orm';
import type { ActionReason } from '../admin-log/contract.ts';
import { logAction } from '../admin-log/index.ts';
import { processEventAgain } from '../payments/index.ts';
import { isEventId } from '../payments/rules.ts';
import { paymentEvents, webhookRefusals } from '../payments/table.ts';
import { toIso } from '../platform/columns.ts';
import type { Ctx } from '../platform/context.ts';
import { takePage, toNewestPage, type KeysetQuery } from '../platform/paging.ts';
import type { ProcessedAgain, RefusedMessagesPage, UnappliedMessagesPage } from './contract.ts';

/** Must match the condition of the partial index literally. */
export const IS_UNAPPLIED = sql.raw(`outcome in ('ignored', 'unreadable')`);

/** Returns a page of the provider's messages that changed nothing, latest first. */
export async function listUnappliedMessages(ctx: Ctx, query: KeysetQuery): Promise<UnappliedMessagesPage> {
  const { id, type, outcome, receivedAt } = paymentEvents;
  const messages = ctx.db.select({ id, type, outcome, receivedAt: toIso(receivedAt) }).from(paymentEvents);
  const rows = await takePage(messages, query, [receivedAt, id], IS_UNAPPLIED);
  const docs = rows.map((message) => ({ ...message, canBeProcessedAgain: isEventId(message.id) }));
  return toNewestPage(docs, query.limit, 'receivedAt');
}

/** Returns a page of refused messages, latest first. */
export async function listRefusedMessages(ctx: Ctx, query: KeysetQuery): Promise<RefusedMessagesPage> {
  const { id, at, reason } = webhookRefusals;
  const rows = ctx.db.select({ id, at: toIso(at), reason }).from(webhookRefusals);
  return toNewestPage(await takePage(rows, query, [at, id]), query.limit, 'at');
}

/**
 * Processes a provider's message again, even one that never arrived or was refused. Throws 409 when the provider does
 * not know it, and 502 when the provider is unreachable; the attempt is logged either way.
 */
export async function processMessageAgain(
  ctx: Ctx,
  id: string,
  { reason }: ActionReason,
): Promise<ProcessedAgain> {
  await logAction(ctx, { action: 'message-processed-again', subject: id, reason });
  return { outcome: await processEventAgain(ctx, id) };
}
