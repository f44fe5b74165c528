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

/** Messages that are recorded together: their mails, as one parameter, stay far below what D1 takes (2 MB). */
export const TOGETHER_MAX = 25;

/**
 * Takes one message of the provider: puts it on the queue, or handles it where there is none. Throws 400 on a bad
 * signature, and any other error when the message could not be recorded, so that the provider sends it again.
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
 * Handles the provider's messages from the queue: what fans paid together, and the rest, such as what is about a
 * payment only or was recorded before, each by itself. One that needs a provider which is limiting the rate comes back
 * once it may be asked again.
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

/** Records what a group of messages says of checkouts; returns the messages that are done. */
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
