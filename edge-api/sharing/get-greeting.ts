import { and, eq, isNotNull } from 'drizzle-orm';
import { user } from '../accounts/table.ts';
import { isPublic } from '../campaigns/index.ts';
import { campaigns } from '../campaigns/table.ts';
import type { Ctx } from '../platform/context.ts';
import { hasPublicName } from '../submissions/index.ts';
import { submissions } from '../submissions/table.ts';
import type { Greeting } from './contract.ts';
import { shares } from './table.ts';
import { toPublicName } from './to-public-name.ts';

/** Returns who greets a visitor that came to a campaign by a fan's link; nobody for a code that is not of such a link. */
export async function getGreeting(ctx: Ctx, slug: string, code: string): Promise<Greeting> {
  const [row] = await ctx.db
    .select({ name: user.name })
    .from(shares)
    .innerJoin(campaigns, eq(campaigns.id, shares.campaignId))
    .innerJoin(submissions, eq(submissions.id, shares.submissionId))
    .innerJoin(user, eq(user.id, submissions.userId))
    .where(
      and(
        eq(shares.code, code),
        isNotNull(shares.nameAllowedAt),
        eq(campaigns.slug, slug),
        isPublic,
        hasPublicName,
        eq(submissions.status, 'paid'),
      ),
    );
  return { name: row ? toPublicName(row.name) : null };
}
