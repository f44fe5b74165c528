import { z } from 'zod';
import { recordRefusal, verifyMessage } from '../payments/index.ts';
import type { Ctx } from '../platform/context.ts';
import { countFailure } from '../platform/count-failure.ts';
import { recordPayout } from './record-payouts.ts';
import { refreshTransfer } from './reverse-transfers.ts';
import { makeTransfers } from './make-transfers.ts';

/** A thin event about an account: https://docs.stripe.com/event-destinations#thin-events */
const AboutAccount = z.object({
  object: z.literal('v2.core.event'),
  related_object: z.object({ id: z.string(), type: z.literal('v2.core.account') }),
});
const AboutTransfer = z.object({
  type: z.enum(['transfer.created', 'transfer.updated', 'transfer.reversed']),
  data: z.object({ object: z.object({ id: z.string() }) }),
});
/** An event of a charity's connected account, which `account` names. */
const AboutPayout = z.object({
  type: z.enum(['payout.paid', 'payout.failed', 'payout.canceled']),
  account: z.string(),
  data: z.object({ object: z.object({ id: z.string() }) }),
});

/** What modules above payouts do when an account has changed at the provider. */
export type OnAccount = (ctx: Ctx, accountId: string) => Promise<void>;

/**
 * Handles a message about charities' accounts and money. It only says what to fetch, so order and repetition do not
 * matter. Throws 400 on a bad signature, and if the fetch failed, so that it is sent again.
 */
export async function handleAccountsMessage(
  ctx: Ctx,
  body: string,
  signature: string | undefined,
  onAccount: OnAccount,
): Promise<void> {
  const message = await verifyMessage(ctx, body, signature, (reason) => recordRefusal(ctx, reason));
  try {
    await handleMessage(ctx, message, onAccount);
  } catch (error) {
    countFailure(ctx, 'webhooks');
    throw error;
  }
}

async function handleMessage(ctx: Ctx, message: unknown, onAccount: OnAccount): Promise<void> {
  const account = AboutAccount.safeParse(message).data?.related_object;
  if (account) return onAccount(ctx, account.id);
  const payout = AboutPayout.safeParse(message).data;
  if (payout) return recordPayout(ctx, payout.account, payout.data.object.id);
  const transfer = AboutTransfer.safeParse(message).data;
  if (!transfer) return;
  // A transfer whose response was lost is found by its campaign.
  if (transfer.type === 'transfer.created') await makeTransfers(ctx);
  await refreshTransfer(ctx, transfer.data.object.id);
}
