import { and, count, eq, not, sql } from 'drizzle-orm';
import { toDisplayName } from '../accounts/index.ts';
import { user } from '../accounts/table.ts';
import { logAction } from '../admin-log/index.ts';
import { campaigns } from '../campaigns/table.ts';
import type { CharityReview, ReviewedCharity } from '../charities/contract.ts';
import { writeReview } from '../charities/index.ts';
import { renderDecidedElsewhere } from '../charities/rules.ts';
import { charities, connectedAccounts } from '../charities/table.ts';
import { hasRow } from '../platform/conditions.ts';
import { requirePerson, type Ctx } from '../platform/context.ts';
import { notFound, conflict } from '../platform/errors.ts';
import { commit, isUnchanged, runUnit } from '../platform/unit-of-work.ts';
import { pick } from '../platform/pick.ts';
import { DONATION_CENTS } from '../submissions/rules.ts';
import { submissions } from '../submissions/table.ts';
import type { CharityImpact } from './contract.ts';
import { carryOut, followStanding, IS_AFFECTED } from './follow-standing.ts';

/**
 * Stores an admin's decision on the version of a charity that they saw, with its effects on the charity's campaigns.
 * Throws 404 if there is no such charity, 409 with an earlier decision of another admin.
 */
export async function reviewCharity(ctx: Ctx, id: string, review: CharityReview): Promise<ReviewedCharity> {
  const { id: reviewedBy } = requirePerson(ctx);
  const { approvalStatus, reason = null } = review;
  let seen = review.version;
  const isDecided = await runUnit(async () => {
    const charity = await requireReviewed(ctx, id);
    const { name, version } = charity;
    seen ??= version;
    if (version !== seen) throw decidedElsewhere(charity);
    if (charity.approvalStatus === approvalStatus) return false;
    const rejectionReason = approvalStatus === 'rejected' ? reason : null;
    const isReady = and(eq(connectedAccounts.charityId, id), eq(connectedAccounts.state, 'ready'));
    const canReceive = (await ctx.db.$count(connectedAccounts, isReady)) > 0;
    const hasAccount = hasRow(connectedAccounts, isReady);
    const isCurrent = and(isUnchanged(charities, { id, version }), canReceive ? hasAccount : not(hasAccount));
    await commit(ctx, isCurrent, [
      writeReview(ctx, charity, { approvalStatus, reviewedBy, rejectionReason }),
      logAction(ctx, { action: `charity-${approvalStatus}`, subject: id, reason: reason ?? '' }),
      ...followStanding(ctx, { id, name }, { approvalStatus, canReceive, reason: rejectionReason }),
    ]);
    return true;
  });
  if (isDecided) {
    ctx.log.info('charity_reviewed', { charity: id, status: approvalStatus, admin: reviewedBy });
    carryOut(ctx, id);
  }
  return requireReviewed(ctx, id);
}

const decidedElsewhere = (charity: ReviewedCharity) => {
  const { approvalStatus, reviewedBy, reviewedAt } = charity;
  const at = reviewedAt === null ? null : new Date(reviewedAt);
  const text = renderDecidedElsewhere({ approvalStatus, reviewedBy, reviewedAt: at });
  return conflict(text, { extra: { doc: charity } });
};

async function requireReviewed(ctx: Ctx, id: string): Promise<ReviewedCharity> {
  const [row] = await ctx.db
    .select({
      ...pick(charities, 'id', 'name', 'approvalStatus', 'version', 'reviewedAt', 'rejectionReason'),
      reviewedBy: toDisplayName(user),
    })
    .from(charities)
    .leftJoin(user, eq(user.id, charities.reviewedBy))
    .where(eq(charities.id, id));
  if (!row) throw notFound();
  return { ...row, reviewedAt: row.reviewedAt?.toISOString() ?? null };
}

/** Returns the effect of rejecting a charity; throws 404 if there is no such charity. */
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
      .where(and(isOfCharity, IS_AFFECTED, eq(submissions.status, 'paid'))),
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
