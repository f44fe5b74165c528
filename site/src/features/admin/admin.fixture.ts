import type {
  AdminCampaign,
  CampaignInReview,
  FailedMail,
  Overview,
  UnappliedMessage,
} from '#api/admin/contract.ts';
import type { AdminPayment } from '#api/admin/payments-contract.ts';

const AT = '2026-11-22T10:00:00.000Z';
const CAMPAIGN = {
  id: 'c1',
  slug: 'soup',
  name: 'An hour in the kitchen',
  artistName: 'Noor',
  language: 'en',
} as const;

export const toPage = <Doc>(...docs: Doc[]) => ({ docs, next: null });

export const createCampaign = (changes: Partial<AdminCampaign> = {}): AdminCampaign => ({
  ...CAMPAIGN,
  ownerId: 'u1',
  stage: 'running',
  phase: 'open',
  paused: null,
  charity: 'The long table',
  createdAt: AT,
  subscriptionDeadline: null,
  participants: 12,
  review: null,
  samePeople: [],
  ...changes,
});

export const createReview = (changes: Partial<CampaignInReview> = {}): CampaignInReview => ({
  ...CAMPAIGN,
  version: 4,
  review: 'waiting',
  reviewReason: null,
  lookAlike: 'Mila Bos',
  charity: 'The long table',
  createdAt: AT,
  owner: {
    id: 'u1',
    name: 'Noor',
    email: 'noor@example.test',
    role: 'celebrity',
    isVerified: true,
    createdAt: AT,
    campaigns: 3,
    confirmed: 0,
    declined: 2,
    stopped: 0,
  },
  addresses: ['https://noor.example'],
  proofCode: 'power-hour-c1',
  ...changes,
});

export const createPayment = (changes: Partial<AdminPayment> = {}): AdminPayment => ({
  id: 'cs_1',
  submissionId: 's1',
  intentId: 'pi_1',
  attempt: 1,
  state: 'paid',
  isRefundDue: false,
  isDisputed: false,
  isInquiry: false,
  amountCents: 1000,
  createdAt: AT,
  paidAt: AT,
  refundedAt: null,
  receiptNumber: '1234-5678',
  campaign: CAMPAIGN,
  userId: 'u1',
  ...changes,
});

export const createMail = (changes: Partial<FailedMail> = {}): FailedMail => ({
  id: 'm1',
  key: 'paid:s1',
  recipient: 'fan@example.test',
  subject: 'You take part',
  createdAt: AT,
  failedAt: AT,
  attempts: 8,
  resentAt: null,
  canBeSentAgain: true,
  ...changes,
});

export const createMessage = (changes: Partial<UnappliedMessage> = {}): UnappliedMessage => ({
  id: 'evt_1',
  type: 'charge.refunded',
  outcome: 'ignored',
  receivedAt: AT,
  canBeProcessedAgain: true,
  ...changes,
});

export const createOverview = (changes: Partial<Overview> = {}): Overview => ({
  figures: {
    campaignsInReview: 0,
    charitiesPending: 2,
    reportsOpen: 0,
    objections: 0,
    selectionsGivenUp: 0,
    mailsFailed: 10_000,
    paymentsDisputed: 0,
    messagesUnreadable: 3,
    messagesRefused: 0,
  },
  since: {
    campaignsInReview: null,
    charitiesPending: AT,
    reportsOpen: null,
    objections: null,
    paymentsDisputed: null,
    selectionsGivenUp: null,
    mailsFailed: '2026-11-20T10:00:00.000Z',
    messagesUnreadable: '2026-11-21T10:00:00.000Z',
    messagesRefused: null,
  },
  campaigns: { running: 4, selecting: 1, finished: 2, stopped: 0, unpublished: 0 },
  payments: { open: 1, processing: 0, failed: 3, paid: 1240, refunded: 5, disputed: 0, inquiry: 0 },
  days: [
    { day: '2026-11-21', payments: 2, campaigns: 0 },
    { day: '2026-11-22', payments: 8, campaigns: 1 },
  ],
  lastSweep: { id: 'w1', startedAt: AT, durationMs: 2500, figures: {}, failedParts: [] },
  ...changes,
});
