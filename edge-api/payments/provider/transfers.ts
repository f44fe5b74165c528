import type { Ctx } from '#api/platform/context.ts';
import { DONATION_CURRENCY } from '#api/submissions/rules.ts';
import { callProvider } from './provider.ts';
import {
  toPayout,
  toTransfer,
  toTransferGroup,
  type ProviderPayout,
  type ProviderTransfer,
} from './transfer-schemas.ts';

/** Number of an account's latest payouts that are listed; there is at most one a day. */
const PAYOUTS_ASKED = 30;
const MOVEMENTS_MAX = 1000;
const REPEATS_MAX = 5;

type NewTransfer = {
  readonly campaignId: string;
  readonly accountId: string;
  readonly amountCents: number;
  readonly description: string;
};

/** Returns the transfer of a campaign's proceeds, if the provider has one. */
export async function findTransfer(ctx: Ctx, campaignId: string): Promise<ProviderTransfer | undefined> {
  const group = toTransferGroup(campaignId);
  const { data } = await callProvider(ctx, 'find_transfer', (stripe) =>
    stripe.transfers.list({ transfer_group: group }),
  );
  return data[0] && toTransfer(data[0]);
}

/** Transfers a campaign's proceeds to an account, once per key. */
export async function createTransfer(
  ctx: Ctx,
  { campaignId, accountId, amountCents, description }: NewTransfer,
  idempotencyKey: string,
): Promise<ProviderTransfer> {
  const params = {
    amount: amountCents,
    currency: DONATION_CURRENCY,
    destination: accountId,
    transfer_group: toTransferGroup(campaignId),
    description,
    metadata: { campaignId },
  };
  return toTransfer(
    await callProvider(ctx, 'create_transfer', (stripe) =>
      stripe.transfers.create(params, { idempotencyKey }),
    ),
  );
}

/** Returns a transfer as the provider has it. */
export async function retrieveTransfer(ctx: Ctx, id: string): Promise<ProviderTransfer> {
  return toTransfer(await callProvider(ctx, 'retrieve_transfer', (stripe) => stripe.transfers.retrieve(id)));
}

/** Reverses part of a transfer, once per key. */
export async function reverseTransfer(
  ctx: Ctx,
  id: string,
  amountCents: number,
  idempotencyKey: string,
): Promise<void> {
  await callProvider(ctx, 'reverse_transfer', (stripe) =>
    stripe.transfers.createReversal(id, { amount: amountCents }, { idempotencyKey }),
  );
}

/** Lists the ids of an account's latest payouts to its bank. */
export async function listPayoutIds(ctx: Ctx, accountId: string): Promise<readonly string[]> {
  const { data } = await callProvider(ctx, 'list_payouts', (stripe) =>
    stripe.payouts.list({ limit: PAYOUTS_ASKED }, { stripeAccount: accountId }),
  );
  return data.map(({ id }) => id);
}

/** Returns an account's payout, with the payments that it paid out to the bank. */
export async function retrievePayout(ctx: Ctx, accountId: string, id: string): Promise<ProviderPayout> {
  const payout = await callProvider(ctx, 'retrieve_payout', (stripe) =>
    stripe.payouts.retrieve(id, {}, { stripeAccount: accountId }),
  );
  return { ...toPayout(payout), paymentIds: await listPaymentIds(ctx, accountId, id) };
}

/** Lists the payments in a payout; for a repeat of a payout that came back, includes the payments of the original. */
async function listPaymentIds(
  ctx: Ctx,
  accountId: string,
  payout: string,
  repeats = 0,
): Promise<readonly string[]> {
  const movements = await callProvider(ctx, 'list_movements', (stripe) =>
    stripe.balanceTransactions
      .list({ payout, limit: 100 }, { stripeAccount: accountId })
      .autoPagingToArray({ limit: MOVEMENTS_MAX }),
  );
  const ids = await Promise.all(
    movements.map(async ({ type, source }) => {
      if (typeof source !== 'string') return [];
      if (type === 'payment') return [source];
      const isRepeat = type === 'payout_failure' && repeats < REPEATS_MAX;
      return isRepeat ? listPaymentIds(ctx, accountId, source, repeats + 1) : [];
    }),
  );
  return ids.flat();
}

/** Returns the platform's balance at the provider in cents, both available and pending. */
export async function readBalanceCents(ctx: Ctx): Promise<number> {
  const { available, pending } = await callProvider(ctx, 'read_balance', (stripe) =>
    stripe.balance.retrieve(),
  );
  return [...available, ...pending]
    .filter(({ currency }) => currency === DONATION_CURRENCY)
    .reduce((total, { amount }) => total + amount, 0);
}
