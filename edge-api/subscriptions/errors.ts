import { CAMPAIGN_CLOSED } from '../campaigns/rules.ts';
import type { OpenCheckoutResult } from '../payments/index.ts';
import { ApiError, conflict } from '../platform/errors.ts';
import {
  ALREADY_SUBSCRIBED,
  OWN_CAMPAIGN,
  PAYMENT_DISPUTED,
  PAYMENT_IN_PROGRESS,
  PAYMENT_CLOSED,
  SUBSCRIBED_BY_OTHER_ADDRESS,
  type SubmissionStatus,
} from '../submissions/rules.ts';

export const campaignClosed = () => new ApiError(409, 'campaign_closed', CAMPAIGN_CLOSED);
export const ownCampaign = () => new ApiError(409, 'own_campaign', OWN_CAMPAIGN);

/** Returns the error that explains why a submission with this status has no checkout. */
export function notPayable(status: Exclude<SubmissionStatus, 'pending' | 'failed'> | 'elsewhere'): ApiError {
  switch (status) {
    case 'processing':
      return new ApiError(409, 'payment_in_progress', PAYMENT_IN_PROGRESS);
    case 'paid':
      return new ApiError(409, 'already_subscribed', ALREADY_SUBSCRIBED);
    case 'elsewhere':
      return new ApiError(409, 'already_subscribed', SUBSCRIBED_BY_OTHER_ADDRESS);
    case 'disputed':
      return conflict(PAYMENT_DISPUTED);
    case 'refunded':
    case 'cancelled':
      return conflict(PAYMENT_CLOSED);
  }
}

/** Returns the error that explains why no checkout was opened. */
export function toNotPayable(result: Exclude<OpenCheckoutResult, { kind: 'open' }>): ApiError {
  return result.kind === 'settled' ? notPayable(result.status) : campaignClosed();
}
