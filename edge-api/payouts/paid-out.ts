import { and, eq, gt, isNotNull, ne, sql, type SQL } from 'drizzle-orm';
import type { SQLiteColumn } from 'drizzle-orm/sqlite-core';
import { isVisible } from '../campaigns/index.ts';
import { campaigns } from '../campaigns/table.ts';
import { requireManagedCharity } from '../charities/index.ts';
import { toSql } from '../platform/columns.ts';
import { hasRow } from '../platform/conditions.ts';
import type { Ctx } from '../platform/context.ts';
import { takePage, toKeysetPage, type KeysetQuery } from '../platform/paging.ts';
import { pick } from '../platform/pick.ts';
import type { PublicPayout, CharityPayouts } from './contract.ts';
import { listAwaited } from './list-payable.ts';
import { transfers } from './table.ts';

/** The amount of a transfer that was not reversed. */
export const REMAINING_CENTS = sql<number>`${transfers.amountCents} - ${transfers.reversedCents}`;

/** Holds once a campaign's transfer was made. */
export function isPaidOut(campaignId: string | SQLiteColumn): SQL {
  return hasRow(transfers, eq(transfers.campaignId, campaignId), ne(transfers.state, 'due'));
}

/** Returns the public campaign's proceeds that reached its charity's bank; null before that. */
export async function getPublicPayout(ctx: Ctx, slug: string): Promise<PublicPayout | null> {
  const [row] = await ctx.db
    .select({
      amountCents: REMAINING_CENTS,
      charity: transfers.charityName,
      arrivedOn: toSql<string>(transfers.arrivedOn),
    })
    .from(campaigns)
    .innerJoin(transfers, eq(transfers.campaignId, campaigns.id))
    .where(
      and(eq(campaigns.slug, slug), isVisible(ctx), isNotNull(transfers.arrivedOn), gt(REMAINING_CENTS, 0)),
    );
  return row ?? null;
}

/** Returns a page of the transfers made to a charity, newest first, for its accounts and admins; throws 404 for others. */
export async function listCharityPayouts(
  ctx: Ctx,
  charityId: string,
  query: KeysetQuery,
): Promise<CharityPayouts> {
  await requireManagedCharity(ctx, charityId);
  const { id, frozenAt } = transfers;
  const payouts = ctx.db
    .select({
      place: { id, at: frozenAt },
      campaign: { id: campaigns.id, slug: campaigns.slug, name: campaigns.name },
      amountCents: REMAINING_CENTS,
      ...pick(transfers, 'reversedCents', 'reference', 'arrivedOn'),
    })
    .from(transfers)
    .innerJoin(campaigns, eq(campaigns.id, transfers.campaignId));
  const isMade = and(eq(transfers.charityId, charityId), ne(transfers.state, 'due'));
  const rows = await takePage(payouts, query, [frozenAt, id], isMade);
  const { docs, next } = toKeysetPage(rows, query.limit, ({ place }) => place);
  const awaited = query.after ? [] : await listAwaited(ctx, charityId);
  return { docs: docs.map(({ place: _, ...payout }) => payout), next, awaited };
}
