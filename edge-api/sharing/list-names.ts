import { and, desc, eq, isNotNull, isNull } from 'drizzle-orm';
import { user } from '../accounts/table.ts';
import { requireOwnCampaign } from '../campaigns/index.ts';
import type { Ctx } from '../platform/context.ts';
import { submissions } from '../submissions/table.ts';
import type { PublicName } from './contract.ts';
import { NAMES_MAX } from './rules.ts';
import { shares } from './table.ts';
import { toPublicName } from './to-public-name.ts';

/** Returns the names that a campaign's fans show in public, the latest first; throws 404 for all but its owner and admins. */
export async function listNames(ctx: Ctx, campaignId: string): Promise<PublicName[]> {
  await requireOwnCampaign(ctx, campaignId, true);
  const isShown = and(
    isNotNull(shares.nameAllowedAt),
    eq(submissions.status, 'paid'),
    eq(user.emailVerified, true),
    isNull(user.heldSince),
  );
  const rows = await ctx.db
    .select({ id: submissions.id, name: user.name, hiddenAt: submissions.nameHiddenAt })
    .from(shares)
    .innerJoin(submissions, eq(submissions.id, shares.submissionId))
    .innerJoin(user, eq(user.id, submissions.userId))
    .where(and(eq(shares.campaignId, campaignId), isShown))
    .orderBy(desc(shares.nameAllowedAt))
    .limit(NAMES_MAX);
  const names = rows.map(({ id, name, hiddenAt }) => ({
    id,
    name: toPublicName(name) ?? '',
    isHidden: hiddenAt !== null,
  }));
  return names.filter(({ name }) => name !== '');
}
