import { z } from 'zod';
import { encodeMessage } from '../platform/contract.ts';
import { ID_MAX } from '../platform/rules.ts';
import { PAYMENT_STATUSES } from '../submissions/rules.ts';
import { ORIGIN_MAX, ORIGINS_MAX, PAGE_MAX, SIGNED_TOKEN_MAX, TOO_MANY_ORIGINS } from './rules.ts';

/** A signed token; a ticket is prefixed with the campaign's slug. */
const SignedToken = z.string().max(SIGNED_TOKEN_MAX);

/** The page that embedded the form; the browser sets `origin`, the page itself `page`. */
export const EmbedSource = z.object({
  origin: z.string().max(ORIGIN_MAX),
  page: z.string().max(PAGE_MAX).optional(),
});

export const EmbedUpdate = z.object({
  origins: z.array(z.string().max(ORIGIN_MAX)).max(ORIGINS_MAX, encodeMessage(TOO_MANY_ORIGINS)),
});
export type EmbedUpdate = z.infer<typeof EmbedUpdate>;

/** A campaign's widget, for its owner; the campaign's statistics count the visitors it brought. */
export const Embed = z.object({
  /** Sites to which a visitor may return after the payment. */
  origins: z.array(z.string()),
});
export type Embed = z.infer<typeof Embed>;

/** With `ask`, the provider is asked first if the payment may still change. */
export const EmbedPaymentQuery = z.object({ ticket: SignedToken, ask: z.boolean().optional() });
export type EmbedPaymentQuery = z.infer<typeof EmbedPaymentQuery>;

/** The only data that a ticket gives access to: the status of one payment. */
export const EmbedPayment = z.object({ paymentStatus: z.enum(PAYMENT_STATUSES) });
export type EmbedPayment = z.infer<typeof EmbedPayment>;

export const CheckoutRedirectQuery = z.object({ key: SignedToken });
export const ReturnQuery = z.object({ key: SignedToken, payment: z.string().max(ID_MAX).optional() });
export type ReturnQuery = z.infer<typeof ReturnQuery>;
