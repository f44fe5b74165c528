import { and, eq, sql, type SQL } from 'drizzle-orm';
import type { BatchItem } from 'drizzle-orm/batch';
import { user } from '../accounts/table.ts';
import { pauseCampaigns, publishIf, resumeCampaigns } from '../campaigns/index.ts';
import { campaigns } from '../campaigns/table.ts';
import type { CharityReview, ReviewedCharity } from '../charities/contract.ts';
import { renderDecidedElsewhere, REPLACEMENT_MS } from '../charities/rules.ts';
import { charities } from '../charities/table.ts';
import { isApproved, writeReview } from '../charities/index.ts';
import { endCheckoutsOfPausedCampaigns } from '../payments/index.ts';
import { requireAdmin, type Ctx } from '../platform/context.ts';
import { ApiError, notFound } from '../platform/errors.ts';
import { sendDueMails } from '../platform/mail.ts';
import { queueChooseMails, queueResumedMails } from './mails.ts';
import { isPaidOut } from '../payouts/index.ts';
import { submissions } from '../submissions/table.ts';

/**
 * Stores an admin's decision on a charity in the version that they saw. Rejecting pauses its campaigns, whose owners
 * are told to choose another one; any other decision lets paused ones go on. Throws 403 for all but admins, 404 when
 * there is no such charity, 409 with the decision of another admin who was first.
 */
export async function reviewCharity(ctx: Ctx, id: string, review: CharityReview): Promise<ReviewedCharity> {
  const admin = requireAdmin(ctx);
  const charity = await requireReviewed(ctx, id);
  const { approvalStatus, reason = null } = review;
  const { version = charity.version } = review;
  if (version !== charity.version) throw decidedElsewhere(charity);
  if (charity.approvalStatus === approvalStatus) return charity;
  const next = { id, name: charity.name, version: charity.version + 1 };
  const isUnchanged = sql`exists (select 1 from ${charities} where ${charities.id} = ${id}
    and ${charities.version} = ${charity.version})`;
  const isRejected = approvalStatus === 'rejected';
  const [first, ...others] = [
    ...(isRejected
      ? pauseForReplacement(ctx, next, reason, isUnchanged)
      : [...queueResumedMails(ctx, next, isUnchanged), resumeCampaigns(ctx, id, isUnchanged)]),
    // The update comes after them: it makes the condition of the others false.
    writeReview(ctx, charity, {
      approvalStatus,
      reviewedBy: admin.id,
      rejectionReason: isRejected ? reason : null,
    }),
    publishIf(ctx, and(eq(campaigns.charityId, id), isApproved(id)) ?? isUnchanged),
  ] as const;
  const written: unknown = (await ctx.db.batch([first, ...others])).at(-2);
  const reviewed = await requireReviewed(ctx, id);
  if (!Array.isArray(written) || written.length === 0) throw decidedElsewhere(reviewed);
  ctx.log.info('charity_reviewed', { charity: id, status: approvalStatus, admin: admin.id });
  ctx.defer(sendDueMails(ctx));
  if (isRejected) ctx.defer(endCheckoutsOfPausedCampaigns(ctx, id));
  return reviewed;
}

/** Returns the statements that pause a rejected charity's campaigns, and tell their owners, while `condition` holds. */
export function pauseForReplacement(
  ctx: Ctx,
  charity: { readonly id: string; readonly name: string; readonly version: number },
  reason: string | null,
  condition: SQL,
): [BatchItem<'sqlite'>, ...BatchItem<'sqlite'>[]] {
  const dueAt = new Date(ctx.now.getTime() + REPLACEMENT_MS);
  const isAffected = sql`${IS_AFFECTED} and ${condition}`;
  return [
    pauseCampaigns(ctx, charity.id, dueAt, isAffected),
    ...queueChooseMails(ctx, charity, { reason, dueAt }, isAffected),
  ];
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
export const IS_AFFECTED = sql`${campaigns.cancelledAt} is null
  and not ${isPaidOut(campaigns.id)} and (${campaigns.isActive} = 1 or exists (select 1 from ${submissions}
  where ${submissions.campaignId} = ${campaigns.id}
  and ${submissions.status} in ('pending', 'processing', 'paid', 'disputed')))`;
