import { z } from 'zod';
import { CampaignName } from '../campaigns/contract.ts';
import { COSTS_COVERED_BY } from '../platform/money-rules.ts';
import { listPage } from '../platform/paging.ts';
import { OBSTACLES } from './payable-rules.ts';
import { STATEMENT_STATES, TRANSFER_STATES } from './rules.ts';

const Cents = z.number().int();
const CampaignRef = CampaignName.pick({ id: true, slug: true, name: true });

/** A campaign's statement; amounts in cents. Its figures are frozen at `frozenAt`. */
export const Statement = z.object({
  campaign: CampaignRef,
  charity: z.string().nullable(),
  state: z.enum(STATEMENT_STATES),
  /** Why it is not transferred yet, and from when it can be. */
  obstacle: z.enum(OBSTACLES).nullable(),
  payableFrom: z.iso.datetime().nullable(),
  costsCoveredBy: z.enum(COSTS_COVERED_BY),
  payments: z.number(),
  grossCents: Cents,
  refunds: z.number(),
  refundedCents: Cents,
  disputes: z.number(),
  disputedCents: Cents,
  /** Number of payments whose costs the provider has reported. */
  pricedPayments: z.number(),
  costsCents: Cents,
  netCents: Cents,
  /**
   * Balance from the charity's earlier transfers; negative after refunds and lost disputes. Of its open statements,
   * only that of the next transfer carries it.
   */
  carryCents: Cents,
  /** The amount transferred. */
  amountCents: Cents,
  frozenAt: z.iso.datetime().nullable(),
  /** The amount reversed afterwards. */
  reversedCents: Cents,
  /** The day on which it reached the charity's bank. */
  arrivedOn: z.string().nullable(),
  reference: z.string().nullable(),
  /** Changes since it was frozen, which go to the charity's next statement. */
  changedCents: Cents,
});
export type Statement = z.infer<typeof Statement>;

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

/** A transfer as an admin sees it; `failure` is the provider's reason for holding it, `obstacle` ours. */
export const Transfer = z.object({
  id: z.string(),
  campaign: CampaignRef,
  charity: z.string(),
  state: z.enum(TRANSFER_STATES),
  reference: z.string(),
  amountCents: Cents,
  reversedCents: Cents,
  failure: z.string().nullable(),
  obstacle: z.enum(OBSTACLES).nullable(),
  payableFrom: z.iso.datetime().nullable(),
  frozenAt: z.iso.datetime(),
  arrivedOn: z.string().nullable(),
  canRetry: z.boolean(),
  /** Whether its bank returned it, so that an admin can note that it was paid another way. */
  canSettle: z.boolean(),
});
export type Transfer = z.infer<typeof Transfer>;
export const TransfersPage = listPage(Transfer);
export type TransfersPage = z.infer<typeof TransfersPage>;

/** What anyone may know about a campaign's proceeds, once they have reached the charity's bank. */
export const PublicPayout = z.object({ amountCents: Cents, charity: z.string(), arrivedOn: z.string() });
export type PublicPayout = z.infer<typeof PublicPayout>;

const CharityPayout = z.object({
  campaign: CampaignRef,
  amountCents: Cents,
  /** The amount taken back, which `amountCents` no longer contains. */
  reversedCents: Cents,
  reference: z.string(),
  arrivedOn: z.string().nullable(),
});
/** `awaited` is what campaigns raised and was not transferred yet, with what it waits for; only on the first page. */
export const CharityPayouts = listPage(CharityPayout).extend({
  awaited: z.array(
    Payable.pick({ campaign: true, obstacle: true, payableFrom: true }).extend({ amountCents: Cents }),
  ),
});
export type CharityPayouts = z.infer<typeof CharityPayouts>;
