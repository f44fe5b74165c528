import type { Ctx } from './context.ts';
import { countFailure } from './count-failure.ts';
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

/**
 * Works on campaigns one by one; a failed one is logged and counted as an error, does not stop the others and is
 * retried by a later sweep. Returns of how many `work` says that it did something.
 */
export async function tryCampaigns<Campaign extends { readonly id: string }>(
  ctx: Ctx,
  due: readonly Campaign[],
  work: (campaign: Campaign) => Promise<boolean>,
): Promise<number> {
  let done = 0;
  for (const campaign of due)
    try {
      if (await work(campaign)) done += 1;
    } catch (error) {
      countFailure(ctx, 'errors');
      ctx.log.error('campaign_postponed', { campaign: campaign.id, reason: errorMessage(error) });
    }
  return done;
}
