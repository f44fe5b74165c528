import { z } from 'zod';
import { CANCEL_REASON } from '../campaigns/cancellation-rules.ts';
import { Cancellation } from '../campaigns/contract.ts';
import { readableText } from '../platform/contract.ts';

/** The public reason why a campaign is cancelled or stopped. */
export const CancelCampaign = z.object({ reason: readableText(CANCEL_REASON) });
export type CancelCampaign = z.infer<typeof CancelCampaign>;

/** Whether a campaign was cancelled, and how many payments have to be and have been refunded. */
export const CancellationState = z.object({
  cancelled: Cancellation.nullable(),
  refunds: z.object({ total: z.number().int(), refunded: z.number().int() }),
});
export type CancellationState = z.infer<typeof CancellationState>;
