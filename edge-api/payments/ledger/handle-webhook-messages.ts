import type { Ctx } from '#api/platform/context.ts';
import { settleMessage } from '#api/platform/settle-message.ts';
import { forEachConcurrent } from '../checkouts/for-each-concurrent.ts';
import { toProviderEvent } from '../provider/provider-event.ts';
import { ProviderBusyError } from '../provider/provider.ts';
import { handleEvent } from './handle-event.ts';

/**
 * Handles the provider's messages from the queue, each by itself. One that needs a provider which is asked too much comes
 * back when that may be asked again.
 */
export async function handleWebhookMessages(ctx: Ctx, messages: readonly Message[]): Promise<void> {
  await forEachConcurrent(messages, (message) =>
    settleMessage(ctx, 'WEBHOOKS', message, () => handleBody(ctx, message)),
  );
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
