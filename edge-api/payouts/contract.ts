import { z } from 'zod';
import { isEventDate } from '../campaigns/event-time-rules.ts';
import { encodeMessage } from '../platform/contract.ts';
import { COSTS_COVERED_BY } from '../platform/money-rules.ts';
import { listPage } from '../platform/paging.ts';
import { ID_MAX } from '../platform/rules.ts';
import { OBSTACLES } from './payable-rules.ts';
import {
  BANK_REFERENCE_MAX,
  BANK_REFERENCE_REQUIRED,
  BANK_REFERENCE_TOO_LONG,
  BATCH_EMPTY,
  BATCH_MAX,
  BATCH_TOO_LARGE,
  SENT_DATE_INVALID,
  STATEMENT_STATES,
} from './rules.ts';

const Cents = z.number().int();
const CampaignRef = z.object({ id: z.string(), slug: z.string(), name: z.string() });

/** A campaign's statement; amounts in cents. Its figures are frozen from `frozenAt` on. */
export const Statement = z.object({
  campaign: CampaignRef,
  charity: z.string().nullable(),
  state: z.enum(STATEMENT_STATES),
  /** Why it is not paid out yet, and from when it can be. */
  obstacle: z.enum(OBSTACLES).nullable(),
  payableFrom: z.iso.datetime().nullable(),
  costsCoveredBy: z.enum(COSTS_COVERED_BY),
  payments: z.number(),
  grossCents: Cents,
  refunds: z.number(),
  refundedCents: Cents,
  disputes: z.number(),
  disputedCents: Cents,
  /** Payments of which the provider has named its costs. */
  pricedPayments: z.number(),
  costsCents: Cents,
  netCents: Cents,
  /** What earlier payouts of the charity left over; below zero for refunds and disputes after them. */
  carryCents: Cents,
  /** What is transferred. */
  amountCents: Cents,
  frozenAt: z.iso.datetime().nullable(),
  /** The bank's day, and the names under which it made the transfer. */
  sentOn: z.string().nullable(),
  reference: z.string().nullable(),
  bankReference: z.string().nullable(),
  /** What changed since it was frozen; it is on the charity's next statement. */
  changedCents: Cents,
});
export type Statement = z.infer<typeof Statement>;

/** A campaign that waits for its payout. */
export const Payable = z.object({
  campaign: CampaignRef,
  charity: z.object({ id: z.string(), name: z.string() }).nullable(),
  obstacle: z.enum(OBSTACLES).nullable(),
  payableFrom: z.iso.datetime().nullable(),
  payments: z.number(),
  netCents: Cents,
  carryCents: Cents,
});
export type Payable = z.infer<typeof Payable>;
export const PayablePage = listPage(Payable);
export type PayablePage = z.infer<typeof PayablePage>;

export const NewBatch = z.object({
  campaignIds: z
    .array(z.string().max(ID_MAX))
    .min(1, encodeMessage(BATCH_EMPTY))
    .max(BATCH_MAX, encodeMessage(BATCH_TOO_LARGE)),
});
export type NewBatch = z.infer<typeof NewBatch>;

/** A batch; `takenBackAt` is null unless its campaigns are payable again. */
export const Batch = z.object({
  id: z.string(),
  messageId: z.string(),
  createdAt: z.iso.datetime(),
  count: z.number(),
  totalCents: Cents,
  sentOn: z.string().nullable(),
  bankReference: z.string().nullable(),
  takenBackAt: z.iso.datetime().nullable(),
});
export type Batch = z.infer<typeof Batch>;
export const BatchesPage = listPage(Batch);
export type BatchesPage = z.infer<typeof BatchesPage>;

/** One transfer, as it is typed at a bank. */
const BatchLine = z.object({
  campaign: CampaignRef,
  charity: z.string(),
  holder: z.string(),
  iban: z.string(),
  bic: z.string().nullable(),
  amountCents: Cents,
  reference: z.string(),
});
export type BatchLine = z.infer<typeof BatchLine>;
/** A batch with its lines. `hasFile` when there is a file for the bank. */
export const BatchDetails = Batch.extend({ lines: z.array(BatchLine), hasFile: z.boolean() });
export type BatchDetails = z.infer<typeof BatchDetails>;

export const SentBatch = z.object({
  date: z
    .string({ error: encodeMessage(SENT_DATE_INVALID) })
    .max(10, encodeMessage(SENT_DATE_INVALID))
    .refine(isEventDate, { error: encodeMessage(SENT_DATE_INVALID) }),
  reference: z
    .string({ error: encodeMessage(BANK_REFERENCE_REQUIRED) })
    .trim()
    .min(1, encodeMessage(BANK_REFERENCE_REQUIRED))
    .max(BANK_REFERENCE_MAX, encodeMessage(BANK_REFERENCE_TOO_LONG)),
});
export type SentBatch = z.infer<typeof SentBatch>;

/** What anyone may know of a campaign's payout, once it was sent. */
export const PublicPayout = z.object({
  amountCents: Cents,
  charity: z.string(),
  sentOn: z.string(),
});
export type PublicPayout = z.infer<typeof PublicPayout>;

/** A payout in the list of its charity. */
const CharityPayout = z.object({
  campaign: CampaignRef,
  amountCents: Cents,
  reference: z.string(),
  sentOn: z.string().nullable(),
});
export const CharityPayouts = listPage(CharityPayout);
export type CharityPayouts = z.infer<typeof CharityPayouts>;
