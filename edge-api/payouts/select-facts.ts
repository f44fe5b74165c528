import { eq, sql, type SQL } from 'drizzle-orm';
import { NO_FIGURES } from '../campaigns/result-rules.ts';
import { campaignResults } from '../campaigns/results-table.ts';
import { campaigns } from '../campaigns/table.ts';
import { charities } from '../charities/table.ts';
import { winners } from '../nominees/table.ts';
import type { Ctx } from '../platform/context.ts';
import type { PayoutFacts } from './payable-rules.ts';
import { payoutAccounts, payouts } from './table.ts';

/** Holds for a campaign with a payment that has to go back; both parts name the condition of an index word for word. */
const HAS_REFUNDS_DUE = sql<number>`(${campaigns.id} in (select campaign_id from checkouts
    inner join submissions on submissions.id = submission_id where state = 'paid' and refund_due_at > 0)
  or ${campaigns.id} in (select campaign_id from checkouts
    inner join submissions on submissions.id = submission_id where refund_retry_at is not null))`;

const WINNERS_AT = sql<number | null>`(select max(${winners.selectedAt}) from ${winners}
  where ${winners.campaignId} = ${campaigns.id})`;

/**
 * Returns what a charity is still owed for its payouts, below zero where it owes: what they come to by now, refunds and
 * disputes since then included, less what was transferred.
 */
const selectCarryCents = (charityId: SQL) => sql<number>`(select coalesce(sum(
    r.paid_cents - r.refunded_cents - r.disputed_cents
    - iif(p.costs_covered_by = 'charity', r.costs_cents, 0) - p.amount_cents), 0)
  from ${payouts} p inner join ${campaignResults} r on r.campaign_id = p.campaign_id
  where p.charity_id = ${charityId})`;

/** Everything that a campaign's payout follows from, as one text: what was decided on it holds while it is the same. */
const FACTS_DIGEST = sql<string>`json_array(${sql.join(
  [
    campaigns.isActive,
    campaigns.closedAt,
    campaigns.cancelledAt,
    WINNERS_AT,
    charities.id,
    charities.approvalStatus,
    payoutAccounts.updatedAt,
    payoutAccounts.iban,
    HAS_REFUNDS_DUE,
    sql`exists (select 1 from ${payouts} where ${payouts.campaignId} = ${campaigns.id})`,
    campaignResults.payments,
    campaignResults.paidCents,
    campaignResults.refundedCents,
    campaignResults.disputedCents,
    campaignResults.pricedPayments,
    campaignResults.costsCents,
    selectCarryCents(sql`${charities.id}`),
  ],
  sql`, `,
)})`;

/** Selects campaigns with all that their payouts depend on. */
export function selectFacts(ctx: Ctx) {
  return ctx.db
    .select({
      id: campaigns.id,
      slug: campaigns.slug,
      name: campaigns.name,
      ownerId: campaigns.ownerId,
      isActive: campaigns.isActive,
      closedAt: campaigns.closedAt,
      cancelledAt: campaigns.cancelledAt,
      winnersAt: WINNERS_AT.as('winners_at'),
      charityId: sql<string | null>`${charities.id}`.as('owed_charity_id'),
      charityName: sql<string | null>`${charities.name}`.as('owed_charity_name'),
      charityStatus: charities.approvalStatus,
      account: {
        holder: payoutAccounts.holder,
        iban: payoutAccounts.iban,
        bic: payoutAccounts.bic,
      },
      hasRefundsDue: HAS_REFUNDS_DUE.as('has_refunds_due'),
      carryCents: selectCarryCents(sql`${charities.id}`).as('carry_cents_due'),
      figures: campaignResults,
      payout: payouts,
      digest: FACTS_DIGEST.as('digest'),
    })
    .from(campaigns)
    .leftJoin(charities, eq(charities.id, campaigns.charityId))
    .leftJoin(payoutAccounts, eq(payoutAccounts.charityId, charities.id))
    .leftJoin(campaignResults, eq(campaignResults.campaignId, campaigns.id))
    .leftJoin(payouts, eq(payouts.campaignId, campaigns.id))
    .$dynamic();
}
export type FactsRow = Awaited<ReturnType<typeof selectFacts>>[number];

/** Returns what the rules of payouts judge. */
export function toPayoutFacts(ctx: Ctx, row: FactsRow): PayoutFacts {
  return {
    isPaidOut: row.payout !== null,
    isCancelled: row.cancelledAt !== null,
    isActive: row.isActive,
    closedAt: row.closedAt,
    winnersAt: row.winnersAt === null ? null : new Date(row.winnersAt),
    charityStatus: row.charityStatus,
    hasAccount: row.account !== null,
    hasRefundsDue: row.hasRefundsDue === 1,
    figures: row.figures ?? NO_FIGURES,
    costsCoveredBy: row.payout?.costsCoveredBy ?? ctx.settings.COSTS_COVERED_BY,
  };
}
