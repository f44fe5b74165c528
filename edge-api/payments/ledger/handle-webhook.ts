import type { Ctx } from '#api/platform/context.ts';
import { handleEvent } from './handle-event.ts';
import { recordRefusal } from './record-refusal.ts';
import { verifyEvent } from '../provider/provider.ts';

/**
 * Handles one message of the provider. Throws 400 on a bad signature, and any other error when the message could not
 * be recorded, so that the provider sends it again.
 */
export async function handleWebhook(ctx: Ctx, body: string, signature: string | undefined): Promise<void> {
  await handleEvent(ctx, await verifyEvent(ctx, body, signature, (reason) => recordRefusal(ctx, reason)));
}
