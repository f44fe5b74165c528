import type { Ctx } from './context.ts';
import { errorMessage } from './log.ts';

/** Processes items one by one; a failed item is logged as `event`, does not stop the others and is retried by a later sweep. */
export async function tryEach<Item>(
  ctx: Ctx,
  event: 'transfer_postponed' | 'account_unknown',
  items: readonly Item[],
  work: (item: Item) => Promise<unknown>,
): Promise<void> {
  for (const item of items)
    await work(item).catch((error: unknown) => {
      ctx.log.warn(event, { reason: errorMessage(error) });
    });
}
