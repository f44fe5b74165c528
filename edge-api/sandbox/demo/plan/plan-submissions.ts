import { formatFanQuestion, HOUR_MS, MINUTE_MS } from '#api/campaigns/rules.ts';
import { getCheckoutExpiry, type CheckoutState } from '#api/payments/rules.ts';
import type { checkouts } from '#api/payments/table.ts';
import { DONATION_CENTS, DONATION_CURRENCY, type SubmissionStatus } from '#api/submissions/rules.ts';
import type { submissions } from '#api/submissions/table.ts';
import { demoId, demoProviderId } from '../demo-id.ts';
import type { AnswerDraft } from './answer.ts';
import { ANSWERS } from './answers.ts';
import { CHARITIES } from './charities.ts';
import { PEOPLE } from './people.ts';
import { demoCampaigns, DRAFTS } from './plan-campaigns.ts';

type SubmissionRow = typeof submissions.$inferInsert;
type CheckoutRow = typeof checkouts.$inferInsert;

const ATTEMPT_AFTER_MS = MINUTE_MS;
const PAID_AFTER_MS = 3 * MINUTE_MS;
const REFUNDED_AFTER_MS = 20 * HOUR_MS;

const CHECKOUT_OF: Readonly<Record<SubmissionStatus, CheckoutState>> = {
  pending: 'open',
  processing: 'processing',
  paid: 'paid',
  failed: 'failed',
  refunded: 'refunded',
  cancelled: 'failed',
};

/** The demo's answers as rows, each with its checkout; `sandboxOrigin` is where the stand-in for the provider is. */
export function demoSubmissions(
  now: Date,
  sandboxOrigin: string,
): readonly { submission: SubmissionRow; checkout: CheckoutRow | undefined }[] {
  const rows = demoCampaigns(now);
  return ANSWERS.map((answer) => {
    const index = DRAFTS.findIndex(({ key }) => key === answer.campaign);
    const [draft, campaign] = [DRAFTS[index], rows[index]];
    if (!draft || !campaign) throw new Error(`The demo has no campaign ${answer.campaign}`);
    const ends = [now, campaign.closedAt, campaign.subscriptionDeadline].filter((end) => end instanceof Date);
    const lastMoment = Math.min(...ends.map((end) => end.getTime()));
    const answeredAt = new Date(lastMoment - answer.hoursBefore * HOUR_MS);
    const { language } = PEOPLE[answer.person];
    const names = { celebrity: campaign.artistName, charity: CHARITIES[draft.charity].name };
    const submission = {
      id: submissionId(answer),
      campaignId: campaign.id,
      userId: demoId('user', answer.person),
      status: answer.status,
      questionKey: draft.question,
      question: formatFanQuestion(draft.question, draft.questionOther ?? null, names, language),
      answer: answer.answer,
      language,
      attempt: 1,
      attemptAt: new Date(answeredAt.getTime() + ATTEMPT_AFTER_MS),
      paidAt: hasMoneyArrived(answer) ? new Date(answeredAt.getTime() + PAID_AFTER_MS) : null,
      createdAt: answeredAt,
      updatedAt: new Date(answeredAt.getTime() + PAID_AFTER_MS),
    };
    return {
      submission,
      checkout: answer.withoutCheckout
        ? undefined
        : checkoutOf(answer, submission, campaign.subscriptionDeadline ?? null, sandboxOrigin),
    };
  });
}

function submissionId({ campaign, person }: AnswerDraft): string {
  return demoId('submission', `${campaign} ${person}`);
}

function checkoutOf(
  answer: AnswerDraft,
  submission: { id: string; attemptAt: Date; paidAt: Date | null },
  deadline: Date | null,
  sandboxOrigin: string,
): CheckoutRow {
  const { id: submissionId, attemptAt, paidAt } = submission;
  const id = demoProviderId('cs', submissionId);
  const wasTried = paidAt !== null || answer.status === 'processing';
  return {
    id,
    submissionId,
    attempt: 1,
    url: `${sandboxOrigin}/checkout/${id}`,
    state: CHECKOUT_OF[answer.status],
    amountCents: DONATION_CENTS,
    currency: DONATION_CURRENCY,
    paymentIntentId: wasTried ? demoProviderId('pi', submissionId) : null,
    expiresAt: getCheckoutExpiry(attemptAt, deadline),
    createdAt: attemptAt,
    checkedAt: attemptAt,
    paidAt,
    refundedAt:
      answer.status === 'refunded' && paidAt ? new Date(paidAt.getTime() + REFUNDED_AFTER_MS) : null,
  };
}

function hasMoneyArrived({ status }: AnswerDraft): boolean {
  return status === 'paid' || status === 'refunded';
}
