import type { Ctx } from '#api/platform/context.ts';
import { countFailure } from '#api/platform/count-failure.ts';
import { sha256 } from '#api/platform/digest.ts';
import { sendMessage, settleMessage } from '#api/platform/queue-messages.ts';
import { forEachConcurrent } from '../checkouts/for-each-concurrent.ts';
import { toProviderEvent, toProviderMessage, type ProviderEvent } from '../provider/provider-event.ts';
import { ProviderBusyError, verifyMessage } from '../provider/provider.ts';
import { handleEvent, toPaymentUpdateFromCheckout } from './handle-event.ts';
import { recordPayments } from './record-payment.ts';
import { recordRefusal } from './record-refusal.ts';

/** Maximum number of messages recorded together: their mails, as one parameter, stay far below D1's limit of 2 MB. */
export const TOGETHER_MAX = 25;

/**
 * Puts a message of the provider on the queue, or handles it directly if there is no queue. Throws 400 on a bad
 * signature, and any other error if the message could not be recorded, so that the provider sends it again.
 */
export async function handleWebhook(ctx: Ctx, body: string, signature: string | undefined): Promise<void> {
  const verified = await verifyMessage(ctx, body, signature, (reason) => recordRefusal(ctx, reason));
  const message = toProviderMessage(verified, `unreadable-${sha256(body)}`);
  try {
    if (await sendMessage(ctx, 'WEBHOOKS', message)) return;
    await handleEvent(ctx, toProviderEvent(ctx, message, message.id));
  } catch (error) {
    countFailure(ctx, 'webhooks');
    throw error;
  }
}

type ReadMessage = { readonly message: Message; readonly event: ProviderEvent };

/**
 * Handles the provider's messages from the queue: those about checkouts in groups, the rest one by one. A message that
 * runs into the provider's rate limit is retried once the limit allows it.
 */
export async function handleWebhookMessages(ctx: Ctx, messages: readonly Message[]): Promise<void> {
  const read = messages.map((message) => ({
    message,
    event: toProviderEvent(ctx, message.body, message.id),
  }));
  const recorded = new Set<Message>();
  for (let start = 0; start < read.length; start += TOGETHER_MAX) {
    const group = read.slice(start, start + TOGETHER_MAX);
    for (const message of await recordTogether(ctx, group)) recorded.add(message);
  }
  for (const message of recorded) message.ack();
  const others = read.filter(({ message }) => !recorded.has(message));
  await forEachConcurrent(others, ({ message, event }) =>
    settleMessage(ctx, 'WEBHOOKS', message, () => handleOne(ctx, event)),
  );
}

/** Records the checkout messages of a group together; returns the messages that are done. */
async function recordTogether(ctx: Ctx, group: readonly ReadMessage[]): Promise<readonly Message[]> {
  const updates = new Map(
    group.flatMap(({ message, event }) => {
      const update = event.kind === 'checkout' ? toPaymentUpdateFromCheckout(ctx, event) : undefined;
      return update ? [[{ ...update, event: { id: event.id, type: event.type } }, message] as const] : [];
    }),
  );
  const recorded = updates.size > 1 ? await recordPayments(ctx, [...updates.keys()]) : new Set();
  return [...updates].flatMap(([update, message]) => (recorded.has(update) ? [message] : []));
}

async function handleOne(ctx: Ctx, event: ProviderEvent): Promise<number | undefined> {
  try {
    await handleEvent(ctx, event);
    return undefined;
  } catch (error) {
    if (error instanceof ProviderBusyError) return error.retryAfterMs;
    throw error;
  }
}
