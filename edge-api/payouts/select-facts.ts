import { eq, sql, type SQLWrapper } from 'drizzle-orm';
import { NO_FIGURES } from '../campaigns/result-rules.ts';
import { campaignResults } from '../campaigns/results-table.ts';
import { campaigns } from '../campaigns/table.ts';
import { charities, connectedAccounts } from '../charities/table.ts';
import { winners } from '../nominees/table.ts';
import { checkouts, LISTED_STATE, WITH_DISPUTES } from '../payments/table.ts';
import { toSql } from '../platform/columns.ts';
import { hasRow } from '../platform/conditions.ts';
import type { Ctx } from '../platform/context.ts';
import { pick } from '../platform/pick.ts';
import { submissions } from '../submissions/table.ts';
import { moveToDisputes, type PayoutFacts } from './payable-rules.ts';
import { transfers } from './table.ts';

/** Holds for a campaign with a due refund; both parts must match the condition of an index word for word. */
export const HAS_REFUNDS_DUE = sql<number>`(${campaigns.id} in (select campaign_id from checkouts
    inner join submissions on submissions.id = submission_id where state = 'paid' and refund_due_at > 0)
  or ${campaigns.id} in (select campaign_id from checkouts
    inner join submissions on submissions.id = submission_id where refund_retry_at is not null))`;

export const WINNERS_AT = sql<number | null>`(select max(${winners.selectedAt}) from ${winners}
  where ${winners.campaignId} = ${campaigns.id})`;

/** Holds for a payment `c` whose money the provider withholds because of a dispute. */
const IS_HELD = sql`${sql.raw(LISTED_STATE)} = 'disputed' and c.refund_due_at is null`;

export const HELD_PAYMENTS = sql<readonly string[]>`(select json_group_array(c.id) from ${checkouts} c
  inner join ${submissions} s on s.id = c.submission_id where s.campaign_id = ${campaigns.id} and ${IS_HELD})`;

/**
 * Payments by campaign that count as refunded, but were lost to a dispute, or wait for one before they can be refunded.
 * The cross join keeps this order: few payments have disputes.
 */
const LOST = sql`(select s.campaign_id as id, count(*) as payments, sum(c.amount_cents) as cents
  from ${checkouts} c cross join ${submissions} s on s.id = c.submission_id
  where ${sql.raw(WITH_DISPUTES)} and c.disputes glob '*"open"*'
  and (c.state = 'refunded' or c.refund_due_at is not null) group by s.campaign_id) as lost`;

/**
 * The current net amount of a campaign with the transfer `t` and the figures `r`, in cents: a dispute that came after
 * the transfer counts only once it is lost, as a refund.
 */
const CURRENT_CENTS = sql<number>`(r.paid_cents - r.refunded_cents - iif(t.costs_covered_by = 'charity', r.costs_cents, 0)
  - (select coalesce(sum(c.amount_cents), 0) from json_each(t.held_payments) held
    cross join ${checkouts} c where c.id = held.value and ${IS_HELD}))`;

/** The current net amount of a transfer's campaign, in cents. */
export const CURRENT = sql<number>`(select ${CURRENT_CENTS} from ${transfers} t
  inner join ${campaignResults} r on r.campaign_id = t.campaign_id where t.id = ${toSql(transfers.id)})`;

/**
 * Returns the balance of a charity's transfers, negative if it owes money: the current net amounts, including later
 * refunds and lost disputes, minus what was transferred and not reversed.
 */
export const selectCarryCents = (charityId: SQLWrapper) => sql<number>`(select coalesce(sum(
    ${CURRENT_CENTS} - t.amount_cents + t.reversed_cents + t.reversing_cents), 0)
  from ${transfers} t inner join ${campaignResults} r on r.campaign_id = t.campaign_id
  where t.charity_id = ${toSql(charityId)})`;

