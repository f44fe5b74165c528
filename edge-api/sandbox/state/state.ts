import type { Mail } from '../mail/mail.ts';
import type { StoredResponses } from '../stripe/idempotency.ts';
import type { Payment } from '../stripe/payment.ts';
import type { ConnectedAccount } from '../stripe/connected-account.ts';
import type { Transfer } from '../stripe/types.ts';

/** Everything that the sandbox stores, in chronological order. */
export type State = {
  payments: Map<string, Payment>;
  /** The session of each intent, charge, refund and event; derived from `payments`. */
  sessionIds: Map<string, string>;
  answers: StoredResponses;
  mails: Mail[];
  accounts: Map<string, ConnectedAccount>;
  transfers: Map<string, Transfer>;
  /** The onboarding of each link, by the link's secret. */
  links: Map<string, OnboardingLink>;
  /** The platform's own balance at the provider. */
  platform: { cents: number };
};

type OnboardingLink = {
  readonly account: string;
  readonly refreshUrl: string;
  readonly returnUrl: string;
  /** In Unix seconds. */
  readonly expiresAt: number;
};

/** The platform's initial top-up, from which it pays the provider's costs. */
const TOP_UP_CENTS = 10_000_000;

/** Older mails are dropped, so that a load test does not fill the memory. */
const MAX_MAILS = 2000;
/** Older payments are dropped: each takes about 25 kB, and an hour of load makes 30,000. */
export const MAX_PAYMENTS = 5000;

export function emptyState(): State {
  return {
    payments: new Map(),
    sessionIds: new Map(),
    answers: new Map(),
    mails: [],
    accounts: new Map(),
    transfers: new Map(),
    links: new Map(),
    platform: { cents: TOP_UP_CENTS },
  };
}

/** Stores a payment and indexes it by the ids of its objects; drops the oldest one if there are too many. */
export function putPayment(state: State, payment: Payment): void {
  const session = payment.session.id;
  const before = state.payments.get(session);
  state.platform.cents += countOnBalance(payment) - (before ? countOnBalance(before) : 0);
  state.payments.set(session, payment);
  for (const id of listObjectIds(payment)) state.sessionIds.set(id, session);
  const [oldest] = state.payments.values();
  if (oldest && state.payments.size > MAX_PAYMENTS) deletePayment(state, oldest);
}

/** Returns what a payment has added to the platform's balance, in cents, minus the provider's costs. */
function countOnBalance({ transaction, refunds, dispute }: Payment): number {
  const refunded = refunds.filter(({ status }) => status === 'succeeded');
  const disputed = dispute?.balance_transactions ?? [];
  return (
    (transaction?.net ?? 0) -
    refunded.reduce((total, { amount }) => total + amount, 0) +
    disputed.reduce((total, { net }) => total + net, 0)
  );
}

function deletePayment(state: State, payment: Payment): void {
  state.payments.delete(payment.session.id);
  for (const id of listObjectIds(payment)) state.sessionIds.delete(id);
}

function listObjectIds({ intent, charge, refunds, events }: Payment): string[] {
  return [intent, charge, ...refunds, ...events].flatMap((object) => object?.id ?? []);
}

/** Finds a payment by the id of its session, intent, charge or refund, or of one of its events. */
export function findPayment(state: State, id: string): Payment | undefined {
  return state.payments.get(state.sessionIds.get(id) ?? id);
}

export function listPaymentsNewestFirst(state: State): Payment[] {
  return [...state.payments.values()].reverse();
}

export function putMail(state: State, mail: Mail): void {
  state.mails.push(mail);
  if (state.mails.length > MAX_MAILS) state.mails.shift();
}

export function findMail(state: State, id: string): Mail | undefined {
  return state.mails.find((mail) => mail.id === id);
}
