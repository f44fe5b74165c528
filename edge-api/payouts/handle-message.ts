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
/** An event of a charity's account, which it names. */
const AboutPayout = z.object({
  type: z.enum(['payout.paid', 'payout.failed', 'payout.canceled']),
  account: z.string(),
  data: z.object({ object: z.object({ id: z.string() }) }),
});

/** What modules above payouts do once an account has changed at the provider. */
export type OnAccount = (ctx: Ctx, accountId: string) => Promise<void>;

/**
 * Takes one message of the provider about the accounts of charities and the money that goes there. It says only what to
 * ask for: what is stored is what the provider answers then, so that order and repetition do not matter. Throws 400 on a
 * bad signature, and any other error when it could not ask, so that the provider sends it again.
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
  // One whose answer was lost is found by its campaign.
  if (transfer.type === 'transfer.created') await makeTransfers(ctx);
  await refreshTransfer(ctx, transfer.data.object.id);
}