/** Holds for the charity's campaign whose transfer is expected next: its open statement carries the balance. */
const IS_NEXT = sql`(${campaigns.id} = (select c.id from ${campaigns} c
  left join ${campaignResults} r on r.campaign_id = c.id
  where c.charity_id = ${campaigns.charityId} and c.cancelled_at is null
    and not exists (select 1 from ${transfers} t where t.campaign_id = c.id)
  order by r.paid_cents > r.refunded_cents + r.disputed_cents desc, c.settled_at is null or c.planned_at is null,
    (select max(selected_at) from ${winners} where campaign_id = c.id) nulls last, c.subscription_deadline, c.id
  limit 1))`;

/** Everything that a campaign's transfer depends on, as one text: a decision holds as long as it is unchanged. */
const FACTS_DIGEST = sql<string>`json_array(${sql.join(
  [
    campaigns.isActive,
    campaigns.cancelledAt,
    WINNERS_AT,
    campaigns.settledAt,
    campaigns.plannedAt,
    charities.id,
    charities.approvalStatus,
    connectedAccounts.accountId,
    connectedAccounts.state,
    HAS_REFUNDS_DUE,
    hasRow(transfers, eq(transfers.campaignId, campaigns.id)),
    campaignResults.payments,
    campaignResults.paidCents,
    campaignResults.refundedCents,
    campaignResults.disputedCents,
    campaignResults.pricedPayments,
    campaignResults.costsCents,
    selectCarryCents(charities.id),
  ],
  sql`, `,
)})`;

/** Selects campaigns with everything that their transfers depend on. */
export function selectFacts(ctx: Ctx) {
  return ctx.db
    .select({
      ...pick(campaigns, 'id', 'slug', 'name', 'isActive', 'cancelledAt', 'settledAt', 'plannedAt'),
      deadline: campaigns.subscriptionDeadline,
      winnersAt: WINNERS_AT.as('winners_at'),
      charityId: toSql<string | null>(charities.id).as('owed_charity_id'),
      charityName: toSql<string | null>(charities.name).as('owed_charity_name'),
      charityStatus: charities.approvalStatus,
      accountId: connectedAccounts.accountId,
      accountState: connectedAccounts.state,
      hasRefundsDue: HAS_REFUNDS_DUE.as('has_refunds_due'),
      carryCents: selectCarryCents(charities.id).as('carry_cents_due'),
      openCarryCents: sql<number>`iif(${IS_NEXT}, ${selectCarryCents(charities.id)}, 0)`.as(
        'open_carry_cents',
      ),
      figures: campaignResults,
      lost: sql<number>`coalesce(lost.payments, 0)`.as('lost_payments'),
      lostCents: sql<number>`coalesce(lost.cents, 0)`.as('lost_cents'),
      transfer: transfers,
      currentCents: CURRENT.as('current_cents'),
      digest: FACTS_DIGEST.as('digest'),
    })
    .from(campaigns)
    .leftJoin(charities, eq(charities.id, campaigns.charityId))
    .leftJoin(connectedAccounts, eq(connectedAccounts.charityId, charities.id))
    .leftJoin(campaignResults, eq(campaignResults.campaignId, campaigns.id))
    .leftJoin(transfers, eq(transfers.campaignId, campaigns.id))
    .leftJoin(LOST, sql`lost.id = ${campaigns.id}`)
    .$dynamic();
}
export type FactsRow = Awaited<ReturnType<typeof selectFacts>>[number];

/** Converts a row to the facts that the rules judge. */
export function toPayoutFacts(ctx: Ctx, row: FactsRow): PayoutFacts {
  return {
    isCancelled: row.cancelledAt !== null,
    ...pick(row, 'isActive', 'settledAt', 'plannedAt', 'charityStatus', 'accountState'),
    winnersAt: row.winnersAt === null ? null : new Date(row.winnersAt),
    hasRefundsDue: row.hasRefundsDue === 1,
    figures: moveToDisputes(row.figures ?? NO_FIGURES, row.lost, row.lostCents),
    costsCoveredBy: row.transfer?.costsCoveredBy ?? ctx.settings.COSTS_COVERED_BY,
    holdDays: ctx.settings.TRANSFER_HOLD_DAYS,
  };
}
