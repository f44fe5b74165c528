import type { Ctx } from '#api/platform/context.ts';
import { sendMessage } from '#api/platform/send-message.ts';
import { toProviderEvent } from '../provider/provider-event.ts';
import { verifyMessage } from '../provider/provider.ts';
import { handleEvent } from './handle-event.ts';
import { recordRefusal } from './record-refusal.ts';

/**
 * Takes one message of the provider: puts it on the queue, or handles it where there is none. Throws 400 on a bad
 * signature, and any other error when the message could not be recorded, so that the provider sends it again.
 */
export async function handleWebhook(ctx: Ctx, body: string, signature: string | undefined): Promise<void> {
  const message = await verifyMessage(ctx, body, signature, (reason) => recordRefusal(ctx, reason));
  if (await sendMessage(ctx, 'WEBHOOKS', message)) return;
  await handleEvent(ctx, toProviderEvent(message, ctx.now, message.id));
}
