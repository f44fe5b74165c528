import { z } from 'zod';
import { FIRST_YEAR } from './year-rules.ts';

export const YearQuery = z.object({ year: z.coerce.number().int().min(FIRST_YEAR).max(9999) });
export type YearQuery = z.infer<typeof YearQuery>;

const Cents = z.number().int();

const YearPayment = z.object({
  campaign: z.string(),
  charity: z.string().nullable(),
  paidOn: z.string(),
  paidCents: Cents,
  refundedOn: z.string().nullable(),
  refundedCents: Cents,
});

/** A person's payments of one calendar year, oldest first. */
export const YearStatement = z.object({
  year: z.number(),
  name: z.string(),
  payments: z.array(YearPayment),
  paidCents: Cents,
  refundedCents: Cents,
  /** Whether there are more payments than one statement shows. */
  hasMore: z.boolean(),
});
export type YearStatement = z.infer<typeof YearStatement>;

/** The last calendar year if the caller has payments in it, else null. */
export const LastYear = z.object({ year: z.number().nullable() });
export type LastYear = z.infer<typeof LastYear>;
