import { and, eq, inArray, sql, count, type SQL } from 'drizzle-orm';
import type { BatchItem } from 'drizzle-orm/batch';
import { user } from '../accounts/table.ts';
import { isPaused, pauseCampaigns, publishIf, resumeCampaigns } from '../campaigns/index.ts';
import { campaigns } from '../campaigns/table.ts';
import type { CharityReview, ReviewedCharity } from '../charities/contract.ts';
import { isApproved, writeReview } from '../charities/index.ts';
import { renderDecidedElsewhere, REPLACEMENT_MS } from '../charities/rules.ts';
import { charities } from '../charities/table.ts';
import { endOpenCheckouts } from '../payments/index.ts';
import { isPaidOut } from '../payouts/index.ts';
import { requirePerson, type Ctx } from '../platform/context.ts';
import { ApiError, notFound } from '../platform/errors.ts';
import { sendDueMails } from '../platform/mail.ts';
import { commit, isUnchanged, runUnit } from '../platform/unit-of-work.ts';
import { DONATION_CENTS } from '../submissions/rules.ts';
import { submissions } from '../submissions/table.ts';
import type { CharityImpact } from './contract.ts';
import { queueChooseMails, queueResumedMails, type Decided } from './mails.ts';

/**
 * Stores an admin's decision on a charity in the version that they saw. Rejecting pauses its campaigns, whose owners
 * are told to choose another one; any other decision lets paused ones go on. Throws 404 when there is no such charity,
 * 409 with the decision of another admin who was first.
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
    const isRejected = approvalStatus === 'rejected';
    const rejectionReason = isRejected ? reason : null;
    const next = { id, name, version: version + 1 };
    await commit(
      ctx,
      [isUnchanged(charities, { id, version })],
      [
        ...(isRejected ? pauseForReplacement(ctx, next, reason) : resume(ctx, next)),
        writeReview(ctx, charity, { approvalStatus, reviewedBy, rejectionReason }),
        publishIf(ctx, and(eq(campaigns.charityId, id), isApproved(id))),
      ],
    );
    return true;
  });
  if (isDecided) {
    ctx.log.info('charity_reviewed', { charity: id, status: approvalStatus, admin: reviewedBy });
    ctx.defer(sendDueMails(ctx));
    if (approvalStatus === 'rejected') ctx.defer(endOpenCheckouts(ctx, isOfPausedCampaign(ctx, id)));
  }
  return requireReviewed(ctx, id);
}

/** Returns the statements that pause a rejected charity's campaigns, and tell their owners. */
function pauseForReplacement(ctx: Ctx, charity: Decided, reason: string | null): BatchItem<'sqlite'>[] {
  const dueAt = new Date(ctx.now.getTime() + REPLACEMENT_MS);
  return [
    pauseCampaigns(ctx, charity.id, dueAt, IS_AFFECTED),
    ...queueChooseMails(ctx, charity, { reason, dueAt }, IS_AFFECTED),
  ];
}

/** Returns the statements that let a charity's paused campaigns go on, and tell their owners first. */
function resume(ctx: Ctx, charity: Decided): BatchItem<'sqlite'>[] {
  return [...queueResumedMails(ctx, charity), resumeCampaigns(ctx, charity.id)];
}

/** Holds for checkouts of a charity's paused campaigns. */
function isOfPausedCampaign(ctx: Ctx, charityId: string): SQL {
  const isWaiting = and(eq(campaigns.charityId, charityId), isPaused);
  const paused = ctx.db.select({ id: campaigns.id }).from(campaigns).where(isWaiting);
  return inArray(submissions.campaignId, paused);
}

const decidedElsewhere = (charity: ReviewedCharity) => {
  const { approvalStatus, reviewedBy, reviewedAt } = charity;
  const at = reviewedAt === null ? null : new Date(reviewedAt);
  const text = renderDecidedElsewhere({ approvalStatus, reviewedBy, reviewedAt: at });
  return new ApiError(409, 'conflict', text, { extra: { doc: charity } });
};

async function requireReviewed(ctx: Ctx, id: string): Promise<ReviewedCharity> {
  const [row] = await ctx.db
    .select({
      id: charities.id,
      name: charities.name,
      approvalStatus: charities.approvalStatus,
      version: charities.version,
      reviewedAt: charities.reviewedAt,
      reviewedBy: sql<string | null>`coalesce(nullif(${user.name}, ''), ${user.email})`,
      rejectionReason: charities.rejectionReason,
    })
    .from(charities)
    .leftJoin(user, eq(user.id, charities.reviewedBy))
    .where(eq(charities.id, id));
  if (!row) throw notFound();
  return { ...row, reviewedAt: row.reviewedAt?.toISOString() ?? null };
}

/**
 * Condition that a charity's rejection affects a campaign: it goes ahead, its proceeds are not paid out, and it runs,
 * or people paid for it or may still have.
 */
const IS_AFFECTED = sql`${campaigns.cancelledAt} is null
  and not ${isPaidOut(campaigns.id)} and (${campaigns.isActive} = 1 or exists (select 1 from ${submissions}
  where ${submissions.campaignId} = ${campaigns.id}
  and ${submissions.status} in ('pending', 'processing', 'paid', 'disputed')))`;

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
