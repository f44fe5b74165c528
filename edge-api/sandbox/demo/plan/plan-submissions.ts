import { formatFanQuestion } from '#api/campaigns/rules.ts';
import { HOUR_MS, MINUTE_MS } from '#api/platform/rules.ts';
import type { campaigns } from '#api/campaigns/table.ts';
import { getCheckoutExpiry, type CheckoutState } from '#api/payments/rules.ts';
import type { checkouts } from '#api/payments/table.ts';
import { DONATION_CENTS, DONATION_CURRENCY, type SubmissionStatus } from '#api/submissions/rules.ts';
import type { submissions } from '#api/submissions/table.ts';
import { DISPUTE_FEE, getChargeFee } from '../../stripe/balance-transaction.ts';
import { type Answer, type Campaign, CAMPAIGNS, getCharity, getPerson } from '../data/demo-data.ts';
import { demoId, demoProviderId } from '../demo-id.ts';

type CampaignRow = typeof campaigns.$inferInsert;
type SubmissionRow = typeof submissions.$inferInsert;
type CheckoutRow = typeof checkouts.$inferInsert;

const ATTEMPT_AFTER_MS = MINUTE_MS;
const PAID_AFTER_MS = 3 * MINUTE_MS;
const REFUNDED_AFTER_MS = 20 * HOUR_MS;

const CHECKOUT_STATES: Readonly<Record<SubmissionStatus, CheckoutState>> = {
  pending: 'open',
  processing: 'processing',
  paid: 'paid',
  failed: 'failed',
  refunded: 'refunded',
  disputed: 'paid',
  cancelled: 'failed',
};

/** Statuses of an answer whose payment has arrived, even if it left again. */
const PAID_STATUSES: readonly SubmissionStatus[] = ['paid', 'refunded', 'disputed'];

/** The sandbox's fees for the demo's payments: by iDEAL, except refunded ones. */
const DEMO_FEE_CENTS: Partial<Record<SubmissionStatus, number>> = {
  paid: getChargeFee(DONATION_CENTS, 'ideal'),
  refunded: getChargeFee(DONATION_CENTS, 'card'),
  disputed: getChargeFee(DONATION_CENTS, 'ideal') + DISPUTE_FEE,
};

/** Returns the demo's answers as rows, each with its checkout; `sandboxOrigin` is where the payments sandbox listens. */
export function planSubmissions(
  now: Date,
  campaignRows: readonly CampaignRow[],
  sandboxOrigin: string,
): readonly { submission: SubmissionRow; checkout: CheckoutRow | undefined }[] {
  const rows = new Map(campaignRows.map((row) => [row.id, row]));
  return CAMPAIGNS.flatMap((campaign) => {
    const row = rows.get(demoId('campaign', campaign.key));
    if (!row) throw new Error(`The demo has no campaign ${campaign.key}`);
    return campaign.answers.map((answer, index) => {
      const submission = { ...toSubmission(answer, campaign, row, now), fanNumber: index + 1 };
      const checkout = answer.withoutCheckout
        ? undefined
        : toCheckout(submission, row.subscriptionDeadline ?? null, sandboxOrigin);
      return { submission, checkout };
    });
  });
}

function toSubmission(answer: Answer, campaign: Campaign, row: CampaignRow, now: Date) {
  const ends = [now, row.closedAt, row.subscriptionDeadline].filter((end) => end instanceof Date);
  const lastMoment = Math.min(...ends.map((end) => end.getTime()));
  const answeredAt = new Date(lastMoment - answer.hoursBefore * HOUR_MS);
  const settledAt = new Date(answeredAt.getTime() + PAID_AFTER_MS);
  const { language } = getPerson(answer.person);
  const names = { celebrity: row.artistName, charity: getCharity(campaign.charity).name };
  return {
    id: demoId('submission', `${campaign.key} ${answer.person}`),
    campaignId: row.id,
    userId: demoId('user', answer.person),
    status: answer.status,
    questionKey: campaign.question,
    question: formatFanQuestion(campaign.question, campaign.questionOther ?? null, names, language),
    answer: answer.answer,
    language,
    attempt: 1,
    attemptAt: new Date(answeredAt.getTime() + ATTEMPT_AFTER_MS),
    paidAt: PAID_STATUSES.includes(answer.status) ? settledAt : null,
    createdAt: answeredAt,
    updatedAt: settledAt,
  };
}

function toCheckout(
  { id: submissionId, status, attemptAt, paidAt }: ReturnType<typeof toSubmission>,
  deadline: Date | null,
  sandboxOrigin: string,
): CheckoutRow {
  const id = demoProviderId('cs', submissionId);
  const isAttempted = paidAt !== null || status === 'processing';
  return {
    id,
    submissionId,
    attempt: 1,
    url: `${sandboxOrigin}/checkout/${id}`,
    state: CHECKOUT_STATES[status],
    disputes: status === 'disputed' ? { [demoProviderId('du', submissionId)]: 'open' } : {},
    amountCents: DONATION_CENTS,
    currency: DONATION_CURRENCY,
    paymentIntentId: isAttempted ? demoProviderId('pi', submissionId) : null,
    expiresAt: getCheckoutExpiry(attemptAt, deadline),
    createdAt: attemptAt,
    checkedAt: attemptAt,
    paidAt,
    ...(paidAt && { feeCents: DEMO_FEE_CENTS[status] ?? null }),
    refundedAt: status === 'refunded' && paidAt ? new Date(paidAt.getTime() + REFUNDED_AFTER_MS) : null,
  };
}
