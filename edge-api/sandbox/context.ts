import { randomBytes } from 'node:crypto';
import type { Settings } from './settings.ts';
import { findPayment, putPayment, type State } from './state/state.ts';
import { type Action, applyAction, isOverdue, type StepRefusal } from './stripe/checkout-session.ts';
import type { Moment, Payment } from './stripe/payment.ts';
import {
  type ConnectedAccount,
  ONBOARDING_ACTIONS,
  type OnboardingAction,
  toAccountEvent,
} from './stripe/connected-account.ts';
import { resourceMissing } from './stripe/errors.ts';
import { failPayout, payOut } from './stripe/transfer.ts';
import { API_VERSION, type EventDraft, type StripeEvent, type Transfer } from './stripe/types.ts';
import type { Deliveries } from './webhooks/deliveries.ts';

/** The context that every part of the sandbox works with. */
export type Context = {
  settings: Settings;
  state: State;
  /** Schedules a write of the state after a change. */
  markChanged: () => void;
  deliveries: Deliveries;
  /** Services that pretend to be down. */
  outage: { provider: 'up' | 'down'; mail: 'up' | 'down' };
  now: () => Date;
};

export function getMoment(ctx: Context): Moment {
  // Session ids are as long as Stripe's, because the id alone gives access to the page.
  return {
    at: Math.floor(ctx.now().getTime() / 1000),
    newId: (prefix) => newId(prefix, prefix === 'cs_test' ? 58 : 24),
  };
}

const ALPHABET = '0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz';

/** Creates an id in the provider's style: the prefix and `length` random letters and digits, as in `evt_1Q…`. */
export function newId(prefix: string, length: number): string {
  const letters = Array.from(randomBytes(length), (byte) => ALPHABET.charAt(byte % ALPHABET.length));
  return `${prefix}_${letters.join('')}`;
}

/** Finds the payment that owns the object with this id; expires it first if it is due. */
export function findCurrentPayment(ctx: Context, id: string): Payment | undefined {
  const payment = findPayment(ctx.state, id);
  if (!payment || !isOverdue(payment, getMoment(ctx).at)) return payment;
  performAction(ctx, payment, 'expire');
  return findPayment(ctx.state, id);
}

/** Expires every session that is due. */
export function expireOverdue(ctx: Context): void {
  const { at } = getMoment(ctx);
  for (const payment of ctx.state.payments.values())
    if (isOverdue(payment, at)) performAction(ctx, payment, 'expire');
}

type ActionResult =
  | { refused: StepRefusal }
  | {
      refused?: never;
      payment: Payment;
      /** Settles after the first attempt to deliver. */
      delivered: Promise<void>;
    };

/** Applies `action` to a payment, stores the result and delivers its events. */
export function performAction(ctx: Context, payment: Payment, action: Action): ActionResult {
  const step = applyAction(payment, action, getMoment(ctx));
  if (step.refused) return { refused: step.refused };
  return recordEvents(ctx, step.payment, step.events);
}

/** Stores a payment with its events and delivers them; `idempotencyKey` is that of the API call that caused them. */
export function recordEvents(
  ctx: Context,
  payment: Payment,
  drafts: EventDraft[],
  idempotencyKey: string | null = null,
) {
  const events = drafts.map((draft) => toEvent(ctx, draft, idempotencyKey));
  const updated = { ...payment, events: [...payment.events, ...events] };
  putPayment(ctx.state, updated);
  ctx.markChanged();
  return { payment: updated, delivered: ctx.deliveries.deliver(events) };
}

function toEvent(
  ctx: Context,
  { type, object }: EventDraft,
  idempotencyKey: string | null,
  account?: string,
): StripeEvent {
  const { at, newId } = getMoment(ctx);
  return {
    id: newId('evt'),
    object: 'event',
    ...(account !== undefined && { account }),
    api_version: API_VERSION,
    created: at,
    data: { object },
    livemode: false,
    pending_webhooks: 1,
    request: { id: null, idempotency_key: idempotencyKey },
    type,
  };
}

/** Returns an account; throws Stripe's error if there is none. */
export function requireAccount(ctx: Context, id: string): ConnectedAccount {
  const account = ctx.state.accounts.get(id);
  if (!account) throw resourceMissing('account', id, 'account');
  return account;
}

type Moved = {
  readonly account: ConnectedAccount;
  readonly transfer: Transfer;
  /** The change of the platform's balance; negative for money that leaves it. */
  readonly platformCents: number;
  readonly event: 'transfer.created' | 'transfer.reversed';
};

/** Stores a movement between the platform and an account, and sends its event to the shop. */
export function moveMoney(ctx: Context, { account, transfer, platformCents, event }: Moved): void {
  ctx.state.accounts.set(account.id, account);
  ctx.state.transfers.set(transfer.id, transfer);
  ctx.state.platform.cents += platformCents;
  ctx.markChanged();
  void ctx.deliveries.deliver([toEvent(ctx, { type: event, object: transfer }, null)]);
}

/** What can happen to an account: the onboarding actions, a payout to its bank, and one that its bank returns. */
export const ACCOUNT_ACTIONS = ['finish', 'submit', 'fail', 'lose-bank', 'pay-out', 'fail-payout'] as const;
export type AccountAction = (typeof ACCOUNT_ACTIONS)[number];

/** Applies an action to an account; resolves after the event's first attempt; undefined if nothing can be done. */
export function actOnAccount(
  ctx: Context,
  before: ConnectedAccount,
  action: AccountAction,
): Promise<void> | undefined {
  const moment = getMoment(ctx);
  if (action !== 'pay-out' && action !== 'fail-payout') return onboard(ctx, before, action);
  const made = action === 'pay-out' ? payOut(before, moment) : failPayout(before, moment);
  if (!made) return undefined;
  const { account, payout } = made;
  ctx.state.accounts.set(account.id, account);
  ctx.markChanged();
  const type = action === 'pay-out' ? 'payout.paid' : 'payout.failed';
  const events = [toEvent(ctx, { type, object: payout }, null, account.id)];
  return ctx.deliveries.deliver(
    account.stage === before.stage ? events : [...events, toAccountEvent(account, moment)],
  );
}

function onboard(ctx: Context, before: ConnectedAccount, action: OnboardingAction): Promise<void> {
  const account = { ...before, stage: ONBOARDING_ACTIONS[action] };
  ctx.state.accounts.set(account.id, account);
  ctx.markChanged();
  return ctx.deliveries.deliver([toAccountEvent(account, getMoment(ctx))]);
}
