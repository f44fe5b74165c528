import { and, eq } from 'drizzle-orm';
import { acceptLink, invalidLink, requireLink, type OnProven } from '../../accounts/index.ts';
import { requirePerson, type Ctx } from '../../platform/context.ts';
import { charityAccounts } from '../profile/table.ts';
import { charities } from '../table.ts';
import type { AcceptedInvitation, AcceptInvitation } from '../invitation-contract.ts';

/** Lets the invited account edit the charity's profile. Throws like `acceptLink`. */
export async function acceptInvitation(
  ctx: Ctx,
  { token }: AcceptInvitation,
  onProven: OnProven,
): Promise<AcceptedInvitation> {
  const { id: userId } = requirePerson(ctx);
  const { link, charity } = await requireInvitation(ctx, token);
  const row = { charityId: charity.id, userId, acceptedAt: ctx.now };
  await acceptLink(ctx, link, {
    onProven,
    purpose: [ctx.db.insert(charityAccounts).values(row).onConflictDoNothing()],
  });
  ctx.log.info('charity_invitation_accepted', { charity: charity.id, by: userId });
  return { doc: charity };
}

/** Returns an invitation's link and charity; throws 400 for an invalid link. */
export async function requireInvitation(ctx: Ctx, token: string) {
  const link = await requireLink(ctx, ['charity-invitation'], token);
  const [charity] = await ctx.db
    .select({ id: charities.id, name: charities.name })
    .from(charities)
    .where(and(eq(charities.id, link.subject), eq(charities.approvalStatus, 'approved')));
  if (!charity) throw invalidLink();
  return { link, charity };
}
