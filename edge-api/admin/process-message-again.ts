import { logAction } from '../admin-log/index.ts';
import type { ActionReason } from '../admin-log/contract.ts';
import { processEventAgain } from '../payments/index.ts';
import type { Ctx } from '../platform/context.ts';
import type { ProcessedAgain } from './contract.ts';

/**
 * Has a message from the provider handled again, including one that never arrived or was refused. Throws 409 when the provider
 * does not know it, and 502 when it cannot be asked; the attempt is logged either way.
 */
export async function processMessageAgain(
  ctx: Ctx,
  id: string,
  { reason }: ActionReason,
): Promise<ProcessedAgain> {
  await logAction(ctx, { action: 'message-processed-again', subject: id, reason });
  return { outcome: await processEventAgain(ctx, id) };
}
