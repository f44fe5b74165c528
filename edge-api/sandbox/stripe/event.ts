import type { Moment } from './payment.ts';
import { API_VERSION, type EventDraft, type StripeEvent } from './types.ts';

/** An event in Stripe's envelope; `idempotencyKey` is that of the API call which caused it, if one did. */
export function createEvent(draft: EventDraft, moment: Moment, idempotencyKey: string | null): StripeEvent {
  return {
    id: moment.newId('evt'),
    object: 'event',
    api_version: API_VERSION,
    created: moment.at,
    data: { object: draft.object },
    livemode: false,
    pending_webhooks: 1,
    request: { id: null, idempotency_key: idempotencyKey },
    type: draft.type,
  };
}
