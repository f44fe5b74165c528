import { z } from 'zod';
import { encodeMessage } from '../platform/contract.ts';
import { PAYMENT_STATUSES } from '../submissions/rules.ts';
import { ORIGIN_MAX, ORIGINS_MAX, PAGE_MAX, SIGNED_TOKEN_MAX, TOO_MANY_ORIGINS } from './rules.ts';

/** A signed token, with the campaign's slug before it where it is a ticket. */
const SignedToken = z.string().max(SIGNED_TOKEN_MAX);

/** Which page showed the form; `origin` comes from the browser, `page` from the page itself. */
export const EmbedSource = z.object({
  origin: z.string().max(ORIGIN_MAX),
  page: z.string().max(PAGE_MAX).optional(),
});

export const EmbedUpdate = z.object({
  origins: z.array(z.string()).max(ORIGINS_MAX, encodeMessage(TOO_MANY_ORIGINS)),
});
export type EmbedUpdate = z.infer<typeof EmbedUpdate>;

/** What a campaign's owner sees of its widget; counts carry no personal data. */
export const Embed = z.object({
  /** Sites to which a visitor may return after the payment. */
  origins: z.array(z.string()),
  /** Submissions that came through each site, cancelled ones left out, and how many of them are paid. */
  counts: z.array(z.object({ origin: z.string(), all: z.number().int(), paid: z.number().int() })),
});
export type Embed = z.infer<typeof Embed>;

/** `ask` has the provider asked first, for a payment that may still change. */
export const EmbedPaymentQuery = z.object({ ticket: SignedToken, ask: z.boolean().optional() });
export type EmbedPaymentQuery = z.infer<typeof EmbedPaymentQuery>;

/** All that a ticket tells: what became of one payment. */
export const EmbedPayment = z.object({ paymentStatus: z.enum(PAYMENT_STATUSES) });
export type EmbedPayment = z.infer<typeof EmbedPayment>;

export const CheckoutRedirectQuery = z.object({ key: SignedToken });
export const ReturnQuery = z.object({ key: SignedToken, payment: z.string().optional() });
export type ReturnQuery = z.infer<typeof ReturnQuery>;
