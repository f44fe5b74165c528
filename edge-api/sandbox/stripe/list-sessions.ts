import { type Context, currentPayment } from '../context.ts';
import { newestPayments } from '../state/state.ts';
import { invalidRequest, resourceMissing } from './errors.ts';
import { expandSession } from './expand.ts';
import type { ListSessions } from './params.ts';

const OF_EACH = 'data.';

/**
 * A page of sessions, newest first, as Stripe lists them.
 * @throws StripeError 404 when `starting_after` names no session.
 */
export function listSessions(ctx: Context, params: ListSessions) {
  const expand = params.expand.map((path) => {
    if (!path.startsWith(OF_EACH))
      throw invalidRequest(`This property cannot be expanded (${path}).`, { param: 'expand' });
    return path.slice(OF_EACH.length);
  });
  const all = newestPayments(ctx.state);
  const last = all.findIndex(({ session }) => session.id === params.starting_after);
  if (params.starting_after !== undefined && last < 0) {
    throw resourceMissing('checkout.session', params.starting_after, 'starting_after');
  }
  const found = all
    .slice(last + 1)
    .map((payment) => currentPayment(ctx, payment.session.id) ?? payment)
    .filter(({ intent }) => params.payment_intent === undefined || intent?.id === params.payment_intent)
    .filter(({ session }) => params.status === undefined || session.status === params.status);
  return {
    object: 'list',
    data: found.slice(0, params.limit).map((payment) => expandSession(payment, expand)),
    has_more: found.length > params.limit,
    url: '/v1/checkout/sessions',
  };
}
