import type { AdminAction } from '../admin-log/rules.ts';
import { CHECKOUT_STATES, type CheckoutState } from '../payments/rules.ts';
import { DAY_MS } from '../platform/rules.ts';

export const ADMIN_PAGE_SIZE = 25;
/** Number of events on the first page of a person's or campaign's timeline, as a query parameter. */
export const EVENTS_FIRST = '10';
export const SEARCH_MAX = 100;
/** Maximum number of campaigns in a search's results, the newest. */
export const SEARCH_MATCHES_MAX = 50;
/** An admin's actions on a payment, by their name in the log. */
export const PAYMENT_ACTS = [
  'receipt-sent',
  'payment-refunded',
  'settled-by-hand',
] as const satisfies readonly AdminAction[];

type PaymentState = Readonly<Record<'isRefundDue' | 'isDisputed', boolean>> & {
  readonly state: CheckoutState;
  readonly refundedAt: string | null;
};

/**
 * Returns an admin's possible actions on a payment: send its receipt or refund it while it is paid and not disputed, or
 * note that it was paid another way once its refund has come back for good.
 */
export function listPaymentActs(payment: PaymentState): readonly (typeof PAYMENT_ACTS)[number][] {
  const { state, isRefundDue, isDisputed, refundedAt } = payment;
  if (isRefundDue || isDisputed) return [];
  if (state === 'paid') return ['receipt-sent', 'payment-refunded'];
  return state === 'refunded' && refundedAt === null ? ['settled-by-hand'] : [];
}

/** Maximum number of a reference's payments that the provider is asked about, the newest. */
export const CHECKS_MAX = 5;
/** Maximum number of a payment's messages shown, the latest. */
export const MESSAGES_MAX = 50;
/** Maximum count in the overview; a higher one is shown as “or more”. */
export const COUNT_MAX = 10_000;
/** Days in the overview's charts, today included. */
export const CHART_DAYS = 30;
/** How long refused messages count in the overview. */
export const REFUSALS_RECENT_MS = DAY_MS;

/** Work that waits for an admin; the overview shows how much and since when. */
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

/** States by which payments are listed and counted: that of their checkout, or of a bank's dispute or inquiry. */
export const PAYMENT_STATES = [...CHECKOUT_STATES, 'disputed', 'inquiry'] as const;

/** Normalizes a receipt number to the provider's form, groups of digits; people add a # or spaces. */
export function normalizeReceiptNumber(text: string): string {
  return text.replace(/^#\s*/, '').replace(/(\d)[\s\u2010-\u2015-]+(?=\d)/g, '$1-');
}

export const STUCK_SELECTIONS_PAGE_SIZE = 20;

/** Why a selection is listed: it was given up, it is being retried, or it has answers that could not be judged. */
export const STUCK_STATES = ['given-up', 'failing', 'waiting'] as const;
export type StuckState = (typeof STUCK_STATES)[number];
