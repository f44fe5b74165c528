import { and, asc, eq, gt, isNotNull, isNull, or, sql } from 'drizzle-orm';
import { getCharityCents } from '../campaigns/result-rules.ts';
import { campaignResults } from '../campaigns/results-table.ts';
import { campaigns } from '../campaigns/table.ts';
import type { Ctx } from '../platform/context.ts';
import { toKeysetPage, type KeysetQuery } from '../platform/paging.ts';
import { pick } from '../platform/pick.ts';
import type { CharityPayouts, Payable, PayablePage } from './contract.ts';
import { findObstacle, getPayableFrom } from './payable-rules.ts';
import { PAYABLE_PAGE_SIZE } from './rules.ts';
import { selectFacts, toPayoutFacts, type FactsRow } from './select-facts.ts';
import { transfers } from './table.ts';

/** Returns a page of the closed campaigns whose money is still held, each with its obstacle. */
export async function listPayable(ctx: Ctx, query: KeysetQuery): Promise<PayablePage> {
  const rows = await queryPayable(ctx, query);
  const { docs, next } = toKeysetPage(rows, query.limit, ({ deadline, id }) => ({
    at: deadline ?? new Date(0),
    id,
  }));
  return { docs: docs.map((row) => toPayable(ctx, row)), next };
}

/** Returns what a charity's campaigns raised and was not transferred yet. */
export async function listAwaited(ctx: Ctx, charityId: string): Promise<CharityPayouts['awaited']> {
  const isHeld = or(isNull(transfers.id), eq(transfers.state, 'due'));
  const isAwaited = and(eq(campaigns.charityId, charityId), isHeld);
  const rows = await queryPayable(ctx, { limit: PAYABLE_PAGE_SIZE }, isAwaited);
  return rows.map((row) => {
    const payable = toPayable(ctx, row);
    return { ...pick(payable, 'campaign', 'obstacle', 'payableFrom'), amountCents: payable.netCents };
  });
}

/** Returns the query for a page, plus one row if another page follows. */
export function queryPayable(
  ctx: Ctx,
  { after, limit }: KeysetQuery,
  isHeld = and(eq(campaigns.isActive, false), isNull(transfers.id)),
) {
  const { subscriptionDeadline: deadline, id } = campaigns;
  const isWaiting = and(
    isNull(campaigns.cancelledAt),
    isNotNull(campaigns.charityId),
    gt(campaignResults.paidCents, campaignResults.refundedCents),
    isHeld,
    after && sql`(coalesce(${deadline}, 0), ${id}) > (${after.at.getTime()}, ${after.id})`,
  );
  return selectFacts(ctx)
    .where(isWaiting)
    .orderBy(asc(deadline), asc(id))
    .limit(limit + 1);
}

function toPayable(ctx: Ctx, row: FactsRow): Payable {
  const facts = toPayoutFacts(ctx, row);
  const { charityId, charityName, openCarryCents } = row;
  return {
    campaign: pick(row, 'id', 'slug', 'name'),
    charity: charityId === null ? null : { id: charityId, name: charityName ?? '' },
    obstacle: findObstacle(facts, ctx.now) ?? null,
    payableFrom: getPayableFrom(facts)?.toISOString() ?? null,
    payments: facts.figures.payments,
    netCents: getCharityCents(facts.figures, facts.costsCoveredBy),
    carryCents: openCarryCents,
  };
}
