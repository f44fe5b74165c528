import { and, count, eq, sql } from 'drizzle-orm';
import { campaigns } from '../campaigns/table.ts';
import { charities } from '../charities/table.ts';
import type { Ctx } from '../platform/context.ts';
import { notFound } from '../platform/errors.ts';
import { DONATION_CENTS } from '../submissions/rules.ts';
import { submissions } from '../submissions/table.ts';
import { IS_AFFECTED } from './review-charity.ts';
import type { CharityImpact } from './contract.ts';

/** Returns what rejecting a charity would mean; throws 404 when there is no such charity. */
export async function getImpact(ctx: Ctx, charityId: string): Promise<CharityImpact> {
  const isOfCharity = eq(campaigns.charityId, charityId);
  const open = sql<number>`coalesce(sum(${campaigns.isActive} = 1), 0)`;
  const [[charity], [affected], [paid]] = await ctx.db.batch([
    ctx.db.select({ id: charities.id }).from(charities).where(eq(charities.id, charityId)),
    ctx.db.select({ all: count(), open }).from(campaigns).where(and(isOfCharity, IS_AFFECTED)),
    ctx.db
      .select({ payments: count() })
      .from(campaigns)
      .innerJoin(submissions, eq(submissions.campaignId, campaigns.id))
      .where(and(isOfCharity, eq(submissions.status, 'paid'))),
  ]);
  if (!charity) throw notFound();
  const { all: total, open: openCampaigns } = affected ?? { all: 0, open: 0 };
  const payments = paid?.payments ?? 0;
  return {
    openCampaigns,
    closedCampaigns: total - openCampaigns,
    payments,
    paidCents: payments * DONATION_CENTS,
  };
}
