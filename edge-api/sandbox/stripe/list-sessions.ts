import { type Context, findCurrentPayment } from '../context.ts';
import { listPaymentsNewestFirst } from '../state/state.ts';
import { invalidRequest, resourceMissing } from './errors.ts';
import { expandSession } from './expand.ts';
import type { ListSessions } from './params.ts';

const DATA_PREFIX = 'data.';

/**
 * Lists a page of sessions, newest first.
 * @throws StripeError 404 when `starting_after` names no session.
 */
export function listSessions(ctx: Context, params: ListSessions) {
  const expand = params.expand.map((path) => {
    if (!path.startsWith(DATA_PREFIX))
      throw invalidRequest(`This property cannot be expanded (${path}).`, { param: 'expand' });
    return path.slice(DATA_PREFIX.length);
  });
  const all = listPaymentsNewestFirst(ctx.state);
  const last = all.findIndex(({ session }) => session.id === params.starting_after);
  if (params.starting_after !== undefined && last < 0) {
    throw resourceMissing('checkout.session', params.starting_after, 'starting_after');
  }
  const matching = all
    .slice(last + 1)
    .map((payment) => findCurrentPayment(ctx, payment.session.id) ?? payment)
    .filter(({ intent }) => params.payment_intent === undefined || intent?.id === params.payment_intent)
    .filter(({ session }) => params.status === undefined || session.status === params.status);
  return {
    object: 'list',
    data: matching.slice(0, params.limit).map((payment) => expandSession(payment, expand)),
    has_more: matching.length > params.limit,
    url: '/v1/checkout/sessions',
  };
}
