import type { Ctx } from '#api/platform/context.ts';
import { settleMessage } from '#api/platform/settle-message.ts';
import { forEachConcurrent } from '../checkouts/for-each-concurrent.ts';
import { toProviderEvent } from '../provider/provider-event.ts';
import { ProviderBusyError } from '../provider/provider.ts';
import { handleEvent, toPaymentUpdateFromCheckout } from './handle-event.ts';
import { recordPayments } from './record-payment.ts';

/** Messages that are recorded together: their mails, as one parameter, stay far below what D1 takes (2 MB). */
export const TOGETHER_MAX = 25;

/**
 * Handles the provider's messages from the queue: what fans paid together, and the rest, such as what is about a
 * payment only or was recorded before, each by itself. One that needs a provider which is limiting the rate comes back
 * once it may be asked again.
 */
export async function handleWebhookMessages(ctx: Ctx, messages: readonly Message[]): Promise<void> {
  const recorded = new Set<Message>();
  for (let start = 0; start < messages.length; start += TOGETHER_MAX) {
    const group = messages.slice(start, start + TOGETHER_MAX);
    for (const message of await recordTogether(ctx, group)) recorded.add(message);
  }
  for (const message of recorded) message.ack();
  const others = messages.filter((message) => !recorded.has(message));
  await forEachConcurrent(others, (message) =>
    settleMessage(ctx, 'WEBHOOKS', message, () => handleBody(ctx, message)),
  );
}

/** Records what a group of messages says of checkouts; returns the messages that are done. */
async function recordTogether(ctx: Ctx, group: readonly Message[]): Promise<readonly Message[]> {
  const updates = new Map(
    group.flatMap((message) => {
      const event = toProviderEvent(message.body, ctx.now, message.id);
      const update = event.kind === 'checkout' ? toPaymentUpdateFromCheckout(ctx, event) : undefined;
      return update ? [[{ ...update, event: { id: event.id, type: event.type } }, message] as const] : [];
    }),
  );
  const recorded = updates.size > 1 ? await recordPayments(ctx, [...updates.keys()]) : new Set();
  return [...updates].flatMap(([update, message]) => (recorded.has(update) ? [message] : []));
}

async function handleBody(ctx: Ctx, { id, body }: Message): Promise<number | undefined> {
  try {
    await handleEvent(ctx, toProviderEvent(body, ctx.now, id));
    return undefined;
  } catch (error) {
    if (error instanceof ProviderBusyError) return error.retryAfterMs;
    throw error;
  }
}
