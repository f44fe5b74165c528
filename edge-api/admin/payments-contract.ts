import { z } from 'zod';
import { CampaignName } from '../campaigns/contract.ts';
import { ActionReason } from '../admin-log/contract.ts';
import { CHECKOUT_STATES, PAYMENT_FINDINGS } from '../payments/rules.ts';
import { keysetQuery, listPage } from '../platform/paging.ts';
import { ID_MAX } from '../platform/rules.ts';
import { PAYMENT_FAILURES } from '../submissions/rules.ts';
import { Moment, ReadNote } from './contract.ts';
import { ADMIN_PAGE_SIZE, PAYMENT_ACTS, PAYMENT_STATES, SEARCH_MAX } from './rules.ts';

/** With `search`, the payments matching any reference; other filters are ignored. */
export const AdminPaymentsQuery = keysetQuery(ADMIN_PAGE_SIZE).extend({
  state: z.enum(PAYMENT_STATES).optional(),
  campaign: z.string().max(ID_MAX).optional(),
  search: z.string().trim().max(SEARCH_MAX).optional(),
});
export type AdminPaymentsQuery = z.infer<typeof AdminPaymentsQuery>;

/** A payment, without personal data of who made it. */
export const AdminPayment = z.object({
  /** The provider's id of the checkout. */
  id: z.string(),
  submissionId: z.string(),
  intentId: z.string().nullable(),
  receiptNumber: z.string().nullable(),
  attempt: z.number().int(),
  state: z.enum(CHECKOUT_STATES),
  isRefundDue: z.boolean(),
  isDisputed: z.boolean(),
  /** Whether the bank made an inquiry about it, which withholds no money. */
  isInquiry: z.boolean(),
  amountCents: z.number().int(),
  createdAt: Moment,
  paidAt: Moment.nullable(),
  /** Also null if the fan's bank returned the refund. */
  refundedAt: Moment.nullable(),
  campaign: CampaignName,
  /** The id of the person who made it; null once their account is erased. */
  userId: z.string().nullable(),
});
export type AdminPayment = z.infer<typeof AdminPayment>;
export const AdminPaymentsPage = listPage(AdminPayment);
export type AdminPaymentsPage = z.infer<typeof AdminPaymentsPage>;

/** A payment with the provider's messages, and the state that each led to. */
export const PaymentRecord = AdminPayment.extend({
  failure: z.enum(PAYMENT_FAILURES).nullable(),
  messages: z.array(z.object({ id: z.string(), type: z.string(), outcome: z.string(), receivedAt: Moment })),
  notes: z.array(ReadNote),
});
export type PaymentRecord = z.infer<typeof PaymentRecord>;

/** An admin's action on a payment, by its name in the log, and the reason. */
export const HelpPayment = ActionReason.extend({ act: z.enum(PAYMENT_ACTS) });
export type HelpPayment = z.infer<typeof HelpPayment>;

/** A payment's reference of any kind. */
export const PaymentReference = z.object({ reference: z.string().trim().min(1).max(SEARCH_MAX) });
export type PaymentReference = z.infer<typeof PaymentReference>;

/** The provider's answer about a payment, and the payment afterwards; null if we have none. */
const PaymentCheck = z.object({
  reference: z.string(),
  finding: z.enum(PAYMENT_FINDINGS),
  payment: AdminPayment.nullable(),
});
export const PaymentChecks = listPage(PaymentCheck);
export type PaymentChecks = z.infer<typeof PaymentChecks>;
