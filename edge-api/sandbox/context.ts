import { newId } from './ids.ts';
import type { Settings } from './settings.ts';
import { findPayment, putPayment, type State } from './state/state.ts';
import { type Action, applyAction, isOverdue } from './stripe/checkout-session.ts';
import { createEvent } from './stripe/event.ts';
import type { Moment, Payment } from './stripe/payment.ts';
import type { EventDraft } from './stripe/types.ts';
import type { Deliveries } from './webhooks/deliveries.ts';

/** Which of the stand-ins pretend to be out of order. */
type Outage = { provider: 'up' | 'down'; mail: 'up' | 'down' };

/** What every part of the sandbox works with. */
export type Context = {
  settings: Settings;
  state: State;
  /** Says that the state has changed and should be written. */
  markChanged: () => void;
  deliveries: Deliveries;
  outage: Outage;
  now: () => Date;
};

export function getMoment(ctx: Context): Moment {
  return { at: Math.floor(ctx.now().getTime() / 1000), newId: createId };
}

/** Session ids are as long as Stripe's, because they open the page. */
function createId(prefix: string): string {
  return newId(prefix, prefix === 'cs_test' ? 58 : 24);
}

/** The payment that owns the object with this id, expired first when its time has come. */
export function currentPayment(ctx: Context, id: string): Payment | undefined {
  const payment = findPayment(ctx.state, id);
  if (!payment || !isOverdue(payment, getMoment(ctx).at)) return payment;
  performAction(ctx, payment, 'expire');
  return findPayment(ctx.state, id);
}

/** Expires all sessions whose time has come. */
export function expireOverdue(ctx: Context): void {
  const { at } = getMoment(ctx);
  for (const payment of ctx.state.payments.values())
    if (isOverdue(payment, at)) performAction(ctx, payment, 'expire');
}

type ActionResult =
  | { refused: 'not_open' | 'not_processing' }
  | {
      refused?: never;
      payment: Payment;
      /** Ends with the first attempt to deliver. */ delivered: Promise<void>;
    };

/** Lets `action` happen to a payment: stores what comes of it and delivers its events. */
export function performAction(ctx: Context, payment: Payment, action: Action): ActionResult {
  const step = applyAction(payment, action, getMoment(ctx));
  if (step.refused) return { refused: step.refused };
  return recordEvents(ctx, step.payment, step.events);
}

/** Stores a payment together with the events that tell of its change, and delivers those. */
export function recordEvents(
  ctx: Context,
  payment: Payment,
  drafts: EventDraft[],
  idempotencyKey: string | null = null,
) {
  const moment = getMoment(ctx);
  const events = drafts.map((draft) => createEvent(draft, moment, idempotencyKey));
  const updated = { ...payment, events: [...payment.events, ...events] };
  putPayment(ctx.state, updated);
  ctx.markChanged();
  return { payment: updated, delivered: ctx.deliveries.deliver(events) };
}
