import { z } from 'zod';
import { told } from '../platform/contract.ts';
import { PAYMENT_STATUSES } from '../submissions/rules.ts';
import { ORIGIN_MAX, ORIGINS_MAX, PAGE_MAX, SEALED_MAX, TOO_MANY_ORIGINS } from './rules.ts';

/** A sealed value, with the campaign's slug before it where it is a ticket. */
const Sealed = z.string().max(SEALED_MAX);

/** Which page showed the form; `origin` comes from the browser, `page` from the page itself. */
export const Embedding = z.object({
  origin: z.string().max(ORIGIN_MAX),
  page: z.string().max(PAGE_MAX).optional(),
});

export const EmbedChange = z.object({
  origins: z.array(z.string()).max(ORIGINS_MAX, told(TOO_MANY_ORIGINS)),
});
export type EmbedChange = z.infer<typeof EmbedChange>;

/** What a campaign's owner sees of its widget; counts carry no personal data. */
export const Embed = z.object({
  /** Sites to which a visitor may return after the payment. */
  origins: z.array(z.string()),
  /** Submissions that came through each site, cancelled ones left out, and how many of them are paid. */
  counts: z.array(z.object({ origin: z.string(), all: z.number().int(), paid: z.number().int() })),
});
export type Embed = z.infer<typeof Embed>;

/** `ask` has the provider asked first, for a payment that may still change. */
export const EmbedPaymentQuestion = z.object({ ticket: Sealed, ask: z.boolean().optional() });
export type EmbedPaymentQuestion = z.infer<typeof EmbedPaymentQuestion>;

/** All that a ticket tells: what became of one payment. */
export const EmbedPayment = z.object({ paymentStatus: z.enum(PAYMENT_STATUSES) });
export type EmbedPayment = z.infer<typeof EmbedPayment>;

export const GoQuery = z.object({ key: Sealed });
export const ReturnQuery = z.object({ key: Sealed, payment: z.string().optional() });
export type ReturnQuery = z.infer<typeof ReturnQuery>;
