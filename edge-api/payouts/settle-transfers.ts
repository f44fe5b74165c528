import { sql } from 'drizzle-orm';
import { campaignResults } from '../campaigns/results-table.ts';
import { readBalanceCents } from '../payments/index.ts';
import type { Ctx } from '../platform/context.ts';
import { countFailure } from '../platform/count-failure.ts';
import { freezeTransfers } from './freeze-transfers.ts';
import { makeTransfers } from './make-transfers.ts';
import { askForPayouts } from './record-payouts.ts';
import { reverseTransfers } from './reverse-transfers.ts';
import { transfers } from './table.ts';

/** Moves everything on that is to reach charities, and what is to come back; however often it runs at once, once each. */
export async function settleTransfers(ctx: Ctx) {
  const frozen = await freezeTransfers(ctx);
  const made = await makeTransfers(ctx);
  const reversed = await reverseTransfers(ctx);
  const payoutsAsked = await askForPayouts(ctx);
  await checkBalance(ctx);
  return { frozen, made, reversed, payoutsAsked };
}

/** Counts a failure while the platform's balance at the provider is smaller than what it holds for charities and fans. */
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
