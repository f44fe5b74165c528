import { and, eq, isNull } from 'drizzle-orm';
import { user } from '../accounts/table.ts';
import { logIfAdmin } from '../admin-log/index.ts';
import { requireOwnCampaign } from '../campaigns/index.ts';
import { requirePerson, type Ctx } from '../platform/context.ts';
import { notFound } from '../platform/errors.ts';
import { submissions } from './table.ts';

const isAdmin = (ctx: Ctx) => requirePerson(ctx).role === 'admin';

/** Holds for a person whose name may be public: verified address, and not hidden everywhere by an admin. */
export const hasShownName = and(
  eq(user.emailVerified, true),
  isNull(user.heldSince),
  eq(user.isNameHidden, false),
);

/** Holds for a fan whose name may be shown in public with their answer: it is not hidden there either. */
export const hasPublicName = and(hasShownName, isNull(submissions.nameHiddenAt));

/** Holds for a fan whose name the caller may hide or show: not withdrawn after a report, and not hidden by an admin. */
export const hasOpenName = (ctx: Ctx) =>
  and(isNull(submissions.withdrawnAt), isAdmin(ctx) ? undefined : eq(submissions.isNameHiddenByAdmin, false));

/** Hides a fan's name in every public place, or shows it again; only for the campaign's owner and admins, else 404. */
export async function hideName(
  ctx: Ctx,
  { id: campaignId, submissionId }: { readonly id: string; readonly submissionId: string },
  isHidden: boolean,
): Promise<void> {
  await requireOwnCampaign(ctx, campaignId, 'moderate');
  const isOfCampaign = and(eq(submissions.id, submissionId), eq(submissions.campaignId, campaignId));
  const isNamed = and(isOfCampaign, hasOpenName(ctx));
  if ((await ctx.db.$count(submissions, isNamed)) === 0) throw notFound();
  await ctx.db.batch([
    ctx.db
      .update(submissions)
      .set({
        nameHiddenAt: isHidden ? ctx.now : null,
        isNameHiddenByAdmin: isHidden && isAdmin(ctx),
        updatedAt: ctx.now,
      })
      .where(isNamed),
    ...logIfAdmin(ctx, { action: isHidden ? 'name-hidden' : 'name-shown', subject: campaignId }),
  ]);
}

/** Returns the statement that withdraws an answer and hides its fan's name: only fan and owner see it from then on. */
export function withdrawAnswer(ctx: Ctx, id: string) {
  return ctx.db
    .update(submissions)
    .set({ withdrawnAt: ctx.now, nameHiddenAt: ctx.now, updatedAt: ctx.now })
    .where(and(eq(submissions.id, id), isNull(submissions.withdrawnAt)));
}
