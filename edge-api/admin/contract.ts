import { z } from 'zod';
import { ADMIN_ACTIONS } from '../admin-log/rules.ts';
import { CampaignName } from '../campaigns/contract.ts';
import { PROOFS, REVIEW_STATES } from '../campaigns/review-rules.ts';
import { PAUSE_REASONS, PHASES } from '../campaigns/rules.ts';
import { STAGES } from '../campaigns/outcome-rules.ts';
import { EVENT_OUTCOMES } from '../payments/rules.ts';
import { Json } from '../platform/contract.ts';
import { keysetQuery, listPage } from '../platform/paging.ts';
import { ID_MAX, ROLES } from '../platform/rules.ts';
import { ADMIN_PAGE_SIZE, OVERVIEW_FIGURES, PAYMENT_STATES, SEARCH_MAX, STUCK_STATES } from './rules.ts';

const Count = z.number().int();
export const Moment = z.iso.datetime();
/** A note by an admin, as other admins read it; `admin` is null once their account is erased. */
export const ReadNote = z.object({
  id: z.string(),
  text: z.string(),
  admin: z.string().nullable(),
  at: Moment,
});
export type ReadNote = z.infer<typeof ReadNote>;

export const AdminCampaignsQuery = keysetQuery(ADMIN_PAGE_SIZE).extend({ stage: z.enum(STAGES).optional() });
export type AdminCampaignsQuery = z.infer<typeof AdminCampaignsQuery>;

/** Words to find campaigns by. In the body, so that an owner's name or address appears in no log. */
export const CampaignSearch = z.object({ search: z.string().trim().min(1).max(SEARCH_MAX) });
export type CampaignSearch = z.infer<typeof CampaignSearch>;

export const AdminCampaign = CampaignName.extend({
  ownerId: z.string(),
  stage: z.enum(STAGES),
  phase: z.enum(PHASES),
  paused: z.enum(PAUSE_REASONS).nullable(),
  charity: z.string().nullable(),
  review: z.enum(REVIEW_STATES).nullable(),
  createdAt: Moment,
  subscriptionDeadline: Moment.nullable(),
  participants: Count,
  /** The submissions of nominees who may be the same person as another nominee. */
  samePeople: z.array(z.string()),
});
export type AdminCampaign = z.infer<typeof AdminCampaign>;
export const AdminCampaignsPage = listPage(AdminCampaign);
export type AdminCampaignsPage = z.infer<typeof AdminCampaignsPage>;

const ReviewedOwner = z.object({
  id: z.string(),
  name: z.string().nullable(),
  email: z.string(),
  role: z.enum(ROLES),
  isVerified: z.boolean(),
  createdAt: Moment,
  campaigns: Count,
  confirmed: Count,
  declined: Count,
  stopped: Count,
});

/** A campaign whose artist awaits an admin's confirmation. */
export const CampaignInReview = CampaignName.extend({
  /** The version that a decision refers to. */
  version: z.number().int(),
  review: z.enum(REVIEW_STATES),
  /** The admin's question to the owner. */
  reviewReason: z.string().nullable(),
  /** The name of another artist that this one resembles. */
  lookAlike: z.string().nullable(),
  charity: z.string().nullable(),
  createdAt: Moment,
  owner: ReviewedOwner,
  /** The sites and profiles given by the owner. */
  addresses: z.array(z.string()),
  /** The code that a celebrity's own page must contain as proof, unless it links to the campaign. */
  proofCode: z.string(),
});
export type CampaignInReview = z.infer<typeof CampaignInReview>;
export const CampaignsInReview = listPage(CampaignInReview);
export type CampaignsInReview = z.infer<typeof CampaignsInReview>;

const SuspendedAccount = z.object({
  id: z.string(),
  name: z.string().nullable(),
  email: z.string(),
  suspendedAt: Moment,
  reason: z.string(),
  objection: z.string().nullable(),
  /** Whether an admin has yet to decide on the objection. */
  isObjectionOpen: z.boolean(),
});
export const SuspendedAccountsPage = listPage(SuspendedAccount);
export type SuspendedAccountsPage = z.infer<typeof SuspendedAccountsPage>;

/** How a celebrity's own page proves a campaign. */
export const ProofResult = z.object({ proof: z.enum(PROOFS) });

