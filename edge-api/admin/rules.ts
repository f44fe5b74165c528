import type { AdminAction } from '../admin-log/rules.ts';
import { CHECKOUT_STATES, type CheckoutState } from '../payments/rules.ts';
import { DAY_MS } from '../platform/rules.ts';

export const ADMIN_PAGE_SIZE = 25;
/** Events that the page of a person or a campaign begins with, as its query has them. */
export const EVENTS_FIRST = '10';
export const SEARCH_MAX = 100;
/** Campaigns that a search finds, the newest. */
export const SEARCH_MATCHES_MAX = 50;
/** What an admin does about one payment, as the log names it. */
export const PAYMENT_ACTS = [
  'receipt-sent',
  'payment-refunded',
  'settled-by-hand',
] as const satisfies readonly AdminAction[];

type PaymentAct = (typeof PAYMENT_ACTS)[number];

type PaymentState = Readonly<Record<'isRefundDue' | 'isDisputed', boolean>> & {
  readonly state: CheckoutState;
  readonly refundedAt: string | null;
};

/**
 * Returns what an admin can do about a payment: confirm it and give it back while it is there and stays, or note that it
 * was paid another way once its refund has come back for good.
 */
export function listPaymentActs(payment: PaymentState): readonly PaymentAct[] {
  const { state, isRefundDue, isDisputed, refundedAt } = payment;
  if (isRefundDue || isDisputed) return [];
  if (state === 'paid') return ['receipt-sent', 'payment-refunded'];
  return state === 'refunded' && refundedAt === null ? ['settled-by-hand'] : [];
}

/** Payments of one reference that the provider is asked about, the newest. */
export const CHECKS_MAX = 5;
/** The provider's messages that a payment shows, the latest. */
export const MESSAGES_MAX = 50;
/** How many rows are counted for the overview; more are shown as “or more”. */
export const COUNT_MAX = 10_000;
/** Days in the overview's charts, today included. */
export const CHART_DAYS = 30;
/** For how long refused messages count in the overview. */
export const REFUSALS_RECENT_MS = DAY_MS;

/** What waits for a person, and how much of it and since when the overview says. */
export const OVERVIEW_FIGURES = [
  'campaignsInReview',
  'charitiesPending',
  'reportsOpen',
  'objections',
  'paymentsDisputed',
  'selectionsGivenUp',
  'mailsFailed',
  'messagesUnreadable',
  'messagesRefused',
] as const;
export type OverviewFigure = (typeof OVERVIEW_FIGURES)[number];

/** By what payments are listed and counted: the state of their checkout, or what a bank does about them. */
export const PAYMENT_STATES = [...CHECKOUT_STATES, 'disputed', 'inquiry'] as const;

/** Returns the number of a receipt as the provider writes it, in groups of digits: people add a # or a space. */
export function normalizeReceiptNumber(text: string): string {
  return text.replace(/^#\s*/, '').replace(/(\d)[\s\u2010-\u2015-]+(?=\d)/g, '$1-');
}

/** Selections on one page of the admin's list. */
export const STUCK_SELECTIONS_PAGE_SIZE = 20;

/** What is wrong with a selection: it was given up, it is tried again, or answers could not be judged. */
export const STUCK_STATES = ['given-up', 'failing', 'waiting'] as const;
export type StuckState = (typeof STUCK_STATES)[number];
