import { sql, and, asc, eq, isNotNull, isNull, lte, type SQL } from 'drizzle-orm';
import { campaignResults } from '../campaigns/results-table.ts';
import { readBalanceCents } from '../payments/index.ts';
import type { Ctx } from '../platform/context.ts';
import { countFailure } from '../platform/count-failure.ts';
import { makeTransfers } from './make-transfers.ts';
import { askForPayouts } from './record-payouts.ts';
import { reverseTransfers } from './reverse-transfers.ts';
import { transfers } from './table.ts';
import { getCharityCents } from '../campaigns/result-rules.ts';
import { campaigns } from '../campaigns/table.ts';
import { charities, connectedAccounts } from '../charities/table.ts';
import { DAY_MS } from '../platform/rules.ts';
import { tryCampaigns } from '../platform/try-each.ts';
import { commit, runUnit } from '../platform/unit-of-work.ts';
import { findObstacle, toTransfer } from './payable-rules.ts';
import { SWEEP_LIMIT } from './rules.ts';
import {
  HAS_REFUNDS_DUE,
  HELD_PAYMENTS,
  selectFacts,
  toPayoutFacts,
  WINNERS_AT,
  type FactsRow,
} from './select-facts.ts';

/** Advances all due transfers and reversals; safe to run concurrently. */
export async function settleTransfers(ctx: Ctx) {
  const frozen = await tryCampaigns(ctx, await queryFreezable(ctx), ({ id }) => freezeTransfer(ctx, id));
  const made = await makeTransfers(ctx);
  const reversed = await reverseTransfers(ctx);
  const payoutsAsked = await askForPayouts(ctx);
  await checkBalance(ctx);
  return { frozen, made, reversed, payoutsAsked };
}

/** Counts a failure while the platform's balance at the provider is less than what it owes to charities and fans. */
async function checkBalance(ctx: Ctx): Promise<void> {
  const costs = ctx.settings.COSTS_COVERED_BY === 'charity' ? campaignResults.costsCents : sql`0`;
  const { paidCents, refundedCents, disputedCents } = campaignResults;
  const [held] = await ctx.db
    .select({
      cents: sql<number>`coalesce(sum(${paidCents} - ${refundedCents} - ${disputedCents} - ${costs}), 0)
        - (select coalesce(sum(${transfers.amountCents} - ${transfers.reversedCents}), 0)
          from ${transfers} where ${transfers.state} <> 'due')`,
    })
    .from(campaignResults);
  const owedCents = held?.cents ?? 0;
  if (owedCents <= 0) return;
  const balanceCents = await readBalanceCents(ctx);
  if (balanceCents >= owedCents) return;
  countFailure(ctx, 'balance');
  ctx.log.error('balance_too_low', { balanceCents, owedCents });
}

function queryFreezable(ctx: Ctx) {
  const held = new Date(ctx.now.getTime() - ctx.settings.TRANSFER_HOLD_DAYS * DAY_MS);
  return ctx.db
    .select({ id: campaigns.id })
    .from(connectedAccounts)
    .innerJoin(charities, eq(charities.id, connectedAccounts.charityId))
    .innerJoin(campaigns, eq(campaigns.charityId, charities.id))
    .leftJoin(transfers, eq(transfers.campaignId, campaigns.id))
    .where(
      and(
        eq(connectedAccounts.state, 'ready'),
        eq(charities.approvalStatus, 'approved'),
        eq(campaigns.winnersSelected, true),
        isNotNull(campaigns.settledAt),
        isNotNull(campaigns.plannedAt),
        isNull(campaigns.cancelledAt),
        isNull(transfers.id),
        lte(WINNERS_AT, held.getTime()),
        eq(HAS_REFUNDS_DUE, 0),
        sql`exists (select 1 from campaign_results r where r.campaign_id = ${campaigns.id}
          and r.paid_cents > r.refunded_cents + r.disputed_cents)`,
      ),
    )
    .orderBy(asc(WINNERS_AT), asc(campaigns.subscriptionDeadline), asc(campaigns.id))
    .limit(SWEEP_LIMIT);
}

/** Freezes a campaign's statement, unless anything it depends on has changed meanwhile; returns whether it did. */
async function freezeTransfer(ctx: Ctx, campaignId: string): Promise<boolean> {
  const isFrozen = await runUnit(async () => {
    const [row] = await selectFacts(ctx).where(eq(campaigns.id, campaignId));
    if (!row || row.transfer || findObstacle(toPayoutFacts(ctx, row), ctx.now)) return false;
    const values = toTransferRow(ctx, row);
    if (!values) return false;
    const heldPayments = sql`(select ${HELD_PAYMENTS} from ${campaigns} where ${campaigns.id} = ${campaignId})`;
    const insert = ctx.db.insert(transfers).values({ ...values, heldPayments });
    await commit(ctx, isUnchanged(ctx, row), [insert]);
    return true;
  });
  if (isFrozen) ctx.log.info('statement_frozen', { campaign: campaignId });
  return isFrozen;
}

function isUnchanged(ctx: Ctx, { id, digest }: FactsRow): SQL {
  const now = selectFacts(ctx).where(eq(campaigns.id, id)).as('now');
  return sql`(select digest from ${now}) = ${digest}`;
}

function toTransferRow(ctx: Ctx, row: FactsRow): typeof transfers.$inferInsert | undefined {
  const { charityId, charityName, accountId, carryCents } = row;
  if (charityId === null || charityName === null || accountId === null) return undefined;
  const { figures, costsCoveredBy } = toPayoutFacts(ctx, row);
  const { participants: _, ...frozen } = figures;
  const netCents = getCharityCents(figures, costsCoveredBy);
  const amountCents = toTransfer(netCents, carryCents);
  const id = crypto.randomUUID();
  return {
    id,
    campaignId: row.id,
    charityId,
    accountId,
    reference: `PH-${id.replaceAll('-', '').slice(0, 12).toUpperCase()}`,
    charityName,
    costsCoveredBy,
    ...frozen,
    netCents,
    carryCents,
    amountCents,
    frozenAt: ctx.now,
    state: amountCents > 0 ? 'due' : 'arrived',
    dueAt: amountCents > 0 ? ctx.now : null,
  };
}