/** A mail that failed for good; recipient and subject are null once its content is deleted. */
export const FailedMail = z.object({
  id: z.string(),
  /** The occasion, such as `paid:{submission}`. */
  key: z.string(),
  recipient: z.string().nullable(),
  subject: z.string().nullable(),
  createdAt: Moment,
  failedAt: Moment,
  attempts: z.number().int(),
  resentAt: Moment.nullable(),
  canBeSentAgain: z.boolean(),
});
export type FailedMail = z.infer<typeof FailedMail>;
export const FailedMailsPage = listPage(FailedMail);
export type FailedMailsPage = z.infer<typeof FailedMailsPage>;

/** A message of the provider that changed nothing; without a provider's id it cannot be fetched again. */
export const UnappliedMessage = z.object({
  id: z.string(),
  type: z.string(),
  outcome: z.string(),
  receivedAt: Moment,
  canBeProcessedAgain: z.boolean(),
});
export type UnappliedMessage = z.infer<typeof UnappliedMessage>;
export const UnappliedMessagesPage = listPage(UnappliedMessage);
export type UnappliedMessagesPage = z.infer<typeof UnappliedMessagesPage>;

export const ProcessedAgain = z.object({ outcome: z.enum(EVENT_OUTCOMES) });
export type ProcessedAgain = z.infer<typeof ProcessedAgain>;

/** A message that could not be verified as the provider's. */
const RefusedMessage = z.object({ id: z.string(), at: Moment, reason: z.string() });
export const RefusedMessagesPage = listPage(RefusedMessage);
export type RefusedMessagesPage = z.infer<typeof RefusedMessagesPage>;

/** The result of a sweep; a part without a figure failed. */
export const Sweep = z.object({
  id: z.string(),
  startedAt: Moment,
  durationMs: z.number().int(),
  figures: z.record(z.string(), Json),
  failedParts: z.array(z.string()),
});
export type Sweep = z.infer<typeof Sweep>;
export const SweepsPage = listPage(Sweep);
export type SweepsPage = z.infer<typeof SweepsPage>;

/** An admin's manual action; `admin` is null once their account is erased. */
const LoggedAction = z.object({
  id: z.string(),
  admin: z.string().nullable(),
  action: z.enum(ADMIN_ACTIONS),
  subject: z.string(),
  /** The name of the campaign, charity or person affected, if there is one. */
  name: z.string().nullable(),
  reason: z.string(),
  at: Moment,
});

/** A page of the log, optionally of one admin. */
export const LogQuery = keysetQuery(ADMIN_PAGE_SIZE).extend({ admin: z.string().max(ID_MAX).optional() });
export type LogQuery = z.infer<typeof LogQuery>;

/** The admins; `since` is null if older than this field, `lastAt` without a manual action. */
export const Admins = z.object({
  docs: z.array(
    z.object({
      id: z.string(),
      name: z.string(),
      email: z.string(),
      since: Moment.nullable(),
      lastAt: Moment.nullable(),
    }),
  ),
});
export type Admins = z.infer<typeof Admins>;
export const LoggedActionsPage = listPage(LoggedAction);
export type LoggedActionsPage = z.infer<typeof LoggedActionsPage>;

/** A day of the Dutch calendar, `YYYY-MM-DD`, and the number of new rows on it. */
const ChartDay = z.object({ day: z.string(), payments: Count, campaigns: Count });
export type ChartDay = z.infer<typeof ChartDay>;

/** Counts up to `COUNT_MAX` (rules.ts), and the last 30 days, oldest first. */
export const Overview = z.object({
  figures: z.record(z.enum(OVERVIEW_FIGURES), Count),
  /** When the oldest item of each figure started to wait; null if none waits. */
  since: z.record(z.enum(OVERVIEW_FIGURES), Moment.nullable()),
  campaigns: z.record(z.enum(STAGES), Count),
  payments: z.record(z.enum(PAYMENT_STATES), Count),
  days: z.array(ChartDay),
  lastSweep: Sweep.nullable(),
});
export type Overview = z.infer<typeof Overview>;

/** A selection that is stuck or waiting, as an admin sees it. */
export const StuckSelection = z.object({
  id: z.string(),
  campaign: CampaignName.omit({ id: true }),
  state: z.enum(STUCK_STATES),
  attempts: z.number().int(),
  since: Moment,
  /** Null during a try, and after the last one. */
  nextTryAt: Moment.nullable(),
  waitingAnswers: z.number().int(),
  lastError: z.string().nullable(),
});
export type StuckSelection = z.infer<typeof StuckSelection>;

export const StuckSelectionsPage = listPage(StuckSelection);
export type StuckSelectionsPage = z.infer<typeof StuckSelectionsPage>;
