import { z } from 'zod';

const TransferObject = z.object({
  id: z.string(),
  amount: z.number(),
  amount_reversed: z.number(),
  destination_payment: z.union([z.string(), z.object({ id: z.string() })]).optional(),
});

/** Reads a transfer; throws if it is malformed. https://docs.stripe.com/api/transfers/object */
export function toTransfer(object: unknown) {
  const transfer = TransferObject.parse(object);
  const { destination_payment: payment } = transfer;
  return {
    id: transfer.id,
    amountCents: transfer.amount,
    reversedCents: transfer.amount_reversed,
    /** The id of the payment on the receiving account. */
    paymentId: typeof payment === 'object' ? payment.id : (payment ?? null),
  };
}
export type ProviderTransfer = Readonly<ReturnType<typeof toTransfer>>;

const PayoutObject = z.object({
  id: z.string(),
  status: z.string(),
  arrival_date: z.number(),
  failure_code: z.string().nullable(),
});

/** Reads a payout to a bank; throws if it is malformed. https://docs.stripe.com/api/payouts/object */
export function toPayout(object: unknown) {
  const { id, status, arrival_date: arrival, failure_code: failure } = PayoutObject.parse(object);
  const hasFailed = status === 'failed' || status === 'canceled';
  return {
    id,
    state: status === 'paid' ? ('paid' as const) : hasFailed ? ('failed' as const) : ('pending' as const),
    arrivedAt: new Date(arrival * 1000),
    failure: failure ?? status,
  };
}

/** A payout, with the ids of the payments on its account that it contains. */
export type ProviderPayout = Readonly<ReturnType<typeof toPayout>> & {
  readonly paymentIds: readonly string[];
};

/** Returns the transfer group that links a campaign's payments to its transfers. */
export function toTransferGroup(campaignId: string): string {
  return `campaign_${campaignId}`;
}
